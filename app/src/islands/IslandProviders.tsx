import { MessagesProvider, type Messages } from '@site/design-system';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@site/contract/language';
import type { FormsAvailability, FormState } from '@site/contract/renderer';

import { FormsAvailabilityContext, FormStateContext } from '../data/formState.ts';
import { i18nFor } from '../language/i18n.ts';
import { LanguageContext } from '../language/LanguageContext.ts';

/** What every island of a page shares. */
export interface IslandEnvironment {
  readonly language: Language;
  /** The design system's own words. */
  readonly words: Messages;
  /** The outcome of a form that was posted without scripts. */
  readonly form?: FormState | undefined;
  readonly formsAvailability?: FormsAvailability | undefined;
}

interface IslandProvidersProps {
  readonly environment: IslandEnvironment;
  readonly children: ReactNode;
}

/** The contexts of an island, the same on the server and in the browser. The router is given around it. */
export function IslandProviders({
  environment: { language, words, form, formsAvailability },
  children,
}: IslandProvidersProps) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>
        <MessagesProvider messages={words}>
          <FormStateContext value={form}>
            <FormsAvailabilityContext value={formsAvailability}>
              {children}
            </FormsAvailabilityContext>
          </FormStateContext>
        </MessagesProvider>
      </I18nextProvider>
    </LanguageContext>
  );
}
