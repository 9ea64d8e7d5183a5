import { VariantTable } from '@site/design-system/sections';

const texts = {
  ko: { caption: '사양', item: '항목', standard: '표준형', high: '고전류형', current: '총전류' },
  en: {
    caption: 'Specifications',
    item: 'Item',
    standard: 'Standard',
    high: 'High current',
    current: 'Total current',
  },
};

export default function VariantTableExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <VariantTable
      caption={text.caption}
      itemLabel={text.item}
      variants={[
        { id: 'standard', label: text.standard },
        { id: 'high', label: text.high },
      ]}
      rows={[{ label: text.current, values: ['100 A', '150 A'] }]}
    />
  );
}
