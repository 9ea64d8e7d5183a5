import { createPair, type Guidance } from '../../stories/guidance.ts';
import { DataTable } from './DataTable.tsx';

export const guidance: Guidance = {
  do: createPair(
    (caption, firstLabel, secondLabel, rows) => (
      <DataTable
        caption={caption}
        columns={[
          { id: 'title', label: firstLabel, cell: (row: string) => row, header: true },
          { id: 'views', label: secondLabel, cell: () => '1,204', numeric: true },
        ]}
        rows={[rows]}
        rowKey={String}
        empty=""
      />
    ),
    {
      ko: ['공지 사항', '제목', '조회', '정기 점검 안내'],
      en: ['Notices', 'Title', 'Views', 'Scheduled maintenance'],
    },
  ),
  dont: createPair(
    (caption, firstLabel, secondLabel, cell, rows) => (
      <DataTable
        caption={caption}
        columns={[
          { id: 'title', label: firstLabel, cell: (row: string) => row, header: true },
          { id: 'views', label: secondLabel, cell: () => cell },
        ]}
        rows={[rows]}
        rowKey={String}
        empty=""
      />
    ),
    {
      ko: ['공지 사항', '제목', '조회', '약 1천 번', '정기 점검 안내'],
      en: ['Notices', 'Title', 'Views', 'about a thousand', 'Scheduled maintenance'],
    },
  ),
};
