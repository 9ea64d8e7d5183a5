import * as z from 'zod';

import type { VisitTexts } from '../forms/visit.ts';

/** Looks up, changes and cancels a reservation. Its texts are in `content/forms/visit.json`. */
export const visitFormBlock = z.strictObject({ type: z.literal('visit-form') });
export type VisitFormBlock = { readonly type: 'visit-form'; readonly texts: VisitTexts };
