import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { sectionHead, slug, text, textOrFigure } from '../text.ts';
import { refuse } from '../../library/sentences.ts';

/** A unit of amounts: their divisor and number of decimals. */
const unit = z.strictObject({
  label: textOrFigure,
  divisor: z.number().positive().optional(),
  digits: z.int().min(0).max(3).optional(),
});

const units = z.array(unit).min(1).max(2);

/**
 * Amounts of the same categories, as charts with their tables. Amounts are in the unit without a divisor; the build
 * computes the axis.
 */
export const chartsBlock = z
  .strictObject({
    type: z.literal('charts'),
    ...sectionHead,
    text: text.optional(),
    categories: z.array(textOrFigure).min(2).max(12),
    /** Heading of the category column: "Year". */
    categoryLabel: text,
    /** The first is shown until the reader chooses the second. */
    units,
    /** Offers all amounts as `/downloads/<name>-<language>.csv`. */
    download: slug.optional(),
    items: z
      .array(
        z.strictObject({
          title: text,
          /** Description of the chart, in a sentence. */
          text: text.optional(),
          kind: z.enum(['bars', 'stacked', 'lines']).optional(),
          /** Takes the whole width; the others are placed in pairs. */
          wide: z.boolean().optional(),
          /** Its unit if it differs from that of the block: a rate in percent. */
          unit: unit.optional(),
          /** One cause, written at the category in which it had its effect. */
          note: z.strictObject({ category: z.string(), text }).optional(),
          series: z
            .array(
              z.strictObject({
                label: text,
                /** `null` marks a missing amount. */
                values: z.array(z.number().nullable()),
                /** Planned amounts, drawn next to the actual ones; in `lines` only. */
                plan: z.literal(true).optional(),
              }),
            )
            .min(1)
            .max(4),
        }),
      )
      .min(1),
  })
  .superRefine(({ categories, items }, context) => {
    items.forEach(({ series, note }, item) => {
      if (note && !categories.some((category) => category === note.category))
        refuse(context, ['items', item, 'note', 'category'], 'charts.noteCategory', {
          category: note.category,
        });
      series.forEach(({ values }, place) => {
        if (values.length !== categories.length)
          refuse(context, ['items', item, 'series', place, 'values'], 'charts.amounts', {
            count: values.length,
            categories: categories.length,
          });
      });
    });
  });
export type ChartsBlockSource = z.infer<typeof chartsBlock>;

type Written = Localized<ChartsBlockSource>;
/** With the round amounts of every axis, and the address of the file. */
export type ChartsBlock = Omit<Written, 'items'> & {
  readonly items: readonly (Written['items'][number] & { readonly ticks: readonly number[] })[];
};
