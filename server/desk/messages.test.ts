import { COMPLIMENT_KINDS, complimentForm } from '@site/contract/compliment';
import { INQUIRY_CATEGORIES, inquiryForm } from '@site/contract/inquiry';
import { REPORT_TYPES, reportForm } from '@site/contract/report';
import { reservationForm, YES_NO } from '@site/contract/reservation';
import { expect, it } from 'vitest';

import { getChoiceLabel, getFieldLabel } from './messages.ts';

it.each([inquiryForm, reservationForm, reportForm, complimentForm])(
  'the desk has a label for every field of $name',
  ({ fields, secrets, files, checkboxes }) => {
    for (const field of fields)
      if (![...secrets, ...files, 'consent'].includes(field)) {
        expect(getFieldLabel(field)).not.toBe(field);
        if (checkboxes.includes(field)) expect(getChoiceLabel(field, 'true')).toBeDefined();
      }
  },
);

it.each([
  ['type', REPORT_TYPES],
  ['category', INQUIRY_CATEGORIES],
  ['kind', COMPLIMENT_KINDS],
  ['car', YES_NO],
])('the desk has a label for every choice of %s', (field, values) => {
  for (const value of values) expect(getChoiceLabel(field, value)).toBeDefined();
});
