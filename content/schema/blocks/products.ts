import * as z from 'zod';

import { area, heading, text } from '../text.ts';

/** The products of one area as a catalog. The build turns it into a `cards` block. */
export const productsBlock = z.strictObject({
  type: z.literal('products'),
  area,
  heading,
  text: text.optional(),
});
