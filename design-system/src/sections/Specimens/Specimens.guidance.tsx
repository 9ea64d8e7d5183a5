import { guide, type Guidance } from '../../stories/guidance.ts';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Specimens } from './Specimens.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Specimens
        items={[
          {
            title: '가로형 로고타입',
            text: '가장 먼저 씁니다.',
            drawing: <SamplePart title="가로형 로고타입" />,
          },
        ]}
      />,
      '언제 쓰는지 함께 적습니다.',
    ),
    en: guide(
      <Specimens
        items={[
          {
            title: 'Horizontal logotype',
            text: 'The first choice.',
            drawing: <SamplePart title="Horizontal logotype" />,
          },
        ]}
      />,
      'Says when it is used.',
    ),
  },
  dont: {
    ko: guide(
      <Specimens
        items={[
          { title: '시안 3_최종', text: '예쁜 쪽', drawing: <SamplePart title="시안 3_최종" /> },
        ]}
      />,
      '파일 이름과 취향을 적지 않습니다.',
    ),
    en: guide(
      <Specimens
        items={[
          {
            title: 'draft 3_final',
            text: 'The nicer one',
            drawing: <SamplePart title="draft 3_final" />,
          },
        ]}
      />,
      'File names and taste.',
    ),
  },
};
