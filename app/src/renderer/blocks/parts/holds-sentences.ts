/** From this length on a cell counts as a sentence, which gets a line of its own. */
const SENTENCE = 20;

/** Whether a table has three columns or more and words in them, which no phone is wide enough for. */
export const holdsSentences = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) => row.length > 2 && row.slice(1).some((cell) => cell.length > SENTENCE));
