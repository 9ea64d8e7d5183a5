import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <figure style={{ margin: 0 }}>
        <SamplePart title="조립판" />
        <figcaption>조립판 앞에서, 2026년</figcaption>
      </figure>,
      '크게 볼 만한 그림을 설명과 함께 보여 줍니다.',
    ),
    en: guide(
      <figure style={{ margin: 0 }}>
        <SamplePart title="Assembly board" />
        <figcaption>At the assembly board, 2026</figcaption>
      </figure>,
      'A picture worth enlarging, with its caption.',
    ),
  },
  dont: {
    ko: guide(
      <SamplePart title="그림" />,
      '설명이 없거나 작게도 다 보이는 그림을 다시 열지 않습니다.',
    ),
    en: guide(<SamplePart title="Picture" />, 'A picture that says nothing more when it is large.'),
  },
};
