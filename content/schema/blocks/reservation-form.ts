import * as z from 'zod';

import type { ReservationTexts } from '../forms/reservation.ts';

/** The form that reserves a visit. Its texts are in `content/forms/reservation.json`. */
export const reservationFormBlock = z.strictObject({ type: z.literal('reservation-form') });
export type ReservationFormBlock = {
  readonly type: 'reservation-form';
  readonly texts: ReservationTexts;
};
