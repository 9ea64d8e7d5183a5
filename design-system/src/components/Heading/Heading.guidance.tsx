import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from './Heading.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Heading level={3}>지속가능경영보고서</Heading>,
      '내용을 말하는 명사로 적고, 영어는 첫 글자만 대문자로 씁니다.',
    ),
    en: guide(
      <Heading level={3}>Sustainability reports</Heading>,
      'Names the content, in sentence case.',
    ),
  },
  dont: {
    ko: guide(
      <Heading level={3}>보고서를 한번 살펴볼까요?</Heading>,
      '제목으로 말을 걸거나 모두 대문자로 쓰지 않습니다.',
    ),
    en: guide(
      <Heading level={3}>LET’S TAKE A LOOK AT OUR REPORTS!</Heading>,
      'No conversation and no capitals.',
    ),
  },
};
