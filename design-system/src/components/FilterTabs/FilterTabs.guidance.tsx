import { createGuidance } from '../../stories/guidance.ts';
import { FilterTabs } from './FilterTabs.tsx';

export const guidance = createGuidance(
  (firstLabel, secondLabel, thirdLabel) => (
    <FilterTabs
      label={firstLabel}
      value="all"
      items={[
        { value: 'all', label: secondLabel, href: '#all', count: 48 },
        { value: 'rnd', label: thirdLabel, href: '#rnd', count: 12 },
      ]}
    />
  ),
  {
    do: { ko: ['기사의 종류', '전체', 'R&D 소식'], en: ['Kind of article', 'All', 'R&D news'] },
    dont: {
      ko: ['기사의 종류', '전체 보기', 'R&D에 대해 알아보기'],
      en: ['Kind of article', 'See everything', 'Learn about R&D'],
    },
  },
);
