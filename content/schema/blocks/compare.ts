import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, heading, text, type Area } from '../text.ts';

/** Products to choose from, and what the address names of them side by side. */
export const compareBlock = z.strictObject({
  type: z.literal('compare'),
  heading,
  text,
  /** Over the table. */
  tableHeading: heading,
  /** Stands where one product is chosen, or more than fit side by side. */
  tooFew: text,
  tooMany: text,
  button: text,
  /** Hides the rows in which all products are alike. */
  onlyDifferences: text,
  /** What the button copies that stands beside the result. */
  address: text,
  /** Over the column of what is compared. */
  item: text,
  /** The rows that every product has, above those of its specification. */
  rows: z.strictObject({ summary: text, letters: text, variants: text, standards: text }),
  /** The areas in their order, each a group of the form. */
  areas: z.array(z.strictObject({ area, label: text })).min(1),
});
export type CompareBlockSource = z.infer<typeof compareBlock>;

export type CompareBlock = Omit<Localized<CompareBlockSource>, 'areas'> & {
  readonly areas: readonly {
    readonly area: Area;
    readonly label: string;
    readonly products: readonly { readonly slug: string; readonly name: string }[];
  }[];
};
