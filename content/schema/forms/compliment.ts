import { COMPLIMENT_KINDS } from '@site/contract/compliment';
import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { text } from '../text.ts';
import { choice, common, consent, field, part, sent } from './parts.ts';

/** `content/forms/compliment.json`: all texts of the compliments form. */
export const complimentTexts = z.strictObject({
  parts: z.strictObject({ consent: part, writer: part, praise: part }),
  consent,
  thirdPartyConsent: consent,
  refusal: text,
  fields: z.strictObject({
    kind: choice(COMPLIMENT_KINDS),
    name: field,
    contact: field,
    email: field,
    subject: field,
    content: field,
  }),
  ...common,
  sent,
});

/** The texts of the compliments form as the app receives them. */
export type ComplimentTexts = Localized<z.infer<typeof complimentTexts>>;
