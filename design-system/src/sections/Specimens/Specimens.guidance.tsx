import { createGuidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Specimens } from './Specimens.tsx';

export const guidance = createGuidance(
  (title, text) => <Specimens items={[{ title, text, drawing: <SamplePart title={title} /> }]} />,
  {
    do: {
      ko: ['가로형 로고타입', '가장 먼저 씁니다.'],
      en: ['Horizontal logotype', 'The first choice.'],
    },
    dont: { ko: ['시안 3_최종', '예쁜 쪽'], en: ['draft 3_final', 'The nicer one'] },
  },
);
