/** The Unicode range of the syllables. */
export const SYLLABLE_RANGE = 'U+AC00-D7A3';

/**
 * Returns the 2,350 syllables of KS X 1001, the common syllables of Korean. New texts and the texts of visitors may
 * need any of them.
 */
export function listCommonSyllables(): string {
  const decoder = new TextDecoder('euc-kr');
  const [first, last] = [0xb0, 0xc8];
  return Array.from({ length: (last - first + 1) * 94 }, (_, index) =>
    decoder.decode(Uint8Array.of(first + Math.floor(index / 94), 0xa1 + (index % 94))),
  ).join('');
}
