import * as z from 'zod';

import type { Product } from '../product.ts';
import { slug } from '../text.ts';

/** One product with all that is said of it; the build puts the product in the place of its slug. */
export const productBlock = z.strictObject({ type: z.literal('product'), product: slug });
export type ProductBlock = { readonly type: 'product'; readonly product: Product };
