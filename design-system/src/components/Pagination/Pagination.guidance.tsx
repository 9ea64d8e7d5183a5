import { createGuidance } from '../../stories/guidance.ts';
import { Pagination } from './Pagination.tsx';

export const guidance = createGuidance(
  (page, pages) => <Pagination page={page} pages={pages} href={(target) => `#page-${target}`} />,
  { do: { ko: [1, 3], en: [1, 3] }, dont: { ko: [60, 60], en: [60, 60] } },
);
