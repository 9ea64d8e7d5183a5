import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { checkCells, tableFields } from '../table.ts';
import { drawing, heading, rank, slug, text } from '../text.ts';

/** A section with a table. */
export const tableBlock = z
  .strictObject({
    type: z.literal('table'),
    /** The anchor of the section. */
    id: slug.optional(),
    heading: heading.optional(),
    rank,
    text: text.optional(),
    /** A small drawing before the heading. */
    drawing: drawing.optional(),
    ...tableFields,
    /** Columns of figures are right-aligned. */
    numeric: z.boolean().optional(),
    /** Words for levels, from low to high, whose cells have a background. */
    levels: z.array(text).min(2).optional(),
    /** The progress of each row from a value to its target, drawn as bars in the column with the present values. */
    progress: z
      .strictObject({
        /** The columns with the present values and the targets, counted from 0; the first number of a cell counts. */
        column: z.int().min(1),
        target: z.int().min(1),
        /** The value from which each row started; `null` for a row without bar. */
        from: z.array(z.number().nullable()),
        /** The text beside a bar: `{percent}`. */
        label: text,
      })
      .optional(),
    /** Columns, counted from 0, whose percentages are also drawn as bars. */
    shares: z.array(z.int().min(1)).optional(),
  })
  .superRefine(checkCells);
export type TableBlock = Localized<z.infer<typeof tableBlock>>;
