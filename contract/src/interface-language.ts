/**
 * The languages of the tools: `content:check`, the editor and the desk. They depend on the people who maintain a site,
 * not on the languages of its visitors.
 */
export const INTERFACE_LANGUAGES = ['ko', 'en'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** A text in the languages of the tools. */
export type InterfaceText = Readonly<Record<InterfaceLanguage, string>>;

/** Returns whether a value is the code of a language of the tools. */
export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  INTERFACE_LANGUAGES.includes(value as InterfaceLanguage);

/** Returns the name of a language in another one: "German", "독일어". */
export const nameLanguage = (code: string, language: string): string =>
  // Only tools call it, no page.
  // oxlint-disable-next-line no-restricted-globals
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
