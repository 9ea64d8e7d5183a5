import * as z from 'zod';

import { richText } from './rich.ts';
import { date, slug, text, textOrFigure } from './text.ts';

/** Amounts of several years, as bars or stacked bars; the drawing contains all amounts. */
const chart = z.strictObject({
  chart: text,
  unit: textOrFigure,
  stacked: z.boolean().optional(),
  categories: z.array(textOrFigure).min(2),
  series: z
    .array(z.strictObject({ label: text, values: z.array(z.number().nonnegative()) }))
    .min(1),
  /** Number of decimals. */
  digits: z.number().int().min(0).max(2).optional(),
});

const table = z.strictObject({
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(textOrFigure)).min(1),
  numeric: z.boolean().optional(),
});

/** Two to four key figures. */
const figures = z.strictObject({
  figures: z
    .array(z.strictObject({ value: textOrFigure, label: text }))
    .min(2)
    .max(4),
});

/** A sustainability report: `content/reports/<slug>.json`. It only exists as PDFs. */
export const reportSchema = z.strictObject({
  slug,
  title: text,
  /** The year or years of the report. */
  period: text,
  issued: date,
  motto: text,
  chapters: z
    .array(
      z.strictObject({
        title: text,
        introduction: text.optional(),
        sections: z.array(
          z.strictObject({
            title: text,
            body: z.array(z.union([richText, table, chart, figures])).min(1),
          }),
        ),
      }),
    )
    .min(1),
});
export type ReportSource = z.infer<typeof reportSchema>;
