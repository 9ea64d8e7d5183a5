import * as z from 'zod';

import type { InquiryProduct, InquiryTexts } from '../forms/inquiry.ts';

/** The customer inquiry. Its texts are in `content/forms/inquiry.json`. */
export const inquiryFormBlock = z.strictObject({ type: z.literal('inquiry-form') });
export type InquiryFormBlock = {
  readonly type: 'inquiry-form';
  readonly texts: InquiryTexts;
  readonly products: readonly InquiryProduct[];
};
