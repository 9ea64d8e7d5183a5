import { createPair, type Guidance } from '../../stories/guidance.ts';
import { EmptyState } from './EmptyState.tsx';

export const guidance: Guidance = {
  do: createPair((label, text) => <EmptyState link={{ label, href: '#all' }}>{text}</EmptyState>, {
    ko: ['모든 소식 보기', '“익스트루전”에 맞는 소식이 없습니다.'],
    en: ['See all news', 'No news about “extrusion”.'],
  }),
  dont: { ko: <EmptyState>데이터 없음</EmptyState>, en: <EmptyState>No data</EmptyState> },
};
