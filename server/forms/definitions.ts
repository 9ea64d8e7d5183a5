import { complimentForm } from '@site/contract/compliment';
import type { FormDefinition } from '@site/contract/form';
import { inquiryForm } from '@site/contract/inquiry';
import { lookupForm } from '@site/contract/lookup';
import { reportForm } from '@site/contract/report';
import type { FormName } from '@site/contract/renderer';
import { reservationForm } from '@site/contract/reservation';
import { visitForm } from '@site/contract/visit';

/** Every form of the site. */
export const FORMS: readonly FormDefinition[] = [
  inquiryForm,
  reservationForm,
  visitForm,
  reportForm,
  complimentForm,
  lookupForm,
];

const SECRETS = new Map<FormName, readonly string[]>(
  FORMS.map(({ name, secrets }) => [name, secrets]),
);

/** Returns whether a query contains a secret of a form, such as the password of a report. */
export const hasSecret = (form: FormName, query: URLSearchParams): boolean =>
  SECRETS.get(form)?.some((field) => query.has(field)) ?? false;
