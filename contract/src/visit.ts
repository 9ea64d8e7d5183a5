import * as z from 'zod/mini';

import {
  crossFieldRules,
  omitInapplicable,
  requiredWhenApplicable,
  type FieldValues,
  type FormDefinition,
} from './form.ts';
import { TEXT_MAX } from './limits.ts';
import { API, PATHS } from './paths.ts';
import { receiptLine } from './receipt-line.ts';
import { carNumberField, dateField, timeField, YES_NO } from './reservation.ts';
import { optionalCheckbox, phone } from './text.ts';

/** Looks up, changes or cancels a reservation of a visitor, by its number and its phone number. */

/** The actions. */
export const VISIT_ACTIONS = ['show', 'change', 'cancel'] as const;
export type VisitAction = (typeof VISIT_ACTIONS)[number];

const isChange = ({ action }: FieldValues): boolean => action === 'change';

/** The fields that can be changed. Other visitors or another place require a new reservation. */
export const CHANGED_FIELDS = ['date', 'time', 'car', 'carNumber'] as const;

const CONDITIONAL = CHANGED_FIELDS.map((field) => ({
  field,
  code: field,
  applies: (values: FieldValues) =>
    isChange(values) && (field !== 'carNumber' || values['car'] === 'yes'),
}));

const visitSchema = (now: Date) =>
  z.pipe(
    omitInapplicable(CONDITIONAL),
    z
      .strictObject({
        action: z._default(z.enum(VISIT_ACTIONS, 'action.invalid'), 'show'),
        receipt: receiptLine,
        contact: phone('contact', TEXT_MAX.phone, true),
        date: z.optional(dateField(now)),
        time: z.optional(timeField),
        car: z.optional(z.enum(YES_NO, 'car.required')),
        carNumber: carNumberField,
        /** Confirms the cancellation, which cannot be undone. */
        confirmed: optionalCheckbox('confirmed'),
      })
      .check(
        requiredWhenApplicable(CONDITIONAL),
        crossFieldRules<FieldValues>(({ action, confirmed }) =>
          action === 'cancel' && confirmed !== true
            ? [{ field: 'confirmed', code: 'confirmed.required' }]
            : [],
        ),
      ),
  );
export type VisitRequest = z.output<ReturnType<typeof visitSchema>>;

/** Returns the rules for the time to which an officer moves a visit: those of a reservation. */
export const createVisitTimeSchema = (now: Date) =>
  z.strictObject({ date: dateField(now), time: timeField });

/** The form that looks up a reservation and changes it. */
export const visitForm: FormDefinition<VisitRequest> = {
  name: 'visit',
  page: PATHS.visit,
  api: API.visit,
  fields: ['action', 'receipt', 'contact', ...CHANGED_FIELDS, 'confirmed'],
  checkboxes: ['confirmed'],
  secrets: [],
  files: [],
  schema: visitSchema,
};
