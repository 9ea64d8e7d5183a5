import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, rank, text } from '../text.ts';

/** The patents of the public collections, searched, sorted and paged by the address of their page. */
export const patentsBlock = z.strictObject({ type: z.literal('patents'), heading, rank, text });
export type PatentsBlock = Localized<z.infer<typeof patentsBlock>>;
