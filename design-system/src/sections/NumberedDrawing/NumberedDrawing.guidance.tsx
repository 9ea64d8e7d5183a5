import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { NumberedDrawing } from './NumberedDrawing.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <NumberedDrawing
        accent="first"
        drawing={<SamplePart title="케이블이 달린 상자" />}
        items={[
          {
            id: 'a',
            label: '케이블',
            text: '전원을 상자까지 잇습니다.',
            point: { x: 0.2, y: 0.2 },
          },
        ]}
      />,
      '번호가 가리키는 것을 이름과 함께 설명합니다.',
    ),
    en: guide(
      <NumberedDrawing
        accent="first"
        drawing={<SamplePart title="A box with a cable" />}
        items={[
          { id: 'a', label: 'Cable', text: 'Takes power to the box.', point: { x: 0.2, y: 0.2 } },
        ]}
      />,
      'Each number has a name and a sentence.',
    ),
  },
  dont: {
    ko: guide(
      <NumberedDrawing
        accent="first"
        drawing={<SamplePart title="그림" />}
        items={[{ id: 'a', label: '1', text: '위 그림 참조', point: { x: 0.2, y: 0.2 } }]}
      />,
      '번호를 번호로 설명하지 않습니다.',
    ),
    en: guide(
      <NumberedDrawing
        accent="first"
        drawing={<SamplePart title="Drawing" />}
        items={[{ id: 'a', label: '1', text: 'See above', point: { x: 0.2, y: 0.2 } }]}
      />,
      'A number explained by a number.',
    ),
  },
};
