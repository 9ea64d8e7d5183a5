import { createPair, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';

export const guidance: Guidance = {
  do: createPair(
    (title, text) => (
      <figure style={{ margin: 0 }}>
        <SamplePart title={title} />
        <figcaption>{text}</figcaption>
      </figure>
    ),
    {
      ko: ['조립판', '조립판 앞에서, 2026년'],
      en: ['Assembly board', 'At the assembly board, 2026'],
    },
  ),
  dont: createPair((title) => <SamplePart title={title} />, { ko: ['그림'], en: ['Picture'] }),
};
