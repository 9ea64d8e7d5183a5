import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, drawing, href, slug, text } from '../text.ts';

/** The business areas, each a row in its color with the index of its products. */
export const areasBlock = z.strictObject({
  type: z.literal('areas'),
  /** The label of new products, and their slugs. */
  newProducts: z.strictObject({ label: text, products: z.array(slug) }),
  items: z.array(z.strictObject({ area, title: text, text, drawing, href, more: text })).min(1),
});
type Source = Localized<z.infer<typeof areasBlock>>;
/** As the app receives it: every area with its products; for long lists only the first and the new ones. */
export type AreasBlock = Omit<Source, 'newProducts' | 'items'> & {
  readonly items: readonly (Source['items'][number] & {
    readonly products: readonly {
      readonly name: string;
      readonly href: string;
      readonly drawing: string;
      readonly badge?: string;
      /** The first of its key figures. */
      readonly figure?:
        | { readonly label: string; readonly value: string; readonly unit?: string }
        | undefined;
    }[];
  })[];
};
