import { guide, type Guidance } from '../../stories/guidance.ts';
import { SearchResultGroup } from './index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SearchResultGroup
        heading="제품"
        items={[
          {
            id: 'guide-ko',
            href: '#r',
            title: '고전압 정션 블록',
            excerpt: '배터리에서 나온 전류를 모터와 공조 장치로 나눕니다.',
          },
        ]}
      />,
      '찾은 말이 들어 있는 문장을 보여 줍니다.',
    ),
    en: guide(
      <SearchResultGroup
        heading="Products"
        items={[
          {
            id: 'guide-en',
            href: '#r',
            title: 'High-voltage junction block',
            excerpt: 'Distributes the current of the battery to motor and air conditioning.',
          },
        ]}
      />,
      'The excerpt holds the word that was found.',
    ),
  },
  dont: {
    ko: guide(
      <SearchResultGroup
        heading="결과"
        items={[{ id: 'guide-no-ko', href: '#r', title: '/home/eco?tab=hv', excerpt: '제목 없음' }]}
      />,
      '주소를 제목으로 쓰지 않습니다.',
    ),
    en: guide(
      <SearchResultGroup
        heading="Results"
        items={[{ id: 'guide-no-en', href: '#r', title: '/home/eco?tab=hv', excerpt: 'Untitled' }]}
      />,
      'An address is no title.',
    ),
  },
};
