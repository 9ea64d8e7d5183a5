import { complimentForm } from '@site/contract/compliment';
import { inquiryForm } from '@site/contract/inquiry';
import { reportForm } from '@site/contract/report';
import { reservationForm } from '@site/contract/reservation';
import { expect, it } from 'vitest';

import labels from './labels.json' with { type: 'json' };

it.each([inquiryForm, reservationForm, reportForm, complimentForm])(
  'the desk has a label for every field of $name',
  ({ fields, secrets, files }) => {
    const shownFields = fields.filter(
      (field) => ![...secrets, ...files, 'consent'].includes(field),
    );
    expect(Object.keys(labels.fields)).toEqual(expect.arrayContaining(shownFields));
  },
);
