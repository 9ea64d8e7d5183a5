import { guide, type Guidance } from '../../stories/guidance.ts';
import { DataTable } from './DataTable.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <DataTable
        caption="공지 사항"
        columns={[
          { id: 'title', label: '제목', cell: (row: string) => row, header: true },
          { id: 'views', label: '조회', cell: () => '1,204', numeric: true },
        ]}
        rows={['정기 점검 안내']}
        rowKey={String}
        empty=""
      />,
      '숫자 열은 오른쪽에 맞춥니다.',
    ),
    en: guide(
      <DataTable
        caption="Notices"
        columns={[
          { id: 'title', label: 'Title', cell: (row: string) => row, header: true },
          { id: 'views', label: 'Views', cell: () => '1,204', numeric: true },
        ]}
        rows={['Scheduled maintenance']}
        rowKey={String}
        empty=""
      />,
      'Columns of numbers are aligned to the end.',
    ),
  },
  dont: {
    ko: guide(
      <DataTable
        caption="공지 사항"
        columns={[
          { id: 'title', label: '제목', cell: (row: string) => row, header: true },
          { id: 'views', label: '조회', cell: () => '약 1천 번' },
        ]}
        rows={['정기 점검 안내']}
        rowKey={String}
        empty=""
      />,
      '비교하는 숫자를 말로 풀어 쓰지 않습니다.',
    ),
    en: guide(
      <DataTable
        caption="Notices"
        columns={[
          { id: 'title', label: 'Title', cell: (row: string) => row, header: true },
          { id: 'views', label: 'Views', cell: () => 'about a thousand' },
        ]}
        rows={['Scheduled maintenance']}
        rowKey={String}
        empty=""
      />,
      'Numbers to be compared are not written in words.',
    ),
  },
};
