import { Section, Table } from '@site/design-system';
import { PrintSheet } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '사양',
    caption: '정션 블록 사양',
    columns: ['항목', '값'],
    rows: [['총전류', '150 A']],
  },
  en: {
    heading: 'Specifications',
    caption: 'Specifications of the junction block',
    columns: ['Item', 'Value'],
    rows: [['Total current', '150 A']],
  },
};

export default function PrintSheetExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <main>
      <PrintSheet>
        <Section heading={text.heading}>
          <Table
            caption={text.caption}
            captionVisible={false}
            columns={text.columns}
            rows={text.rows}
          />
        </Section>
      </PrintSheet>
    </main>
  );
}
