/**
 * The receipt number of a report: 80 random bits and a check character, in Crockford's base32, such as
 * `7K3M-9QXT-2BVD-H0RA-5`. It reveals nothing about the report: neither date nor sequence.
 */

import { cleanLine, normalizeBounded } from './normalize.ts';

/** Crockford's alphabet: without I, L, O and U, which look like other characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes in a receipt number. */
export const RECEIPT_BYTES = 10;
const DATA_LENGTH = 16;
/** Longest text that is searched for a receipt number, in characters. */
export const TYPED_MAX = 128;
const GROUP = /.{4}(?=.)/g;

/** Takes one step in the field of 32 elements (x⁵ + x² + 1): a shift, and a reduction if it overflows. */
const times2 = (element: number): number =>
  element & 16 ? (element << 1) ^ 0b100101 : element << 1;

/**
 * Returns the check value over GF(32). Each position has another weight, so that one wrong character and two exchanged
 * characters are always detected.
 */
function computeCheck(values: readonly number[]): number {
  return values.reduce((sum, value) => times2(sum ^ value), 0);
}

/** Writes 80 bits as a receipt number. */
export function formatReceipt(bytes: Uint8Array): string {
  const values: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes.subarray(0, RECEIPT_BYTES)) {
    buffer = (buffer << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) {
      values.push((buffer >> (bits - 5)) & 31);
      buffer &= (1 << (bits - 5)) - 1;
    }
  }
  const text = [...values, computeCheck(values)].map((value) => ALPHABET[value]).join('');
  return text.replace(GROUP, '$&-');
}

/**
 * Returns the values of the letters and digits of a text; `undefined` if it has one that receipt numbers do not have.
 */
function parseValues(text: string): number[] | undefined {
  const values = [...text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')].map((character) =>
    ALPHABET.indexOf(character),
  );
  return values.includes(-1) ? undefined : values;
}

/** Joins pieces of a text to a receipt number; returns `undefined` if the result is not one. */
function joinPieces(pieces: readonly string[]): string | undefined {
  const values = parseValues(pieces.join(''));
  if (values?.length !== DATA_LENGTH + 1) return undefined;
  if (computeCheck(values.slice(0, DATA_LENGTH)) !== values[DATA_LENGTH]) return undefined;
  return values
    .map((value) => ALPHABET[value])
    .join('')
    .replace(GROUP, '$&-');
}

/**
 * Reads a receipt number as people type and paste it: any case, full-width, O for 0, I or L for 1, with any text
 * between, before and after its letters: `접수번호: «7k3m_9qxt 2bvd–h0ra.5»`. Returns its written form, or `undefined` if
 * the text contains none or several.
 */
export function parseReceipt(typedText: string): string | undefined {
  const pieces =
    cleanLine(normalizeBounded(typedText, 'NFKC', TYPED_MAX))
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? [];
  const receipts = new Set<string>();
  for (const [start] of pieces.entries())
    for (let end = start + 1; end <= Math.min(pieces.length, start + DATA_LENGTH + 1); end += 1) {
      const receipt = joinPieces(pieces.slice(start, end));
      if (receipt) receipts.add(receipt);
    }
  const [receipt, ...otherReceipts] = receipts;
  return otherReceipts.length === 0 ? receipt : undefined;
}
