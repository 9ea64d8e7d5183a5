import { csvCell } from '@site/contract/csv';
import { withPlainSpaces } from '../../src/shared/language/no-break.ts';

/**
 * Rows of localized texts as a CSV file, without what only keeps their lines together. It begins with the byte order mark
 * by which spreadsheets detect UTF-8.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => csvCell(withPlainSpaces(cell))).join(',')).join('\r\n')}\r\n`;
