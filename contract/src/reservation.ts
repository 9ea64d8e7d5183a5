import * as z from 'zod/mini';

import { getDateInSeoul } from './date.ts';
import {
  omitInapplicable,
  requiredWhenApplicable,
  type FieldValues,
  type FormDefinition,
} from './form.ts';
import { RESERVATION_DAYS_AHEAD, TEXT_MAX, VISIT_HOURS, VISITORS_MAX } from './limits.ts';
import { API, PATHS } from './paths.ts';
import { internalPhone, isBlank, line, optionalLine, phone, requiredCheckbox } from './text.ts';
import { isWorkingDay, getWorkingDayAfter } from './working-days.ts';

/**
 * A visit to a site in Korea. Names are flat, as a form posts them: `visitor2Name` is the name of the second visitor.
 * Values that do not apply (a car number without a car, a visitor beyond the headcount) are dropped before validation,
 * even if they were sent.
 */

/** The number of visitors that can be chosen. */
export const HEADCOUNTS = ['1', '2', '3'] as const;
/** The values of a choice between yes and no. */
export const YES_NO = ['yes', 'no'] as const;

/** The fields of every visitor. */
export const VISITOR_FIELDS = ['Affiliation', 'Name', 'Position'] as const;

/** The numbers of the visitors that a form has room for: 1, 2, 3. */
export const VISITOR_NUMBERS = [1, 2, 3] as const satisfies {
  readonly length: typeof VISITORS_MAX;
};

/** The id of a site. The content defines which sites accept visitors; the server gets them from the build. */
const SITE = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns whether a text is a valid date; 30 February is not. */
const isDate = (value: string): boolean =>
  DATE.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** Returns the first day for which a visit can be reserved: the next working day. */
export const getFirstVisitDate = (now: Date): string => getWorkingDayAfter(getDateInSeoul(now));

/** Returns the last day for which a visit can be reserved. */
export const getLastVisitDate = (now: Date): string =>
  getDateInSeoul(new Date(now.getTime() + RESERVATION_DAYS_AHEAD * DAY));

/** Creates the schema of the day of a visit: a working day with time to prepare. */
export const dateField = (now: Date) =>
  z.string('date.required').check(
    z.refine((value) => !isBlank(value), 'date.required'),
    z.refine((value) => isBlank(value) || isDate(value), 'date.invalid'),
    z.refine((value) => !isDate(value) || value >= getDateInSeoul(now), 'date.past'),
    z.refine(
      (value) => !isDate(value) || value < getDateInSeoul(now) || value >= getFirstVisitDate(now),
      'date.tooSoon',
    ),
    z.refine(
      (value) => !isDate(value) || value < getFirstVisitDate(now) || isWorkingDay(value),
      'date.closed',
    ),
    z.refine((value) => !isDate(value) || value <= getLastVisitDate(now), 'date.tooFar'),
  );

/** The time at which it begins. */
export const timeField = z.string('time.required').check(
  z.refine((value) => !isBlank(value), 'time.required'),
  z.refine((value) => isBlank(value) || TIME.test(value), 'time.invalid'),
  z.refine(
    (value) => !TIME.test(value) || (value >= VISIT_HOURS.from && value <= VISIT_HOURS.until),
    'time.closed',
  ),
);

/** The number of the car; required if there is one. */
export const carNumberField = optionalLine('carNumber', TEXT_MAX.carNumber);

const affiliation = (visitor: number) =>
  optionalLine(`visitor${visitor}Affiliation`, TEXT_MAX.company);
const visitorName = (visitor: number) => optionalLine(`visitor${visitor}Name`, TEXT_MAX.name);
const position = (visitor: number) => optionalLine(`visitor${visitor}Position`, TEXT_MAX.name);

const fieldsAt = (now: Date) =>
  z.strictObject({
    site: z
      .string('site.required')
      .check(z.maxLength(TEXT_MAX.site, 'site.required'), z.regex(SITE, 'site.required')),
    purpose: line('purpose', TEXT_MAX.purpose, true),
    place: line('place', TEXT_MAX.place, true),
    date: dateField(now),
    time: timeField,
    headcount: z.enum(HEADCOUNTS, 'headcount.required'),
    visitor1Affiliation: affiliation(1),
    visitor1Name: visitorName(1),
    visitor1Position: position(1),
    visitor2Affiliation: affiliation(2),
    visitor2Name: visitorName(2),
    visitor2Position: position(2),
    visitor3Affiliation: affiliation(3),
    visitor3Name: visitorName(3),
    visitor3Position: position(3),
    contact: phone('contact', TEXT_MAX.phone, true),
    car: z.enum(YES_NO, 'car.required'),
    carNumber: carNumberField,
    hostDepartment: line('hostDepartment', TEXT_MAX.company, true),
    hostName: line('hostName', TEXT_MAX.name, true),
    hostContact: internalPhone('hostContact', TEXT_MAX.phone, true),
    consent: requiredCheckbox('consent'),
  });

export type Reservation = z.output<ReturnType<typeof fieldsAt>>;
export type ReservationField = keyof Reservation;

/** Returns the number of visitors; 1 for an invalid choice. */
const countVisitors = (headcount: unknown): number =>
  (HEADCOUNTS as readonly unknown[]).includes(headcount) ? Number(headcount) : 1;

/** The fields that are required or dropped depending on other fields. */
const CONDITIONAL = [
  ...VISITOR_NUMBERS.flatMap((number) =>
    VISITOR_FIELDS.map((field) => ({
      field: `visitor${number}${field}` as const,
      code: `visitor${number}${field}`,
      applies: ({ headcount }: FieldValues) => countVisitors(headcount) >= number,
    })),
  ),
  {
    field: 'carNumber' as const,
    code: 'carNumber',
    applies: ({ car }: FieldValues) => car === 'yes',
  },
];

/** Creates the schema of a reservation that is made at a given time. */
export const createReservationSchema = (now: Date) =>
  z.pipe(omitInapplicable(CONDITIONAL), fieldsAt(now).check(requiredWhenApplicable(CONDITIONAL)));

/** Version of the consent text that the visitor agreed to; stored with the reservation. */
export const RESERVATION_CONSENT_VERSION = '2026-11-22';

/** The form of reservations. */
export const reservationForm: FormDefinition<Reservation> = {
  name: 'reservation',
  page: PATHS.reservation,
  api: API.reservations,
  fields: [
    'consent',
    'site',
    'purpose',
    'place',
    'date',
    'time',
    'headcount',
    ...CONDITIONAL.slice(0, -1).map(({ field }) => field),
    'contact',
    'car',
    'carNumber',
    'hostDepartment',
    'hostName',
    'hostContact',
  ],
  checkboxes: ['consent'],
  secrets: [],
  files: [],
  schema: createReservationSchema,
};
