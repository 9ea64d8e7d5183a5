import * as z from 'zod';
import { TOKEN_NAMES } from '@site/tokens';

import type { Localized } from '../localized.ts';
import { sectionHead, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** Colors of the brand. Their values come from the tokens, so they exist only once. */
export const swatchesBlock = z.strictObject({
  type: z.literal('swatches'),
  ...sectionHead,
  text: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: text,
        token: z.enum(TOKEN_NAMES, says('token')),
        use: text,
      }),
    )
    .min(1),
});
export type SwatchesBlockSource = z.infer<typeof swatchesBlock>;

type Written = Localized<SwatchesBlockSource>;
/** With the value of each color in every notation. */
export type SwatchesBlock = Omit<Written, 'items'> & {
  readonly items: readonly {
    readonly name: string;
    readonly use: string;
    readonly color: string;
    readonly values: readonly { readonly notation: string; readonly value: string }[];
  }[];
};
