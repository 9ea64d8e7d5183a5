import { guide, type Guidance } from '../../stories/guidance.ts';
import { FilterTabs } from './FilterTabs.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <FilterTabs
        label="기사의 종류"
        value="all"
        items={[
          { value: 'all', label: '전체', href: '#all', count: 48 },
          { value: 'rnd', label: 'R&D 소식', href: '#rnd', count: 12 },
        ]}
      />,
      '모두 같은 종류의 명사로, 건수와 함께 보여 줍니다.',
    ),
    en: guide(
      <FilterTabs
        label="Kind of article"
        value="all"
        items={[
          { value: 'all', label: 'All', href: '#all', count: 48 },
          { value: 'rnd', label: 'R&D news', href: '#rnd', count: 12 },
        ]}
      />,
      'Nouns of one kind, with their counts.',
    ),
  },
  dont: {
    ko: guide(
      <FilterTabs
        label="기사의 종류"
        value="all"
        items={[
          { value: 'all', label: '전체 보기', href: '#all', count: 48 },
          { value: 'rnd', label: 'R&D에 대해 알아보기', href: '#rnd', count: 12 },
        ]}
      />,
      '필터를 행동이나 문장으로 적지 않습니다.',
    ),
    en: guide(
      <FilterTabs
        label="Kind of article"
        value="all"
        items={[
          { value: 'all', label: 'See everything', href: '#all', count: 48 },
          { value: 'rnd', label: 'Learn about R&D', href: '#rnd', count: 12 },
        ]}
      />,
      'Filters are not actions.',
    ),
  },
};
