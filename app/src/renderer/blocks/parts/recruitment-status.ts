import type { Recruitment } from '@site/contract/public-data';

/** The number of days before the last one in which a position is closing soon. */
const SOON = 3;
const DAY = 86_400_000;

/**
 * Returns the number of days from today until a position closes, by dates in Seoul: 0 on its last day, on which
 * applications are still accepted.
 */
export const countDaysLeft = ({ until }: Pick<Recruitment, 'until'>, today: string): number =>
  (Date.parse(until) - Date.parse(today)) / DAY;

/** Returns the status of a position on a day in Seoul. */
export function getRecruitmentStatus(
  position: Pick<Recruitment, 'until'>,
  today: string,
): 'open' | 'soon' | 'closed' {
  const daysLeft = countDaysLeft(position, today);
  if (daysLeft < 0) return 'closed';
  return daysLeft <= SOON ? 'soon' : 'open';
}
