import { VISIT_STATUSES } from '@site/contract/answers';
import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { text } from '../text.ts';
import { common, field, part } from './parts.ts';
import type { ReservationTexts } from './reservation.ts';

/** The actions for a reservation. */
const action = z.strictObject({ heading: text, text, ...common });

/** `content/forms/visit.json`: all texts of the look-up of a reservation. */
export const visitTexts = z.strictObject({
  part,
  fields: z.strictObject({ receipt: field, contact: field }),
  /** The alternative for visitors who have lost the number. */
  lost: text,
  ...common,
  found: z.strictObject({
    heading: text,
    receipt: text,
    status: text,
    statuses: z.record(z.enum(VISIT_STATUSES), text),
    /** The meaning of each status for the visitor. */
    explanations: z.record(z.enum(VISIT_STATUSES), text),
    /** The time that the visitor chose before the company moved the visit. */
    movedFrom: text,
    /** Tells the visitor that the company has moved the visit. */
    moved: text,
    /** Replaces both forms after the deadline for changes. */
    over: text,
    again: text,
  }),
  change: action.extend({ done: text }),
  cancel: action.extend({
    /** The checkbox that confirms a cancellation. */
    confirm: text,
    done: text,
  }),
});

/** The texts that the look-up shares with the reservation. */
export interface VisitWords {
  readonly fields: ReservationTexts['fields'];
  readonly sent: Pick<ReservationTexts['sent'], 'when' | 'visitors' | 'host' | 'calendar'>;
  readonly sites: readonly Omit<ReservationTexts['sites'][number], 'rules'>[];
}

/** The texts as the app receives them, with those of the reservation. */
export type VisitTexts = Localized<z.infer<typeof visitTexts>> & {
  readonly reservation: VisitWords;
};
