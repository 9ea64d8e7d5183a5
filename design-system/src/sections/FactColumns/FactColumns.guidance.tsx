import { guide, type Guidance } from '../../stories/guidance.ts';
import { FactColumns } from './FactColumns.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <FactColumns items={[{ heading: '표준', text: 'ISO 19642, ISO 6722' }]} />,
      '라벨은 짧은 명사이고, 내용은 라벨을 되풀이하지 않습니다.',
    ),
    en: guide(
      <FactColumns items={[{ heading: 'Standards', text: 'ISO 19642, ISO 6722' }]} />,
      'A short label, and a text that does not repeat it.',
    ),
  },
  dont: {
    ko: guide(
      <FactColumns
        items={[
          {
            heading: '이 제품이 따르는 표준',
            text: '이 제품이 따르는 표준은 ISO 19642와 ISO 6722입니다.',
          },
        ]}
      />,
      '라벨을 문장으로 되풀이하지 않습니다.',
    ),
    en: guide(
      <FactColumns
        items={[
          {
            heading: 'Standards of this product',
            text: 'The standards of this product are ISO 19642 and ISO 6722.',
          },
        ]}
      />,
      'The label once more, as a sentence.',
    ),
  },
};
