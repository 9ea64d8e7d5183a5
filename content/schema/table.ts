import * as z from 'zod';

import { refuse } from '../library/sentences.ts';
import { text, textOrFigure } from './text.ts';

/** The properties of all tables; the first cell of each row is the row's header. */
export const tableFields = {
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(textOrFigure)).min(1),
};

/** Checks that every row has a cell for every column. */
export function checkCells(
  {
    columns,
    rows,
  }: { readonly columns: readonly unknown[]; readonly rows: readonly (readonly unknown[])[] },
  context: z.RefinementCtx,
): void {
  rows.forEach((row, index) => {
    if (row.length !== columns.length)
      refuse(context, ['rows', index], 'table.cells', {
        count: row.length,
        columns: columns.length,
      });
  });
}
