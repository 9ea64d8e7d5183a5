import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '@site/content/schema/messages.ts';
import type { Language } from '@site/contract/language';
import { keepPlaceholder } from '@site/contract/message';

/**
 * One i18next instance per language. A page is always shown by one instance, so a switch of language is one change of
 * a prop, and nothing is half translated in between.
 */
const instances = new Map<Language, I18n>();

/** The instance of a language, created on first use. */
export function getI18n(language: Language): I18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    // Messages are sentences with dots, colons and quotes in them, and React escapes what it shows.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    // Without it i18next keeps the placeholder.
    ...(process.env.NODE_ENV !== 'production' && {
      missingInterpolationHandler: (message: string, [placeholder]: RegExpExecArray) =>
        keepPlaceholder(message, placeholder),
    }),
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}

/** Adds the messages of a namespace to the instance of a language. */
export function addMessages(language: Language, namespace: string, messages: Messages): void {
  getI18n(language).addResourceBundle(language, namespace, messages, false, true);
}
