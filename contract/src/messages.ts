import brought from '../dist/messages.json' with { type: 'json' };
import { INTERFACE_LANGUAGES, type InterfaceText } from './interface-language.ts';
import { fillStandIns, mapLanguages, type Language, type LocalizedText } from './language.ts';

/** The messages of a company, `content/languages/`: by language, namespace and key. */
export type BroughtMessages = Readonly<
  Partial<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>;

/**
 * Returns the messages of a namespace in the languages of the company. The software has messages in its own languages;
 * a company adds those of other languages. A missing message is replaced by that of the fallback language or of a
 * language of the software.
 */
export const localizeMessages = <Key extends string>(
  namespace: string,
  messages: Readonly<Record<Key, Partial<InterfaceText>>>,
  own: BroughtMessages = brought,
): Readonly<Record<Key, LocalizedText>> =>
  Object.fromEntries(
    Object.entries<Partial<InterfaceText>>(messages).map(([key, text]) => {
      const ownMessages = mapLanguages(
        (language) =>
          own[language]?.[namespace]?.[key] ??
          (text as Readonly<Partial<Record<string, string>>>)[language],
      );
      const completeMessages = fillStandIns(ownMessages);
      const last = INTERFACE_LANGUAGES.map((language) => text[language]).findLast(Boolean) ?? key;
      return [key, mapLanguages((language) => completeMessages[language] ?? last)];
    }),
  ) as Readonly<Record<Key, LocalizedText>>;
