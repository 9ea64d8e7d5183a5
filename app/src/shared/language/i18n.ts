import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '@site/content/schema/messages.ts';
import type { Language } from '@site/contract/language';
import { keepPlaceholder } from '@site/contract/message';

/**
 * One i18next instance per language. A page always uses a single instance, so a change of language is a change of one
 * prop, and pages are never half translated.
 */
const instances = new Map<Language, I18n>();

/** Returns the instance of a language, created on first use. */
export function getI18n(language: Language): I18n {
  const existingInstance = instances.get(language);
  if (existingInstance) return existingInstance;
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    // Messages contain dots, colons and quotes, and React escapes their text.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    // Without this option i18next keeps the placeholder.
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
