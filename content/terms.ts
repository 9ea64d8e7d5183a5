/** A piece of a text: words as they are, or a term at its first mention. */
export type Piece<Term> = string | Term;

/**
 * Cuts each term out of a row of texts where it is first mentioned, in the order in which they are read.
 * Where two terms begin alike ("CAN FD", "CAN") the longer one is meant, and none is part of a longer
 * word: "LIN" is not in "INLINE" or "LIN2".
 */
export function firstMentions<Term extends { readonly term: string }>(
  texts: readonly string[],
  terms: readonly Term[],
): Piece<Term>[][] {
  const longestFirst = terms
    .map(({ term }) => term)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const mentions = new RegExp(`(?<![A-Za-z0-9-])(${longestFirst})(?![A-Za-z0-9])`);
  const unexplained = new Map(terms.map((term) => [term.term, term]));
  return texts.map((text) => {
    if (terms.length === 0) return [text];
    const pieces: Piece<Term>[] = [];
    for (const piece of text.split(mentions)) {
      const term = unexplained.get(piece);
      const before = pieces.at(-1);
      if (term) pieces.push(term);
      else if (typeof before === 'string') pieces[pieces.length - 1] = before + piece;
      else if (piece) pieces.push(piece);
      unexplained.delete(piece);
    }
    return pieces;
  });
}
