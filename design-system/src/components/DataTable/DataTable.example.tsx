import { DataTable, type Sort } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: {
    caption: '특허 목록',
    title: '명칭',
    year: '등록 연도',
    empty: '조건에 맞는 특허가 없습니다.',
    rows: [
      { id: 'a', title: '커넥터 잠금 구조', year: 2021 },
      { id: 'b', title: '버스바 적층 방법', year: 2024 },
    ],
  },
  en: {
    caption: 'Patents',
    title: 'Title',
    year: 'Year',
    empty: 'No patent matches.',
    rows: [
      { id: 'a', title: 'Connector lock', year: 2021 },
      { id: 'b', title: 'Laminating of busbars', year: 2024 },
    ],
  },
};

export default function DataTableExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [sort, setSort] = useState<Sort>({ column: 'year', direction: 'descending' });
  const direction = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...text.rows];
  rows.sort((a, b) => direction * (a.year - b.year));
  return (
    <DataTable
      caption={text.caption}
      columns={[
        { id: 'title', label: text.title, cell: (row) => row.title, header: true },
        {
          id: 'year',
          label: text.year,
          cell: (row) => row.year,
          numeric: true,
          sort: 'descending',
        },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      empty={text.empty}
    />
  );
}
