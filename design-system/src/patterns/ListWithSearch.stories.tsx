import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import {
  type DataColumn,
  DataTable,
  FilterTabs,
  Link,
  Pagination,
  SearchBox,
  Section,
  type Sort,
  Stack,
  Text,
} from '../index.ts';
import { Cover } from '../sections.ts';
import { pick } from '../stories/bilingual.ts';
import { createExample } from '../stories/example.tsx';
import ListWithSearchExample from './ListWithSearch.example.tsx';
import code from './ListWithSearch.example.tsx?raw';

interface Patent {
  readonly number: string;
  readonly title: string;
  readonly field: 'connectors' | 'harness' | 'power';
  readonly year: number;
}

interface Content {
  readonly title: string;
  readonly lead: string;
  readonly search: string;
  readonly filter: string;
  readonly fields: Readonly<Record<'all' | Patent['field'], string>>;
  readonly columns: Readonly<Record<'number' | 'title' | 'field' | 'year', string>>;
  readonly caption: string;
  /** "{count}" is replaced by the number. */
  readonly found: string;
  readonly empty: string;
  readonly showAll: string;
  readonly patents: readonly Patent[];
}

interface ListPatternProps {
  readonly ko: Content;
  readonly en: Content;
}

const PER_PAGE = 4;

/** The query of the list: on a page in the URL, in a story in state. */
interface ListQuery {
  readonly query: string;
  readonly field: string;
  readonly sort: Sort;
  readonly page: number;
}

const INITIAL: ListQuery = {
  query: '',
  field: 'all',
  sort: { column: 'year', direction: 'descending' },
  page: 1,
};

const getColumns = ({ columns, fields }: Content): readonly DataColumn<Patent>[] => [
  { id: 'number', label: columns.number, cell: ({ number }) => number },
  {
    id: 'title',
    label: columns.title,
    header: true,
    sort: 'ascending',
    cell: ({ number, title }) => <Link href={`#/patent/${number}`}>{title}</Link>,
  },
  { id: 'field', label: columns.field, cell: ({ field }) => fields[field] },
  {
    id: 'year',
    label: columns.year,
    numeric: true,
    sort: 'descending',
    cell: ({ year }) => year,
  },
];

function search(patents: readonly Patent[], { query, field, sort }: ListQuery): readonly Patent[] {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const wanted = query.trim().toLowerCase();
  return patents
    .filter((patent) => field === 'all' || patent.field === field)
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .toSorted((a, b) =>
      sort.column === 'title'
        ? sign * a.title.localeCompare(b.title, 'ko')
        : sign * (a.year - b.year),
    );
}

/** A list with search, filters, sorting and pages, each of which has a URL. */
function ListPattern({ content }: { readonly content: Content }) {
  const [listQuery, setListQuery] = useState(INITIAL);
  const matches = search(content.patents, listQuery);
  const update = (change: Partial<ListQuery>) => setListQuery({ ...listQuery, page: 1, ...change });
  const count = (field: string) => search(content.patents, { ...listQuery, field }).length;
  return (
    <>
      <Cover heading={content.title} lead={<p>{content.lead}</p>} />
      <Section>
        <Stack>
          <SearchBox
            action="#/patents"
            label={content.search}
            query={listQuery.query}
            onSubmit={(event) => {
              event.preventDefault();
              const query = new FormData(event.currentTarget).get('q');
              update({ query: typeof query === 'string' ? query : '' });
            }}
          />
          <FilterTabs
            label={content.filter}
            value={listQuery.field}
            items={Object.entries(content.fields).map(([value, label]) => ({
              value,
              label,
              href: `#/patents?field=${value}`,
              count: count(value),
            }))}
            onValueChange={(field) => update({ field })}
          />
          <Text size="small" tone="muted" role="status">
            {content.found.replace('{count}', String(matches.length))}
          </Text>
          <DataTable
            caption={content.caption}
            captionVisible={false}
            columns={getColumns(content)}
            rows={matches.slice((listQuery.page - 1) * PER_PAGE, listQuery.page * PER_PAGE)}
            rowKey={({ number }) => number}
            sort={listQuery.sort}
            sortHref={({ column, direction }) => `#/patents?sort=${column}&order=${direction}`}
            onSortChange={(sort) => update({ sort })}
            empty={
              <>
                {content.empty}{' '}
                <Link
                  href="#/patents"
                  onClick={(event) => {
                    event.preventDefault();
                    setListQuery(INITIAL);
                  }}
                >
                  {content.showAll}
                </Link>
              </>
            }
          />
          <Pagination
            page={listQuery.page}
            pages={Math.ceil(matches.length / PER_PAGE)}
            href={(page) => `#/patents?page=${page}`}
            onPageChange={(page) => setListQuery({ ...listQuery, page })}
          />
        </Stack>
      </Section>
    </>
  );
}

