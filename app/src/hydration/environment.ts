import type { Messages } from '@site/design-system';
import type { Language } from '@site/contract/language';
import { frames } from 'virtual:frames';

import type { IslandEnvironment } from '../islands/IslandProviders.tsx';
import type { PageState } from '../islands/pageState.ts';
import { i18nFor } from '../language/i18n.ts';
import { SITE_NAMESPACE } from '../view/useSite.ts';

const WORDS: Record<Language, () => Promise<{ readonly default: Messages }>> = {
  ko: () => import('@site/design-system/messages/ko.json'),
  en: () => import('@site/design-system/messages/en.json'),
};

/** Loads the texts of a language and those of a page, and puts them where islands read them. */
export async function loadEnvironment(
  language: Language,
  { messages, form, formsAvailability }: PageState,
): Promise<IslandEnvironment> {
  const [{ default: words }, { default: frame }] = await Promise.all([
    WORDS[language](),
    frames[language](),
  ]);
  const i18n = i18nFor(language);
  const bundles = { [SITE_NAMESPACE]: frame.site, shell: frame.shell, ...messages };
  for (const [namespace, texts] of Object.entries(bundles))
    i18n.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true });
  return { language, words, form, formsAvailability };
}
