import { createPair, type Guidance } from '../../stories/guidance.ts';
import { FactColumns } from './FactColumns.tsx';

export const guidance: Guidance = {
  do: createPair((heading) => <FactColumns items={[{ heading, text: 'ISO 19642, ISO 6722' }]} />, {
    ko: ['표준'],
    en: ['Standards'],
  }),
  dont: createPair((heading, text) => <FactColumns items={[{ heading, text }]} />, {
    ko: ['이 제품이 따르는 표준', '이 제품이 따르는 표준은 ISO 19642와 ISO 6722입니다.'],
    en: ['Standards of this product', 'The standards of this product are ISO 19642 and ISO 6722.'],
  }),
};
