/**
 * The receipt number of a report: 80 random bits and a check character, in Crockford's base32, such as
 * `7K3M-9QXT-2BVD-H0RA-5`. It says nothing about the report: no date, no sequence.
 */

import { cleanLine, normalizeBounded } from './normalize.ts';

/** Crockford's alphabet: no I, L, O or U, which are read as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes in a receipt number. */
export const RECEIPT_BYTES = 10;
const DATA_LENGTH = 16;
/** Longest text in which a receipt number is looked for, in characters. */
export const TYPED_MAX = 128;
const GROUP = /.{4}(?=.)/g;

/** One step in the field of 32 elements (x⁵ + x² + 1): a shift, and a reduction where it overflows. */
const times2 = (element: number): number =>
  element & 16 ? (element << 1) ^ 0b100101 : element << 1;

/**
 * The check value over GF(32): each place has another weight, so that one wrong character, or any two
 * that changed places, never go unseen.
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

/** The values of the letters and digits of a text; `undefined` where it has one that no receipt number has. */
function parseValues(text: string): number[] | undefined {
  const values = [...text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')].map((character) =>
    ALPHABET.indexOf(character),
  );
  return values.includes(-1) ? undefined : values;
}

/** The receipt number that pieces of a text are together; `undefined` where they are none. */
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
 * Reads a receipt number as people type and paste it: any case, full-width, O for 0, I or L for 1, with anything between,
 * before and behind its letters: `접수번호: «7k3m_9qxt 2bvd–h0ra.5»`. Returns it in its one written form, or
 * `undefined` where there is none, or more than one.
 */
export function parseReceipt(typed: string): string | undefined {
  const pieces =
    cleanLine(normalizeBounded(typed, 'NFKC', TYPED_MAX))
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? [];
  const found = new Set<string>();
  for (const [start] of pieces.entries())
    for (let end = start + 1; end <= Math.min(pieces.length, start + DATA_LENGTH + 1); end += 1) {
      const receipt = joinPieces(pieces.slice(start, end));
      if (receipt) found.add(receipt);
    }
  const [receipt, ...others] = found;
  return others.length === 0 ? receipt : undefined;
}
