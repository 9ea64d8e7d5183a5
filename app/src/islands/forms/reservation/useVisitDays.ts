import { useHydrated } from '@site/design-system/forms';
import { useState } from 'react';
import { getFirstVisitDate, getLastVisitDate } from '@site/contract/reservation';

/** The days that can be chosen. Known only once the page has hydrated: it was rendered on another day. */
export function useVisitDays(): { readonly min?: string; readonly max?: string } {
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  return hydrated ? { min: getFirstVisitDate(now), max: getLastVisitDate(now) } : {};
}
