import type { Recruitment } from '@site/contract/public-data';

/** How many days before its last a position counts as closing soon. */
const SOON = 3;
const DAY = 86_400_000;

/** How many days after today a position closes, in dates of Seoul: 0 on its last day, which is still one to apply on. */
export const countDaysLeft = ({ until }: Pick<Recruitment, 'until'>, today: string): number =>
  (Date.parse(until) - Date.parse(today)) / DAY;

/** The status of a position on a day in Seoul. */
export function getRecruitmentStatus(
  position: Pick<Recruitment, 'until'>,
  today: string,
): 'open' | 'soon' | 'closed' {
  const left = countDaysLeft(position, today);
  if (left < 0) return 'closed';
  return left <= SOON ? 'soon' : 'open';
}
