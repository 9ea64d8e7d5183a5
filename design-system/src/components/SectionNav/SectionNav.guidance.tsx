import { createPair, type Guidance } from '../../stories/guidance.ts';
import { SectionNav } from './SectionNav.tsx';

export const guidance: Guidance = {
  do: createPair(
    (firstLabel, secondLabel, thirdLabel) => (
      <SectionNav
        label={firstLabel}
        items={[
          { label: secondLabel, href: '#a', current: true },
          { label: thirdLabel, href: '#b' },
        ]}
      />
    ),
    {
      ko: ['사업분야 메뉴', '커넥티드', '친환경'],
      en: ['Business areas', 'Connected', 'Eco-Friendly'],
    },
  ),
  dont: createPair(
    (firstLabel, secondLabel, thirdLabel) => (
      <SectionNav
        label={firstLabel}
        items={[
          { label: secondLabel, href: '#b' },
          { label: thirdLabel, href: '#c' },
        ]}
      />
    ),
    { ko: ['메뉴', '친환경', '관련 페이지'], en: ['Menu', 'Eco-Friendly', 'Related pages'] },
  ),
};
