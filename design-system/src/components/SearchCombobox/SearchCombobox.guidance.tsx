import type { Guidance } from '../../stories/guidance.ts';
import { SearchBox } from '../SearchBox/index.ts';
import { Select } from '../Select/index.ts';

export const guidance: Guidance = {
  do: {
    ko: <SearchBox action="#search" label="홈페이지에서 찾기" labelVisible />,
    en: <SearchBox action="#search" label="Search this website" labelVisible />,
  },
  dont: {
    ko: <Select label="찾을 제품을 고르세요" options={[{ value: 'a', label: '정션 블록' }]} />,
    en: <Select label="Choose what to find" options={[{ value: 'a', label: 'Junction block' }]} />,
  },
};
