import * as z from 'zod';

import type { ComplimentTexts } from '../forms/compliment.ts';

/** The compliments form. Its texts are in `content/forms/compliment.json`. */
export const complimentFormBlock = z.strictObject({ type: z.literal('compliment-form') });
export type ComplimentFormBlock = {
  readonly type: 'compliment-form';
  readonly texts: ComplimentTexts;
};
