import { createGuidance } from '../../stories/guidance.ts';
import { Card } from './Card.tsx';

export const guidance = createGuidance(
  (heading, text) => (
    <Card heading={heading} href="#junction-block">
      {text}
    </Card>
  ),
  {
    do: {
      ko: ['정션 블록', '전원을 나누고 회로를 보호합니다.'],
      en: ['Junction block', 'Distributes power and protects circuits.'],
    },
    dont: {
      ko: ['자세히 보기', '정션 블록은 전원을 나누고 회로를 보호합니다.'],
      en: ['Read more', 'The junction block distributes power and protects circuits.'],
    },
  },
);
