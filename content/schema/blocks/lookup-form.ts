import * as z from 'zod';

import type { LookupTexts } from '../forms/lookup.ts';

/** The look-up of a report by its number and password. Its texts are in `content/forms/lookup.json`. */
export const lookupFormBlock = z.strictObject({ type: z.literal('lookup-form') });
export type LookupFormBlock = { readonly type: 'lookup-form'; readonly texts: LookupTexts };
