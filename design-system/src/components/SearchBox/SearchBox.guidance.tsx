import { createPair, type Guidance } from '../../stories/guidance.ts';
import { SearchBox } from './SearchBox.tsx';

export const guidance: Guidance = {
  do: createPair((label) => <SearchBox action="#search" label={label} />, {
    ko: ['공지 검색'],
    en: ['Search notices'],
  }),
  dont: createPair(
    (label, placeholder) => <SearchBox action="#search" label={label} field={{ placeholder }} />,
    {
      ko: ['검색', '검색어를 입력하신 후 엔터 키를 눌러 주세요'],
      en: ['Search', 'Please type a search term and then press Enter'],
    },
  ),
};
