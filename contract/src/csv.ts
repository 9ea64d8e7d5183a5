/** Cells of a CSV file (RFC 4180) that a spreadsheet shows unchanged. */

/** A formula begins with one of these, also in full width and after invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%＝＋－＠﹢﹣﹫−]/u;
/** Characters that are invisible or control a program, which a cell does not need. */
const CONTROL = /[^\P{C}\n]/gu;

/**
 * A number that spreadsheets show unchanged: without a leading or trailing zero or exponent, and with the digits they
 * keep.
 */
const NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d{0,9}[1-9])?$/;
/** Words with a letter stay texts, except exponents, months, times, and the two Boolean values. */
const WORDS = /\p{L}/u;
const CHANGED_WORDS =
  /^\s*(?:[\d.,]+\s*e\s*[+-]?\d+|true|false|.*\d.*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,-]*\d.*|[\d:.\s]+[ap]\.?m?\.?|(?:오전|오후)\s*\d.*|[\d\s년월일시분초]+)\s*$/iu;

/** Returns whether a spreadsheet shows a cell unchanged. */
const isShownAsWritten = (text: string): boolean =>
  text === '' || NUMBER.test(text) || (WORDS.test(text) && !CHANGED_WORDS.test(text));

/**
 * Returns a cell that a spreadsheet shows unchanged, whatever a visitor typed: formulas do not run, and codes, numbers
 * with a leading zero and texts that look like a date (`0320000000`, `12E5`, `3-4`) stay as they are.
 */
export function formatCsvCell(value: string): string {
  const isFormula = FORMULA.test(value) || /^[\t\r]/.test(value);
  const text = value.replace(CONTROL, '');
  // Only a formula with the text as its value is shown unchanged and without a mark.
  const cell = isFormula
    ? `'${text}`
    : isShownAsWritten(text)
      ? text
      : `="${text.replaceAll('"', '""')}"`;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
