/** Where Unicode has the syllables. */
export const SYLLABLE_RANGE = 'U+AC00-D7A3';

/** The 2,350 syllables of KS X 1001, which Korean is written with: what is typed or published tomorrow. */
export function listCommonSyllables(): string {
  const decoder = new TextDecoder('euc-kr');
  const [first, last] = [0xb0, 0xc8];
  return Array.from({ length: (last - first + 1) * 94 }, (_, index) =>
    decoder.decode(Uint8Array.of(first + Math.floor(index / 94), 0xa1 + (index % 94))),
  ).join('');
}
