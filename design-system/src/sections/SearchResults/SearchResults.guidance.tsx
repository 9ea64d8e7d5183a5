import { createGuidance } from '../../stories/guidance.ts';
import { SearchResultGroup } from './index.ts';

export const guidance = createGuidance(
  (heading, id, title, excerpt) => (
    <SearchResultGroup heading={heading} items={[{ id, href: '#r', title, excerpt }]} />
  ),
  {
    do: {
      ko: [
        '제품',
        'guide-ko',
        '고전압 정션 블록',
        '배터리에서 나온 전류를 모터와 공조 장치로 나눕니다.',
      ],
      en: [
        'Products',
        'guide-en',
        'High-voltage junction block',
        'Distributes the current of the battery to motor and air conditioning.',
      ],
    },
    dont: {
      ko: ['결과', 'guide-no-ko', '/home/eco?tab=hv', '제목 없음'],
      en: ['Results', 'guide-no-en', '/home/eco?tab=hv', 'Untitled'],
    },
  },
);
