/** A term, with what is written on to it without a space: brackets, a comma, a Korean particle. */
export interface Mention<Term> {
  readonly before: string;
  readonly term: Term;
  readonly after: string;
}

/** A piece of a text: words as they are, or a term at its first mention. */
export type Piece<Term> = string | Mention<Term>;

/** Cuts a text in two where the last word that is not finished by a space begins. */
const cutLastWord = (text: string) => {
  const at = text.search(/\S*$/);
  return [text.slice(0, at), text.slice(at)] as const;
};

/** Cuts a text in two at its first space. */
const cutFirstWord = (text: string) => {
  const at = /^\S*/.exec(text)?.[0].length ?? 0;
  return [text.slice(0, at), text.slice(at)] as const;
};

/**
 * Cuts each term out of a row of texts where it is first mentioned, in the order in which they are read.
 * Where two terms begin alike ("CAN FD", "CAN") the longer one is meant, and none is part of a longer
 * word: "LIN" is not in "INLINE" or "LIN2".
 */
export function splitAtFirstMentions<Term extends { readonly term: string }>(
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
      const last = pieces.pop() ?? '';
      if (term) {
        const [words, before] = typeof last === 'string' ? cutLastWord(last) : [last, ''];
        pieces.push(words, { before, term, after: '' });
      } else if (typeof last === 'string') pieces.push(last + piece);
      else {
        const [after, words] = cutFirstWord(piece);
        pieces.push({ ...last, after: last.after + after }, words);
      }
      unexplained.delete(piece);
    }
    return pieces.filter((piece) => piece !== '');
  });
}
