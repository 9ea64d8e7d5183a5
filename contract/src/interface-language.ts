/**
 * The languages of the tools: `content:check`, the editor and the desk. They are those of the people who work on a site,
 * whatever languages it has for its visitors.
 */
export const INTERFACE_LANGUAGES = ['ko', 'en'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** A text in the languages of the tools. */
export type InterfaceText = Readonly<Record<InterfaceLanguage, string>>;

/** Whether a value is the code of a language of the tools. */
export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  INTERFACE_LANGUAGES.includes(value as InterfaceLanguage);

/** What a language is called in another one: "German", "독일어". */
export const nameLanguage = (code: string, language: string): string =>
  // In tools alone, no page asks for it.
  // oxlint-disable-next-line no-restricted-globals
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