const patent = (number: string, field: Patent['field'], year: number, title: string): Patent => ({
  number,
  field,
  year,
  title,
});

const meta = {
  title: 'Patterns/List with search',
  parameters: { layout: 'fullscreen' },
  args: {
    ko: {
      title: '특허',
      lead: '등록된 특허 가운데 일부를 보여 드립니다.',
      search: '특허 검색',
      filter: '기술 분야',
      fields: { all: '전체', connectors: '커넥터', harness: '와이어링 하네스', power: '전력 분배' },
      columns: { number: '번호', title: '발명의 이름', field: '분야', year: '등록 연도' },
      caption: '특허 목록',
      found: '{count}건을 찾았습니다.',
      empty: '찾으시는 말이 들어 있는 특허가 없습니다. 검색어를 줄여 보십시오.',
      showAll: '전체 보기',
      patents: [
        patent('P-014', 'connectors', 2021, '레버로 끼우는 다극 커넥터의 이중 잠금 구조'),
        patent('P-013', 'power', 2021, '구리와 알루미늄을 겹친 플렉시블 버스바'),
        patent('P-012', 'harness', 2020, '고전압 케이블의 차폐층 접지 방법'),
        patent('P-011', 'connectors', 2019, '방수 실의 어긋남을 막는 하우징'),
        patent('P-010', 'power', 2018, '퓨즈와 릴레이를 함께 식히는 정션 블록'),
        patent('P-009', 'harness', 2017, '하네스 조립판의 부품 위치 확인 장치'),
        patent('P-008', 'connectors', 2016, '진동을 견디는 단자의 접촉 스프링'),
        patent('P-007', 'power', 2015, '충전 커플러의 온도 감지 구조'),
        patent('P-006', 'harness', 2014, '도어 힌지를 지나는 하네스의 보호 부트'),
      ],
    },
    en: {
      title: 'Patents',
      lead: 'A selection of the patents that were granted to us.',
      search: 'Search the patents',
      filter: 'Field of technology',
      fields: {
        all: 'All',
        connectors: 'Connectors',
        harness: 'Wiring harness',
        power: 'Power distribution',
      },
      columns: { number: 'No.', title: 'Invention', field: 'Field', year: 'Granted' },
      caption: 'List of patents',
      found: '{count} found.',
      empty: 'No patent has these words in its title. Try fewer words.',
      showAll: 'Show all',
      patents: [
        patent('P-014', 'connectors', 2021, 'Double locking of a lever-operated connector'),
        patent('P-013', 'power', 2021, 'Flexible busbar laminated of copper and aluminum'),
        patent('P-012', 'harness', 2020, 'Earthing the shield of a high-voltage cable'),
        patent('P-011', 'connectors', 2019, 'Housing that keeps its seal in place'),
        patent('P-010', 'power', 2018, 'Junction block cooling fuses and relays together'),
        patent('P-009', 'harness', 2017, 'Checking the place of parts on a harness board'),
        patent('P-008', 'connectors', 2016, 'Contact spring of a vibration-proof terminal'),
        patent('P-007', 'power', 2015, 'Temperature sensing in a charging coupler'),
        patent('P-006', 'harness', 2014, 'Boot protecting a harness at a door hinge'),
      ],
    },
  },
  render: (args, context) => <ListPattern content={pick(context, args)} />,
} satisfies Meta<ListPatternProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Search and filter combined; the counts follow the search. */
export const Searched: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(
      canvas.getByRole('searchbox'),
      pick(context, { ko: '커넥터', en: 'connector' }),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

/** No results: a suggestion and a link to the whole list. */
export const NothingFound: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz{Enter}');
    const { empty } = pick(context, context.args);
    await expect(await canvas.findByText(empty, { exact: false })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
};

export const Example: Story = createExample(ListWithSearchExample, code);
