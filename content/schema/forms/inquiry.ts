import { INQUIRY_CATEGORIES } from '@site/contract/inquiry';
import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { text } from '../text.ts';
import { choice, common, consent, field, part, sent } from './parts.ts';

/** `content/forms/inquiry.json`: all texts of the customer inquiry. */
export const inquiryTexts = z.strictObject({
  parts: z.strictObject({ consent: part, inquiry: part }),
  consent,
  /** The alternative for visitors who do not agree, and the text of its link. */
  refusal: text,
  refusalLink: text,
  fields: z.strictObject({
    category: choice(INQUIRY_CATEGORIES),
    company: field,
    writer: field,
    phone: field,
    email: field,
    subject: field,
    content: field,
    attachment: field,
  }),
  /** For visitors who come from a product: `{product}` is its name. */
  product: z.strictObject({ notice: text, subject: text }),
  ...common,
  sent,
  /** Above the reference number of a received inquiry. */
  reference: text,
});

/** The data about a product that an inquiry can be about. */
export interface InquiryProduct {
  readonly slug: string;
  readonly name: string;
}

/** The texts of the inquiry form as the app receives them. */
export type InquiryTexts = Localized<z.infer<typeof inquiryTexts>>;
