import { guide, type Guidance } from '../../stories/guidance.ts';
import { Figures } from './Figures.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Figures items={[{ value: '16,842', unit: '억원', label: '2025년 연결 매출' }]} />,
      '단위와 시점을 함께 적습니다.',
    ),
    en: guide(
      <Figures
        items={[
          {
            qualifier: 'KRW',
            value: '1,684.2',
            unit: 'billion',
            label: 'Consolidated revenue, 2025',
          },
        ]}
      />,
      'With its unit and its date.',
    ),
  },
  dont: {
    ko: guide(
      <Figures items={[{ value: '16842', unit: '', label: '매출' }]} />,
      '단위와 시점이 없는 수는 쓰지 않습니다.',
    ),
    en: guide(
      <Figures items={[{ value: '16842', unit: '', label: 'Revenue' }]} />,
      'A figure without unit or date.',
    ),
  },
};
