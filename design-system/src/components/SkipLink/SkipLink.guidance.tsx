import { guide, type Guidance } from '../../stories/guidance.ts';
import { Link } from '../Link/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Link href="#main">본문 바로가기</Link>,
      '첫 번째 초점으로, 누르면 본문에 초점이 갑니다.',
    ),
    en: guide(
      <Link href="#main">Skip to content</Link>,
      'The first focusable element; it moves the focus to the content.',
    ),
  },
  dont: {
    ko: guide(<Link href="#main">건너뛰기</Link>, '무엇을 건너뛰는지 알 수 없습니다.'),
    en: guide(<Link href="#main">Skip</Link>, 'It does not say what is skipped.'),
  },
};
