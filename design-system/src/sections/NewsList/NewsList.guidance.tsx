import { guide, type Guidance } from '../../stories/guidance.ts';
import { NewsList } from './NewsList.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <NewsList
        items={[
          {
            date: '2026.11.12',
            dateTime: '2026-11-12',
            category: 'R&D 소식',
            title: '구역 제어기용 이더넷 스위치 개발',
            href: '#news',
          },
        ]}
      />,
      '제목이 소식 자체를 말합니다.',
    ),
    en: guide(
      <NewsList
        items={[
          {
            date: 'Nov 12, 2026',
            dateTime: '2026-11-12',
            category: 'R&D news',
            title: 'Ethernet switch for zone controllers developed',
            href: '#news',
          },
        ]}
      />,
      'The title is the news.',
    ),
  },
  dont: {
    ko: guide(
      <NewsList
        items={[
          {
            date: '2026.11.12',
            dateTime: '2026-11-12',
            category: 'R&D 소식',
            title: '새로운 소식이 있습니다',
            href: '#news',
          },
        ]}
      />,
      '무슨 소식인지 알 수 없는 제목을 쓰지 않습니다.',
    ),
    en: guide(
      <NewsList
        items={[
          {
            date: 'Nov 12, 2026',
            dateTime: '2026-11-12',
            category: 'R&D news',
            title: 'We have news',
            href: '#news',
          },
        ]}
      />,
      'A title without the news.',
    ),
  },
};
