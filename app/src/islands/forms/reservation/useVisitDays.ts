import { useHydrated } from '@site/design-system/forms';
import { useState } from 'react';
import { getFirstVisitDate, getLastVisitDate } from '@site/contract/reservation';

/**
 * Returns the days that can be chosen. They are only known after hydration, because the page may have been rendered on
 * another day.
 */
export function useVisitDays(): { readonly min?: string; readonly max?: string } {
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  return hydrated ? { min: getFirstVisitDate(now), max: getLastVisitDate(now) } : {};
}
