/** A cell of at least this length counts as a sentence, which gets a separate line. */
const SENTENCE = 20;

/** Returns whether a table is too wide for phones: it has at least three columns, and words in them. */
export const holdsSentences = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) => row.length > 2 && row.slice(1).some((cell) => cell.length > SENTENCE));
