import { guide, type Guidance } from '../../stories/guidance.ts';
import { SearchBox } from '../SearchBox/index.ts';
import { Select } from '../Select/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SearchBox action="#search" label="홈페이지에서 찾기" labelVisible />,
      '찾는 범위를 라벨로 밝히고 고르지 않아도 검색됩니다.',
    ),
    en: guide(
      <SearchBox action="#search" label="Search this website" labelVisible />,
      'The label names the scope; nothing has to be chosen.',
    ),
  },
  dont: {
    ko: guide(
      <Select label="찾을 제품을 고르세요" options={[{ value: 'a', label: '정션 블록' }]} />,
      '목록에 없는 말을 찾을 수 없게 만들지 않습니다.',
    ),
    en: guide(
      <Select label="Choose what to find" options={[{ value: 'a', label: 'Junction block' }]} />,
      'A list that refuses every other word.',
    ),
  },
};
