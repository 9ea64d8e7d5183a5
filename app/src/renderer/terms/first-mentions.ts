/** A term with the text that is attached to it without a space: brackets, a comma, a Korean particle. */
export interface Mention<Term> {
  readonly wordBefore: string;
  readonly term: Term;
  readonly wordAfter: string;
}

/** A piece of a text: plain text, or a term at its first mention. */
export type Piece<Term> = string | Mention<Term>;

/** Splits a text before its last word if no space follows the word. */
const cutLastWord = (text: string) => {
  const at = text.search(/\S*$/);
  return [text.slice(0, at), text.slice(at)] as const;
};

/** Splits a text at its first space. */
const cutFirstWord = (text: string) => {
  const at = /^\S*/.exec(text)?.[0].length ?? 0;
  return [text.slice(0, at), text.slice(at)] as const;
};

/**
 * Splits a list of texts at the first mention of each term, in reading order. If two terms begin with the same letters
 * ("CAN FD", "CAN"), the longer one matches. Parts of words do not match: "LIN" is not in "INLINE" or "LIN2".
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
  const unexplainedTerms = new Map(terms.map((term) => [term.term, term]));
  return texts.map((text) => {
    if (terms.length === 0) return [text];
    const pieces: Piece<Term>[] = [];
    for (const piece of text.split(mentions)) {
      const term = unexplainedTerms.get(piece);
      const last = pieces.pop() ?? '';
      if (term) {
        const [words, wordBefore] = typeof last === 'string' ? cutLastWord(last) : [last, ''];
        pieces.push(words, { wordBefore, term, wordAfter: '' });
      } else if (typeof last === 'string') pieces.push(last + piece);
      else {
        const [after, words] = cutFirstWord(piece);
        pieces.push({ ...last, wordAfter: last.wordAfter + after }, words);
      }
      unexplainedTerms.delete(piece);
    }
    return pieces.filter((piece) => piece !== '');
  });
}
