import { MessagesProvider, type Messages } from '@site/design-system';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SiteContent } from '@site/content/schema/site.ts';
import type { Language } from '@site/contract/language';
import type { FormsAvailability, FormState } from '@site/contract/renderer';

import { getI18n } from '../shared/language/i18n.ts';
import { LanguageContext } from '../shared/language/language-context.ts';
import { FormsAvailabilityContext, FormStateContext } from './forms/form-state.ts';
import { NavigationContext } from './shell/useMenu.ts';

/** The data that all islands of a page share. */
export interface IslandEnvironment {
  readonly language: Language;
  /** The messages of the design system. */
  readonly messages: Messages;
  /** The groups of the menu. */
  readonly navigation: SiteContent['navigation'];
  /** The actions of the mobile menu. */
  readonly actions: SiteContent['actions'];
}

interface IslandProvidersProps {
  readonly environment: IslandEnvironment;
  /** The outcome of a form that was posted without scripts. */
  readonly form?: FormState | undefined;
  readonly formsAvailability?: FormsAvailability | undefined;
  readonly children: ReactNode;
}

/** The contexts of an island, which are the same on the server and in the browser, except for the router around it. */
export function IslandProviders({
  environment: { language, messages, navigation, actions },
  form,
  formsAvailability,
  children,
}: IslandProvidersProps) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={getI18n(language)}>
        <MessagesProvider messages={messages}>
          <NavigationContext value={{ navigation, actions }}>
            <FormStateContext value={form}>
              <FormsAvailabilityContext value={formsAvailability}>
                {children}
              </FormsAvailabilityContext>
            </FormStateContext>
          </NavigationContext>
        </MessagesProvider>
      </I18nextProvider>
    </LanguageContext>
  );
}
