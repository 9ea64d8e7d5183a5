import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, rank, slug, text, textOrFigure } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** A table; the first cell of each row is the row's header. */
export const tableBlock = z
  .strictObject({
    type: z.literal('table'),
    /** The anchor by which links reach this place. */
    id: slug.optional(),
    heading: heading.optional(),
    rank,
    text: text.optional(),
    /** A small drawing before the heading. */
    drawing: drawing.optional(),
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(textOrFigure)).min(1),
    /** Figures are set right-aligned in tabular numerals. */
    numeric: z.boolean().optional(),
    /** Columns, counted from 0, whose percentages are also drawn as bars. */
    shares: z.array(z.int().min(1)).optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: says('table.cells'),
          params: { count: row.length, columns: columns.length },
          input: row,
        });
    });
  });
export type TableBlock = Localized<z.infer<typeof tableBlock>>;
