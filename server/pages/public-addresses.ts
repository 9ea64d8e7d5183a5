import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, type Language } from '@site/contract/language';

/** Escapes a text for the content of an XML element or a quoted attribute without `"`. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the absolute URL of a path in a language; the default language has no parameter. */
export function getAbsoluteUrl(address: string, language: Language, origin: string): string {
  const url = new URL(address, origin);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}
