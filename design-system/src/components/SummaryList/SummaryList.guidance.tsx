import { createGuidance } from '../../stories/guidance.ts';
import { SummaryList } from './SummaryList.tsx';

export const guidance = createGuidance((term, text) => <SummaryList items={[{ term, text }]} />, {
  do: {
    ko: ['방문 일시', '2026년 12월 1일 화요일 14:00'],
    en: ['Date of the visit', 'Tuesday, December 1, 2026, 14:00'],
  },
  dont: {
    ko: ['visitDateTime', '2026-12-01T14:00:00+09:00'],
    en: ['visitDateTime', '2026-12-01T14:00:00+09:00'],
  },
});
