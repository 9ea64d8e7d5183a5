/** Cells of a CSV file (RFC 4180) that a spreadsheet shows as they are. */

/** A formula begins with one of these, also after what a spreadsheet does not show, and in full width. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%＝＋－＠﹢﹣﹫−]/u;
/** Characters that show nothing or control a program; a cell has no use for them. */
const CONTROL = /[^\P{C}\n]/gu;

/** A number that is shown as it is written: no zero before or behind it, no exponent, no more digits than are kept. */
const NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d{0,9}[1-9])?$/;
/** Words with a letter are texts, but for these: exponents, months, times, and the two truth values. */
const WORDS = /\p{L}/u;
const CHANGED_WORDS =
  /^\s*(?:[\d.,]+\s*e\s*[+-]?\d+|true|false|.*\d.*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,-]*\d.*|[\d:.\s]+[ap]\.?m?\.?|(?:오전|오후)\s*\d.*|[\d\s년월일시분초]+)\s*$/iu;

/** Whether a spreadsheet shows a cell as it is written. */
const isShownAsWritten = (text: string): boolean =>
  text === '' || NUMBER.test(text) || (WORDS.test(text) && !CHANGED_WORDS.test(text));

/**
 * A cell that a spreadsheet takes for what it says, whatever a visitor typed into it: no formula runs, and codes, numbers
 * with a leading zero and what looks like a date (`0320000000`, `12E5`, `3-4`) stay as they are.
 */
export function formatCsvCell(value: string): string {
  const isFormula = FORMULA.test(value) || /^[\t\r]/.test(value);
  const text = value.replace(CONTROL, '');
  // A formula whose value is the text is the one form in which a spreadsheet changes nothing and shows no mark.
  const cell = isFormula
    ? `'${text}`
    : isShownAsWritten(text)
      ? text
      : `="${text.replaceAll('"', '""')}"`;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
