import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { type DataColumn, DataTable, type DataTableProps, type Sort } from './DataTable.tsx';

interface Notice {
  readonly id: number;
  readonly title: string;
  readonly views: number;
  readonly date: string;
}

type Columns = readonly DataColumn<Notice>[];

const columns = (words: Record<'id' | 'title' | 'views' | 'date', string>): Columns => [
  { id: 'id', label: words.id, cell: ({ id }) => id, numeric: true },
  {
    id: 'title',
    label: words.title,
    header: true,
    sort: 'ascending',
    cell: ({ id, title }) => <Link href={`#/notice/view/${id}`}>{title}</Link>,
  },
  {
    id: 'views',
    label: words.views,
    numeric: true,
    sort: 'descending',
    cell: ({ views }) => views.toLocaleString('en'),
  },
  {
    id: 'date',
    label: words.date,
    sort: 'descending',
    cell: ({ date }) => <time dateTime={date}>{date.replaceAll('-', '.')}</time>,
  },
];

const texts = {
  ko: {
    caption: '공지 사항',
    columns: columns({ id: '번호', title: '제목', views: '조회', date: '등록일' }),
    rows: [
      { id: 41, title: '2026년 하반기 협력사 정기 평가 안내', views: 1204, date: '2026-10-12' },
      { id: 40, title: '홈페이지 정기 점검 안내', views: 318, date: '2026-09-28' },
      { id: 39, title: '개인정보 처리방침이 바뀝니다', views: 642, date: '2026-09-01' },
      { id: 38, title: '방문예약 절차가 간단해졌습니다', views: 977, date: '2026-08-17' },
    ],
    empty: '찾으시는 말이 들어 있는 공지가 없습니다. 검색어를 줄이거나 바꾸어 찾아 보십시오.',
    long: {
      id: 37,
      title:
        '국내 사업장을 방문하시는 협력사 임직원 여러분께 알려 드리는 출입 절차와 안전 수칙, 주차 안내',
      views: 12_840,
      date: '2026-07-03',
    },
  },
  en: {
    caption: 'Notices',
    columns: columns({ id: 'No.', title: 'Title', views: 'Views', date: 'Date' }),
    rows: [
      { id: 41, title: 'Supplier review, second half of 2026', views: 1204, date: '2026-10-12' },
      { id: 40, title: 'Scheduled maintenance of this site', views: 318, date: '2026-09-28' },
      { id: 39, title: 'Our privacy policy is changing', views: 642, date: '2026-09-01' },
      { id: 38, title: 'Booking a visit takes fewer steps', views: 977, date: '2026-08-17' },
    ],
    empty: 'No notice has these words in it. Try fewer words, or other ones.',
    long: {
      id: 37,
      title:
        'How to enter our sites, what to observe for your safety and where to park: for visitors from supplier companies',
      views: 12_840,
      date: '2026-07-03',
    },
  },
};

const sorted = (rows: readonly Notice[], { column, direction }: Sort): readonly Notice[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  const key = column as keyof Notice;
  return rows.toSorted((a, b) =>
    key === 'views' || key === 'id'
      ? sign * (a[key] - b[key])
      : sign * a[key].localeCompare(b[key], 'ko'),
  );
};

const sortHref = ({ column, direction }: Sort) => `#/notice?sort=${column}&order=${direction}`;

/** Stores the sort order in state (a page uses the URL) and sorts the rows. */
function Sorting({ rows, ...rest }: DataTableProps<Notice>) {
  const [sort, setSort] = useState<Sort>({ column: 'date', direction: 'descending' });
  return <DataTable {...rest} rows={sorted(rows, sort)} sort={sort} onSortChange={setSort} />;
}
// The name in the code that Storybook shows.
Sorting.displayName = 'DataTable';

const rowKey = ({ id }: Notice) => String(id);

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Notice>,
  args: { caption: '', columns: [], rows: [], rowKey, empty: '' },
  render: withControls(
    withTexts(texts, ({ caption, columns: heads, rows, empty }, args) => (
      <Sorting
        {...args}
        caption={caption}
        columns={heads}
        rows={rows}
        empty={empty}
        sortHref={sortHref}
      />
    )),
  ),
} satisfies Meta<typeof DataTable<Notice>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without `sortHref` the headers are buttons, and sorting needs a script. */
export const WithoutSortHref: Story = {
  render: withTexts(texts, ({ caption, columns: heads, rows, empty }, args) => (
    <Sorting {...args} caption={caption} columns={heads} rows={rows} empty={empty} />
  )),
};

export const Empty: Story = {
  render: withTexts(texts, ({ caption, columns: heads, empty }, args) => (
    <DataTable {...args} caption={caption} columns={heads} rows={[]} empty={empty} />
  )),
};

/** On narrow screens each row is displayed as a list item and keeps the table roles. */
export const AsList: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ caption, columns: heads, rows, empty, long: row }, args) => (
    <Sorting
      {...args}
      caption={caption}
      columns={heads}
      rows={[row, ...rows]}
      empty={empty}
      sortHref={sortHref}
    />
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ caption, columns: heads, rows, empty, long: row }, args) => (
    <Stack gap="large">
      <Sorting
        {...args}
        caption={caption}
        columns={heads}
        rows={[row, ...rows]}
        empty={empty}
        sortHref={sortHref}
      />
      <DataTable
        {...args}
        caption={`${caption} 2`}
        captionVisible={false}
        columns={heads}
        rows={[]}
        empty={empty}
      />
    </Stack>
  )),
};
