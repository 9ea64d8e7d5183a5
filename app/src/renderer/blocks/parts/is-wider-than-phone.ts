/** A cell of at least this length counts as a sentence, which gets a separate line. */
const SENTENCE = 20;

/** Tables of at least this many columns are wider than a phone, however short their cells. */
const MANY_COLUMNS = 5;

/** Returns whether a table is too wide for phones: it has many columns, or at least three of them and words in them. */
export const isWiderThanPhone = (rows: readonly (readonly string[])[]): boolean =>
  rows.some(
    (row) =>
      row.length >= MANY_COLUMNS ||
      (row.length > 2 && row.slice(1).some((cell) => cell.length > SENTENCE)),
  );
