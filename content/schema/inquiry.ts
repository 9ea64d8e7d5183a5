import * as z from 'zod';

import type { Area } from './text.ts';
import type { Localized } from './language.ts';
import { pageSchema, type Page } from './page.ts';
import { heading, text } from './text.ts';

const field = z.strictObject({ label: text, hint: text.optional() });

/** The texts of the inquiry form, in the order in which a visitor meets them. */
const inquiryTexts = z.strictObject({
  /** Comes first: what is collected, and the choice. */
  consent: z.strictObject({
    heading,
    text,
    /** The four notices that the law asks for: purpose, items, period, right to refuse. */
    notices: z.array(z.strictObject({ term: text, text })).length(4, 'must hold four notices'),
    /** The words beside the tick box. */
    label: text,
    /** What a visitor can do who does not agree. */
    refusal: text,
    refusalLink: text,
  }),
  form: z.strictObject({ heading, text }),
  fields: z.strictObject({
    category: field.extend({
      options: z.strictObject({
        customer: field,
        partner: field,
        other: field,
      }),
    }),
    company: field,
    writer: field,
    phone: field,
    email: field,
    subject: field,
    content: field,
    attachment: field,
  }),
  /** Where the visitor comes from a product: `{product}` is its name. */
  product: z.strictObject({ notice: text, subject: text }),
  submit: z.strictObject({ label: text, sending: text }),
  sent: z.strictObject({
    heading,
    text,
    nextHeading: text,
    next: z.array(text).min(1),
    again: text,
  }),
  failed: z.strictObject({ heading, text, retry: text }),
});

/** `content/pages/inquiry.json`: a page whose form stands before its blocks. */
export const inquiryPageSchema = pageSchema.extend({ inquiry: inquiryTexts });

/** What the form has to know about a product that an inquiry may be about. */
export interface InquiryProduct {
  readonly slug: string;
  readonly name: string;
  readonly area: Area;
}

/** The inquiry page as the app receives it. */
export type InquiryPage = Page & {
  readonly inquiry: Localized<z.infer<typeof inquiryTexts>>;
  readonly products: readonly InquiryProduct[];
};
