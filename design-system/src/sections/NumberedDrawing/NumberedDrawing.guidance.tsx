import { createGuidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { NumberedDrawing } from './NumberedDrawing.tsx';

export const guidance = createGuidance(
  (title, label, text) => (
    <NumberedDrawing
      heading={title}
      accent="first"
      drawing={<SamplePart title={title} />}
      items={[{ id: 'a', label, text, point: { x: 0.2, y: 0.2 } }]}
    />
  ),
  {
    do: {
      ko: ['케이블이 달린 상자', '케이블', '전원을 상자까지 잇습니다.'],
      en: ['A box with a cable', 'Cable', 'Takes power to the box.'],
    },
    dont: { ko: ['그림', '1', '위 그림 참조'], en: ['Drawing', '1', 'See above'] },
  },
);
