import type { FormAvailability, FormName, FormsAvailability } from '@site/contract/renderer';

import type { Department } from '../submissions/departments.ts';
import type { SiteRecipients } from '../submissions/keys.ts';

/** The department that a form requires. Looking up reports requires none, because it stores nothing. */
export const FORM_DEPARTMENTS: Readonly<Partial<Record<FormName, Department>>> = {
  inquiry: 'inquiries',
  reservation: 'reservations',
  visit: 'reservations',
  report: 'hotline',
  compliment: 'hotline',
};

/** Returns the availability of each form; `undefined` if all are open and sealed to real keys. */
export function determineAvailability(
  recipients: SiteRecipients | undefined,
): FormsAvailability | undefined {
  const { departments = {}, demonstration = false } = recipients ?? {};
  const states = Object.entries(FORM_DEPARTMENTS).flatMap(
    ([form, department]): [string, FormAvailability][] => {
      if (!departments[department]) return [[form, 'closed']];
      if (demonstration) return [[form, 'demonstration']];
      return form === 'report' && !departments.audit ? [[form, 'without-audit']] : [];
    },
  );
  return states.length > 0 ? Object.fromEntries(states) : undefined;
}
