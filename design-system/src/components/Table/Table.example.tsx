import { Table } from '@site/design-system';

const texts = {
  ko: {
    caption: '정션 블록 사양',
    columns: ['항목', '표준형', '고전류형'],
    rows: [
      ['총전류', '100 A', '150 A'],
      ['퓨즈', '30개', '60개'],
    ],
  },
  en: {
    caption: 'Specifications of the junction block',
    columns: ['Item', 'Standard', 'High current'],
    rows: [
      ['Total current', '100 A', '150 A'],
      ['Fuses', '30', '60'],
    ],
  },
};

export default function TableExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return <Table caption={text.caption} columns={text.columns} rows={text.rows} />;
}
