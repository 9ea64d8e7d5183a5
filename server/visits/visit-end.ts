import { RESERVATION_KEPT_DAYS } from '@site/contract/limits';
import { getTimeInSeoul } from '@site/contract/date';

import type { Retention } from '../submissions/retention.ts';
import type { VisitFields } from './visit-access.ts';

/** Returns when a reservation is deleted, in ISO 8601: counted from the end of the day of the visit. */
export const visitEnd = (
  { date = '' }: VisitFields,
  retention: Pick<Retention, 'endAfter'>,
): string => retention.endAfter(RESERVATION_KEPT_DAYS, getTimeInSeoul(date, '23:59'));
