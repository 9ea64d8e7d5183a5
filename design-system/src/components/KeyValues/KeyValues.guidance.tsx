import { guide, type Guidance } from '../../stories/guidance.ts';
import { KeyValues } from './KeyValues.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <KeyValues items={[{ value: '300', unit: 'A', label: '총전류' }]} />,
      '값과 단위를 나누어 적습니다.',
    ),
    en: guide(
      <KeyValues items={[{ value: '300', unit: 'A', label: 'Total current' }]} />,
      'Value and unit apart.',
    ),
  },
  dont: {
    ko: guide(
      <KeyValues items={[{ value: '최대 300암페어까지 지원', unit: '', label: '전류' }]} />,
      '값 자리에 문장을 쓰지 않습니다.',
    ),
    en: guide(
      <KeyValues items={[{ value: 'up to 300 amperes supported', unit: '', label: 'Current' }]} />,
      'A sentence in place of a value.',
    ),
  },
};
