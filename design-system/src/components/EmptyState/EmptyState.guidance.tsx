import { guide, type Guidance } from '../../stories/guidance.ts';
import { EmptyState } from './EmptyState.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <EmptyState link={{ label: '모든 소식 보기', href: '#all' }}>
        “익스트루전”에 맞는 소식이 없습니다.
      </EmptyState>,
      '찾은 말을 되풀이하고 다음에 할 일을 알립니다.',
    ),
    en: guide(
      <EmptyState link={{ label: 'See all news', href: '#all' }}>
        No news about “extrusion”.
      </EmptyState>,
      'Repeats the query and says what to do next.',
    ),
  },
  dont: {
    ko: guide(<EmptyState>데이터 없음</EmptyState>, '‘없음’에서 멈추지 않습니다.'),
    en: guide(
      <EmptyState>No data</EmptyState>,
      'It says that there is nothing, and not what to do.',
    ),
  },
};
