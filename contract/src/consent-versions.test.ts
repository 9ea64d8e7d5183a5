import { expect, it } from 'vitest';

import { COMPLIMENT_CONSENT_VERSION, complimentForm } from './compliment.ts';
import type { FormDefinition } from './form.ts';
import { INQUIRY_CONSENT_VERSION, inquiryForm } from './inquiry.ts';
import { REPORT_CONSENT_VERSION, reportForm } from './report.ts';
import { RESERVATION_CONSENT_VERSION, reservationForm } from './reservation.ts';

/**
 * The fields that a form collected under each version of its consent, to which visitors agreed. A field that is added,
 * removed or becomes required needs a new version with a new line; earlier lines stay.
 */
const COLLECTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  inquiry: {
    '2026-11-01': 'attachment category* company content* email* phone subject* writer*',
  },
  reservation: {
    '2026-11-22':
      'car* carNumber contact* date* headcount* hostContact* hostDepartment* hostName* place* purpose* site* time* ' +
      'visitor1Affiliation* visitor1Name* visitor1Position* visitor2Affiliation visitor2Name visitor2Position ' +
      'visitor3Affiliation visitor3Name visitor3Position',
  },
  report: {
    '2026-11-01':
      'attachment company* content* department email mobile name* password* personName personNotes position title* type*',
    '2026-11-26':
      'attachment company* content* department email mobile name* password* personName personNotes position recipient title* type*',
  },
  compliment: { '2026-11-01': 'contact content* email kind* name* subject*' },
};

/** Lists the fields of a form; `*` marks required fields. Checkboxes do not describe a person. */
function describeFields(form: FormDefinition): string {
  const issues = form.schema(new Date()).safeParse({}).error?.issues ?? [];
  const required = new Set(
    issues
      .filter(({ message }) => message.endsWith('.required'))
      .map(({ path: [field] }) => String(field)),
  );
  return form.fields
    .filter((field) => !form.checkboxes.includes(field))
    .map((field) => (required.has(field) ? `${field}*` : field))
    .toSorted()
    .join(' ');
}

it.each([
  [inquiryForm, INQUIRY_CONSENT_VERSION],
  [reservationForm, RESERVATION_CONSENT_VERSION],
  [reportForm, REPORT_CONSENT_VERSION],
  [complimentForm, COMPLIMENT_CONSENT_VERSION],
])('$name collects what its consent version covers', (form, version) => {
  const versions = COLLECTED[form.name] ?? {};
  expect(
    describeFields(form),
    `What "${form.name}" collects has changed: give its consent a new version, and add that version here.`,
  ).toBe(versions[version]);
  expect(Object.keys(versions).at(-1)).toBe(version);
});
