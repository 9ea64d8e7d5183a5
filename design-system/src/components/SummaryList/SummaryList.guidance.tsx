import { guide, type Guidance } from '../../stories/guidance.ts';
import { SummaryList } from './SummaryList.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SummaryList items={[{ term: '방문 일시', text: '2026년 12월 1일 화요일 14:00' }]} />,
      '보낸 값을 읽는 말로 보여 줍니다.',
    ),
    en: guide(
      <SummaryList
        items={[{ term: 'Date of the visit', text: 'Tuesday, December 1, 2026, 14:00' }]}
      />,
      'Values as people read them.',
    ),
  },
  dont: {
    ko: guide(
      <SummaryList items={[{ term: 'visitDateTime', text: '2026-12-01T14:00:00+09:00' }]} />,
      '프로그램의 이름과 표기를 보여 주지 않습니다.',
    ),
    en: guide(
      <SummaryList items={[{ term: 'visitDateTime', text: '2026-12-01T14:00:00+09:00' }]} />,
      'Names and notation of the program.',
    ),
  },
};
