import { createGuidance } from '../../stories/guidance.ts';
import { NewsList } from './NewsList.tsx';

export const guidance = createGuidance(
  (date, category, title) => (
    <NewsList items={[{ date, dateTime: '2026-11-12', category, title, href: '#news' }]} />
  ),
  {
    do: {
      ko: ['2026.11.12', 'R&D 소식', '구역 제어기용 이더넷 스위치 개발'],
      en: ['Nov 12, 2026', 'R&D news', 'Ethernet switch for zone controllers developed'],
    },
    dont: {
      ko: ['2026.11.12', 'R&D 소식', '새로운 소식이 있습니다'],
      en: ['Nov 12, 2026', 'R&D news', 'We have news'],
    },
  },
);
