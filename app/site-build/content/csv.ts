import { formatCsvCell } from '@site/contract/csv';
import { withPlainSpaces } from '../../src/shared/language/no-break.ts';

/**
 * Returns rows of localized texts as a CSV file, without characters that prevent line breaks. It begins with the byte
 * order mark by which spreadsheets detect UTF-8.
 */
export const formatCsvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => formatCsvCell(withPlainSpaces(cell))).join(',')).join('\r\n')}\r\n`;
