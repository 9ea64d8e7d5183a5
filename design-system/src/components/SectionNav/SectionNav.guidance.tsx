import { guide, type Guidance } from '../../stories/guidance.ts';
import { SectionNav } from './SectionNav.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SectionNav
        label="사업분야 메뉴"
        items={[
          { label: '커넥티드', href: '#a', current: true },
          { label: '친환경', href: '#b' },
        ]}
      />,
      '같은 메뉴의 페이지를 모두, 메뉴의 순서대로 보여 줍니다.',
    ),
    en: guide(
      <SectionNav
        label="Business areas"
        items={[
          { label: 'Connected', href: '#a', current: true },
          { label: 'Eco-Friendly', href: '#b' },
        ]}
      />,
      'All pages of the group, in the order of the menu.',
    ),
  },
  dont: {
    ko: guide(
      <SectionNav
        label="메뉴"
        items={[
          { label: '친환경', href: '#b' },
          { label: '관련 페이지', href: '#c' },
        ]}
      />,
      '지금 페이지를 빼거나 다른 곳의 링크를 섞지 않습니다.',
    ),
    en: guide(
      <SectionNav
        label="Menu"
        items={[
          { label: 'Eco-Friendly', href: '#b' },
          { label: 'Related pages', href: '#c' },
        ]}
      />,
      'Without the current page, and with links to elsewhere.',
    ),
  },
};
