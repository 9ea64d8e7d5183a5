import { guide, type Guidance } from '../../stories/guidance.ts';
import { SearchBox } from './SearchBox.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(<SearchBox action="#search" label="공지 검색" />, '무엇을 찾는지 라벨이 말합니다.'),
    en: guide(
      <SearchBox action="#search" label="Search notices" />,
      'The label says what is searched.',
    ),
  },
  dont: {
    ko: guide(
      <SearchBox
        action="#search"
        label="검색"
        field={{ placeholder: '검색어를 입력하신 후 엔터 키를 눌러 주세요' }}
      />,
      '모두 아는 방법을 설명하지 않습니다.',
    ),
    en: guide(
      <SearchBox
        action="#search"
        label="Search"
        field={{ placeholder: 'Please type a search term and then press Enter' }}
      />,
      'Instructions that nobody needs.',
    ),
  },
};
