import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Heading data-branch="">책임 체계</Heading>,
      '본문 왼쪽 끝에서 시작하는 제목에만 가지를 답니다.',
    ),
    en: guide(
      <Heading data-branch="">Responsibilities</Heading>,
      'Branches lead to headings at the start of the column.',
    ),
  },
  dont: {
    ko: guide(<Heading>책임 체계</Heading>, '카드 안의 제목에는 가지를 달지 않습니다.'),
    en: guide(<Heading>Responsibilities</Heading>, 'A branch to the heading of a card.'),
  },
};
