import { createGuidance } from '../../stories/guidance.ts';
import { KeyValues } from './KeyValues.tsx';

export const guidance = createGuidance(
  (value, unit, label) => <KeyValues items={[{ value, unit, label }]} />,
  {
    do: { ko: ['300', 'A', '총전류'], en: ['300', 'A', 'Total current'] },
    dont: {
      ko: ['최대 300암페어까지 지원', '', '전류'],
      en: ['up to 300 amperes supported', '', 'Current'],
    },
  },
);
