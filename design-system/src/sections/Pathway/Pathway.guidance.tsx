import { createGuidance } from '../../stories/guidance.ts';
import { Figures } from '../Figures/index.ts';

export const guidance = createGuidance(
  (value, unit, label) => <Figures items={[{ value, unit, label }]} />,
  {
    do: {
      ko: ['58.6', '천 톤', '온실가스 배출량, 2025년 실적'],
      en: ['58.6', 'kilotons', 'Greenhouse gas emissions, 2025 actual'],
    },
    dont: { ko: ['-13.8%', '', '크게 줄었습니다'], en: ['-13.8%', '', 'Much less'] },
  },
);
