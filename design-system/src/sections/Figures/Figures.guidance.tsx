import type { Guidance } from '../../stories/guidance.ts';
import { Figures } from './Figures.tsx';

export const guidance: Guidance = {
  do: {
    ko: <Figures items={[{ value: '16,842', unit: '억원', label: '2025년 연결 매출' }]} />,
    en: (
      <Figures
        items={[
          {
            qualifier: 'KRW',
            value: '1,684.2',
            unit: 'billion',
            label: 'Consolidated revenue, 2025',
          },
        ]}
      />
    ),
  },
  dont: {
    ko: <Figures items={[{ value: '16842', unit: '', label: '매출' }]} />,
    en: <Figures items={[{ value: '16842', unit: '', label: 'Revenue' }]} />,
  },
};
