import type { Recruitment } from '@site/contract/public-data';

/** How many days before its last a position counts as closing soon. */
const SOON = 3;
const DAY = 86_400_000;

/** Where a position stands on a day in Seoul. Its last day is still one to apply on. */
export function recruitmentStatus(
  { until }: Pick<Recruitment, 'until'>,
  today: string,
): 'open' | 'soon' | 'closed' {
  const left = (Date.parse(until) - Date.parse(today)) / DAY;
  if (left < 0) return 'closed';
  return left <= SOON ? 'soon' : 'open';
}
