import { RESERVATION_KEPT_DAYS } from '@site/contract/limits';
import { getTimeInSeoul } from '@site/contract/date';

import { getEndOfPeriod, type Retention } from '../submissions/retention.ts';
import type { VisitFields } from './visit-access.ts';

const getEndOfDay = (date: string): Date => getTimeInSeoul(date, '23:59');

/** Returns when a reservation is deleted, in ISO 8601: counted from the end of the day of the visit. */
export const visitEnd = (
  { date = '' }: VisitFields,
  retention: Pick<Retention, 'getEndAfter'>,
): string => retention.getEndAfter(RESERVATION_KEPT_DAYS, getEndOfDay(date));

/** Returns the same for a visit that an officer moves, who has no clock of the server. */
export const getMovedVisitEnd = (date: string): string =>
  getEndOfPeriod(RESERVATION_KEPT_DAYS, getEndOfDay(date).getTime());
