import { guide, type Guidance } from '../../stories/guidance.ts';
import { Comparison } from './Comparison.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Comparison
        itemLabel="항목"
        items={[
          { id: 'a', name: '정션 블록', href: '#a' },
          { id: 'b', name: '게이트웨이', href: '#b' },
        ]}
        rows={[{ label: '정격 전압', values: ['12 V', '12 V'] }]}
      />,
      '같은 단위의 값을 나란히 놓습니다.',
    ),
    en: guide(
      <Comparison
        itemLabel="Item"
        items={[
          { id: 'a', name: 'Junction block', href: '#a' },
          { id: 'b', name: 'Gateway', href: '#b' },
        ]}
        rows={[{ label: 'Rated voltage', values: ['12 V', '12 V'] }]}
      />,
      'Values side by side, in the same unit.',
    ),
  },
  dont: {
    ko: guide(
      <Comparison
        itemLabel="항목"
        items={[
          { id: 'a', name: '정션 블록', href: '#a' },
          { id: 'b', name: '게이트웨이', href: '#b' },
        ]}
        rows={[{ label: '정격 전압', values: ['12 V', '12,000 mV'] }]}
      />,
      '단위가 다르면 비교할 수 없습니다.',
    ),
    en: guide(
      <Comparison
        itemLabel="Item"
        items={[
          { id: 'a', name: 'Junction block', href: '#a' },
          { id: 'b', name: 'Gateway', href: '#b' },
        ]}
        rows={[{ label: 'Rated voltage', values: ['12 V', '12,000 mV'] }]}
      />,
      'Different units cannot be compared.',
    ),
  },
};
