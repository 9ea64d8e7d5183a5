import { guide, type Guidance } from '../../stories/guidance.ts';
import { Figures } from '../Figures/index.ts';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Figures items={[{ value: '58.6', unit: '천 톤', label: '온실가스 배출량, 2025년 실적' }]} />,
      '값마다 연도와 실적·목표를 밝힙니다.',
    ),
    en: guide(
      <Figures
        items={[
          { value: '58.6', unit: 'kilotons', label: 'Greenhouse gas emissions, 2025 actual' },
        ]}
      />,
      'Every value says its year, and whether it is actual or a goal.',
    ),
  },
  dont: {
    ko: guide(
      <Figures items={[{ value: '-13.8%', unit: '', label: '크게 줄었습니다' }]} />,
      '무엇과 비교했는지 알 수 없는 비율을 쓰지 않습니다.',
    ),
    en: guide(
      <Figures items={[{ value: '-13.8%', unit: '', label: 'Much less' }]} />,
      'A percentage that does not say what it is compared with.',
    ),
  },
};
