import * as z from 'zod';
import { TOKEN_NAMES } from '@site/tokens';

import type { Localized } from '../localized.ts';
import { heading, slug, text, textOrFigure } from '../text.ts';

/** Colours of the brand. Their values are those of the tokens: nothing is written twice. */
export const swatchesBlock = z.strictObject({
  type: z.literal('swatches'),
  id: slug.optional(),
  heading,
  text: text.optional(),
  /** Heads the names of inks: "Spot". */
  spot: text,
  items: z
    .array(
      z.strictObject({
        name: text,
        token: z.enum(TOKEN_NAMES, 'is no token; see tokens/src'),
        use: text,
        /** The name of the ink in a printer's book. */
        ink: textOrFigure,
      }),
    )
    .min(1),
});
export type SwatchesBlockSource = z.infer<typeof swatchesBlock>;

type Written = Localized<SwatchesBlockSource>;
/** With the value of each colour in every notation. */
export type SwatchesBlock = Omit<Written, 'items' | 'spot'> & {
  readonly items: readonly {
    readonly name: string;
    readonly use: string;
    readonly color: string;
    readonly values: readonly { readonly notation: string; readonly value: string }[];
  }[];
};
