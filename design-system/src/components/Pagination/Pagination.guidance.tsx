import { guide, type Guidance } from '../../stories/guidance.ts';
import { Pagination } from './Pagination.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Pagination page={1} pages={3} href={(page) => `#page-${page}`} />,
      '목록의 아래에 두고 지금 쪽을 표시합니다.',
    ),
    en: guide(
      <Pagination page={1} pages={3} href={(page) => `#page-${page}`} />,
      'Below the list, with the current page marked.',
    ),
  },
  dont: {
    ko: guide(
      <Pagination page={60} pages={60} href={(page) => `#page-${page}`} />,
      '수십 쪽을 넘기게 하지 말고 검색과 필터를 먼저 둡니다.',
    ),
    en: guide(
      <Pagination page={60} pages={60} href={(page) => `#page-${page}`} />,
      'Nobody turns dozens of pages: search and filters come first.',
    ),
  },
};
