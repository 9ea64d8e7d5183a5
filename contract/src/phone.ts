import { cleanLine } from './normalize.ts';

/** Telephone numbers as people write them, in Korea and abroad, with an optional extension. */

/** Words that people write before a number. */
const LABEL_WORDS = [
  'telephone|tel|phone|mobile|cell|fax|hp|h[./]p|office|work|home|direct|[cdfmopt]',
  '전화|휴대폰|휴대전화|핸드폰|연락처|번호|대표|직통|사무실|회사|팩스|자택|집',
  '電話|电话|手机',
].join('|');
/** A label before a number: words, or a telephone symbol, with surrounding signs. */
const LABEL = new RegExp(
  `^(?:\\p{So}|\\uFE0F|[\\s[\\](<:]|(?:${LABEL_WORDS})(?:번호)?[\\s.:)\\]]*(?=[[+(\\d]))+(?=[+(\\d])`,
  'iu',
);
/** Quotation marks and punctuation that are copied with a number. */
const AROUND = /^['"‘“<]+|['"’”>,;.]+$/g;
const SCHEME = /^(?:tel|callto):/i;
/** Characters near the hyphen on Korean and Japanese keyboards. */
const TYPED_DASHES = /[ー―ㅡ─━_\u00AD]/g;
const DOTS = /[·•‧・∙]/g;
/** The letter O instead of a zero: `O10-1234-5678`. */
const LETTER_O = /(?<![a-z])o(?=[\d-])|(?<=[\d-])o(?![a-z])/gi;
const NUMBER = /^\+?[\d\s()./-]{7,30}$/;
/** The minimum of digits of a number, and of one without an area code. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 20;
/** The last number of consecutive lines: `02-000-0000~5`. */
const RANGE = /\s*~\s*\d{1,4}$/;
/** A note after a number: `010-1234-5678 (개인)`. */
const NOTE = /\s*\(\p{L}[\p{L}\s]{0,15}\)$/u;
const EXTENSION_WORDS =
  '(?:내선|구내|교환|교|사내|内線|内线|extension|extn|ext|x|#)\\s*(?:번호|no\\.?)?';
/** Address books write a pause before an extension as a comma, a semicolon, `p` or `w`. */
const EXTENSION = new RegExp(
  `[\\s,;/(-]*(?:${EXTENSION_WORDS}|;?\\s*ext=|[,;]+|[pw])[\\s.:)-]*(\\d{1,8})\\s*(?:번)?\\s*\\)?$`,
  'i',
);
/** An extension without a number, with or without its label. */
const EXTENSION_ALONE = new RegExp(
  `^\\(?\\s*(?:${EXTENSION_WORDS}[\\s.:)-]*)?\\d{2,6}\\s*(?:번)?\\s*(?:\\)|\\(내선\\))?$`,
  'i',
);

/**
 * Returns a phone number in the form in which it is stored: as it was typed, without text that was copied with it. A
 * text without digits is kept.
 */
export function cleanPhone(text: string): string {
  const typedNumber = cleanLine(
    text.replace(TYPED_DASHES, '-').replace(DOTS, '.').normalize('NFKC'),
  );
  if (!/\d/.test(typedNumber)) return typedNumber;
  return typedNumber
    .replace(AROUND, '')
    .replace(SCHEME, '')
    .replace(LETTER_O, '0')
    .replace(LABEL, '')
    .trim();
}

/** Returns the main number of a clean text: without note, extension and further lines. */
const getMainNumber = (clean: string): string =>
  clean.replace(NOTE, '').replace(EXTENSION, '').replace(RANGE, '').trim();

/** Returns whether a clean text is a phone number in any usual spelling. */
export function isPhone(clean: string): boolean {
  const number = getMainNumber(clean);
  const digits = number.replaceAll(/\D/g, '').length;
  return NUMBER.test(number) && digits >= DIGITS_MIN && digits <= DIGITS_MAX;
}

/** Returns whether a clean text is only an extension, which is enough within the company. */
export const isExtension = (clean: string): boolean => EXTENSION_ALONE.test(clean);

/**
 * Returns the digits of a phone number without its extension. Two spellings of one number have the same last digits.
 */
export const getPhoneDigits = (text: string): string =>
  getMainNumber(cleanPhone(text)).replaceAll(/\D/g, '');
