import { guide, type Guidance } from '../../stories/guidance.ts';
import { Card } from './Card.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Card heading="정션 블록" href="#junction-block">
        전원을 나누고 회로를 보호합니다.
      </Card>,
      '제목만 읽어도 어디로 가는지 알 수 있게 합니다.',
    ),
    en: guide(
      <Card heading="Junction block" href="#junction-block">
        Distributes power and protects circuits.
      </Card>,
      'The heading makes sense alone: it is the link.',
    ),
  },
  dont: {
    ko: guide(
      <Card heading="자세히 보기" href="#junction-block">
        정션 블록은 전원을 나누고 회로를 보호합니다.
      </Card>,
      '제목 자리에 ‘자세히 보기’를 쓰지 않습니다.',
    ),
    en: guide(
      <Card heading="Read more" href="#junction-block">
        The junction block distributes power and protects circuits.
      </Card>,
      '“Read more” in place of a name.',
    ),
  },
};
