import { createGuidance } from '../../stories/guidance.ts';
import { Comparison } from './Comparison.tsx';

export const guidance = createGuidance(
  (itemLabel, firstName, secondName, label, values) => (
    <Comparison
      itemLabel={itemLabel}
      items={[
        { id: 'a', name: firstName, href: '#a' },
        { id: 'b', name: secondName, href: '#b' },
      ]}
      rows={[{ label, values: ['12 V', values] }]}
    />
  ),
  {
    do: {
      ko: ['항목', '정션 블록', '게이트웨이', '정격 전압', '12 V'],
      en: ['Item', 'Junction block', 'Gateway', 'Rated voltage', '12 V'],
    },
    dont: {
      ko: ['항목', '정션 블록', '게이트웨이', '정격 전압', '12,000 mV'],
      en: ['Item', 'Junction block', 'Gateway', 'Rated voltage', '12,000 mV'],
    },
  },
);
