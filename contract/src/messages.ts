import brought from '../dist/messages.json' with { type: 'json' };
import { INTERFACE_LANGUAGES, type InterfaceText } from './interface-language.ts';
import { fillStandIns, mapLanguages, type Language, type LocalizedText } from './language.ts';

/** The messages that a company brings, `content/languages/`: by language, namespace and key. */
export type BroughtMessages = Readonly<
  Partial<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>;

/**
 * The messages of a namespace in the languages of the company: the software has them in its own languages, a company
 * brings those of others. A missing one is in the language that stands in for it, or else in one of the software.
 */
export const localizeMessages = <Key extends string>(
  namespace: string,
  messages: Readonly<Record<Key, Partial<InterfaceText>>>,
  own: BroughtMessages = brought,
): Readonly<Record<Key, LocalizedText>> =>
  Object.fromEntries(
    Object.entries<Partial<InterfaceText>>(messages).map(([key, text]) => {
      const all = mapLanguages(
        (language) =>
          own[language]?.[namespace]?.[key] ??
          (text as Readonly<Partial<Record<string, string>>>)[language],
      );
      const filled = fillStandIns(all);
      const last = INTERFACE_LANGUAGES.map((language) => text[language]).findLast(Boolean) ?? key;
      return [key, mapLanguages((language) => filled[language] ?? last)];
    }),
  ) as Readonly<Record<Key, LocalizedText>>;
