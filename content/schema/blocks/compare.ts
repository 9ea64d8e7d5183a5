import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, heading, text, type Area } from '../text.ts';

/** Products to choose from, and a comparison of those in the address. */
export const compareBlock = z.strictObject({
  type: z.literal('compare'),
  heading,
  text,
  /** The caption of the table. */
  tableHeading: heading,
  /** Shown if one product is chosen, or more than fit side by side. */
  tooFew: text,
  tooMany: text,
  button: text,
  /** The label of the checkbox that hides equal rows. */
  onlyDifferences: text,
  /** The description of the address that the button next to the result copies. */
  address: text,
  /** The heading of the first column. */
  item: text,
  /** The rows that all products have, above those of the specification. */
  rows: z.strictObject({ summary: text, letters: text, variants: text, standards: text }),
  /** The areas in order, each a group of the form. */
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
