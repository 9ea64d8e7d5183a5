import { cleanLine } from './normalize.ts';

/** Telephone numbers as people give them, in Korea and abroad, with an extension where they have one. */

/** What is written before a number: what it is, or a picture of a telephone. */
const LABEL =
  /^(?:\p{So}|\uFE0F|\s|(?:telephone|tel|phone|mobile|cell|fax|hp|h\.p|[tmp]|대표|전화번호|전화|휴대폰|휴대전화|핸드폰|연락처|번호)\s*[.:)]*\s*(?=[+(\d]))+/iu;
/** What Korean and Japanese keyboards have near the hyphen. */
const TYPED_DASHES = /[ー―ㅡ─━\u00AD]/g;
const DOTS = /[·•‧・∙]/g;
const NUMBER = /^\+?[\d\s().-]{7,30}$/;
/** The fewest digits of a number, and of one without its area. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 20;
/** The last number of a row of lines: `02-000-0000~5`. */
const RANGE = /\s*~\s*\d{1,4}$/;
const EXTENSION =
  /[\s,;/(-]*(?:내선\s*(?:번호)?|구내|교환|extension|extn|ext|x|#|;?\s*ext=)\s*[.:]?\s*(\d{1,8})\s*(?:번)?\s*\)?$/i;
/** An extension alone, with or without its word. */
const EXTENSION_ALONE =
  /^(?:\(?\s*(?:내선\s*(?:번호)?|구내|교환|extension|extn|ext|x|#)\s*[.:]?\s*)?\d{2,6}\s*(?:번)?\s*\)?$/i;

/** A phone number as it is stored: as it was typed, without what was only copied along. */
export const cleanPhone = (text: string): string =>
  cleanLine(
    text.replace(TYPED_DASHES, '-').replace(DOTS, '.').normalize('NFKC').replace(/^tel:/i, ''),
  )
    .replace(LABEL, '')
    .trim();

/** The number of a clean text without its extension and further lines. */
const getMainNumber = (clean: string): string =>
  clean.replace(EXTENSION, '').replace(RANGE, '').trim();

/** Whether a clean text is a phone number in any usual spelling. */
export function isPhone(clean: string): boolean {
  const number = getMainNumber(clean);
  const digits = number.replaceAll(/\D/g, '').length;
  return NUMBER.test(number) && digits >= DIGITS_MIN && digits <= DIGITS_MAX;
}

/** Whether a clean text is an extension alone, which is enough to reach somebody within the company. */
export const isExtension = (clean: string): boolean => EXTENSION_ALONE.test(clean);

/** The digits of a phone number without its extension: two spellings of one number end alike. */
export const getPhoneDigits = (text: string): string =>
  getMainNumber(cleanPhone(text)).replaceAll(/\D/g, '');
