import { Comparison } from '@site/design-system/sections';

const texts = {
  ko: { caption: '항목', standard: '표준형', high: '고전류형', current: '총전류', fuses: '퓨즈' },
  en: {
    caption: 'Item',
    standard: 'Standard',
    high: 'High current',
    current: 'Total current',
    fuses: 'Fuses',
  },
};

export default function ComparisonExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Comparison
      itemLabel={text.caption}
      items={[
        { id: 'standard', name: text.standard, href: '#standard' },
        { id: 'high', name: text.high, href: '#high' },
      ]}
      rows={[
        { label: text.current, values: [[{ value: '100 A' }], [{ value: '150 A' }]] },
        { label: text.fuses, values: [[{ value: '30' }], [{ value: '60' }]] },
      ]}
    />
  );
}
