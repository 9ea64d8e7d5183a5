import { createPair, type Guidance } from '../../stories/guidance.ts';
import { SectionNav } from '../SectionNav/index.ts';

export const guidance: Guidance = {
  do: createPair(
    (firstLabel, secondLabel, thirdLabel) => (
      <SectionNav
        label={firstLabel}
        items={[
          { label: secondLabel, href: '#a' },
          { label: thirdLabel, href: '#b', current: true },
        ]}
      />
    ),
    {
      ko: ['주 메뉴', '회사소개', '사업분야'],
      en: ['Main menu', 'Introduction', 'Business areas'],
    },
  ),
  dont: createPair(
    (firstLabel, secondLabel, thirdLabel) => (
      <SectionNav
        label={firstLabel}
        items={[
          { label: secondLabel, href: '#a' },
          { label: thirdLabel, href: '#b' },
        ]}
      />
    ),
    {
      ko: ['주 메뉴', '우리가 누구인지 알아보세요', '무엇을 만드나요?'],
      en: ['Main menu', 'Find out who we are', 'What do we make?'],
    },
  ),
};
