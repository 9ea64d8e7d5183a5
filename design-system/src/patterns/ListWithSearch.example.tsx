import {
  type DataColumn,
  DataTable,
  FilterTabs,
  Link,
  Pagination,
  SearchBox,
  Section,
  Stack,
  Text,
} from '@site/design-system';
import { Cover } from '@site/design-system/sections';
import { useState } from 'react';

const texts = {
  ko: {
    title: '특허',
    lead: '등록된 특허 가운데 일부를 보여 드립니다.',
    search: '특허 검색',
    filter: '기술 분야',
    fields: { all: '전체', connectors: '커넥터', harness: '와이어링 하네스', power: '전력 분배' },
    columns: { number: '번호', title: '발명의 이름', field: '분야', year: '등록 연도' },
    caption: '특허 목록',
    found: (count: number) => `${count}건을 찾았습니다.`,
    empty: '찾으시는 말이 들어 있는 특허가 없습니다. 검색어를 줄여 보십시오.',
    showAll: '전체 보기',
    titles: [
      '레버로 끼우는 다극 커넥터의 이중 잠금 구조',
      '구리와 알루미늄을 겹친 플렉시블 버스바',
      '고전압 케이블의 차폐층 접지 방법',
      '방수 실의 어긋남을 막는 하우징',
      '퓨즈와 릴레이를 함께 식히는 정션 블록',
      '하네스 조립판의 부품 위치 확인 장치',
      '진동을 견디는 단자의 접촉 스프링',
      '충전 커플러의 온도 감지 구조',
      '도어 힌지를 지나는 하네스의 보호 부트',
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
    found: (count: number) => `${count} found.`,
    empty: 'No patent has these words in its title. Try fewer words.',
    showAll: 'Show all',
    titles: [
      'Double locking of a lever-operated connector',
      'Flexible busbar laminated of copper and aluminum',
      'Earthing the shield of a high-voltage cable',
      'Housing that keeps its seal in place',
      'Junction block cooling fuses and relays together',
      'Checking the place of parts on a harness board',
      'Contact spring of a vibration-proof terminal',
      'Temperature sensing in a charging coupler',
      'Boot protecting a harness at a door hinge',
    ],
  },
};

const FIELDS = ['connectors', 'power', 'harness'] as const;
const PER_PAGE = 4;

/** On a page of a site these values are in the URL, so that results can be shared. */
const INITIAL = { query: '', field: 'all', column: 'year', direction: 'descending', page: 1 } as {
  readonly query: string;
  readonly field: string;
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
  readonly page: number;
};

interface Patent {
  readonly number: string;
  readonly title: string;
  readonly field: (typeof FIELDS)[number];
  readonly year: number;
}

const getColumns = ({ columns, fields }: (typeof texts)['ko']): readonly DataColumn<Patent>[] => [
  { id: 'number', label: columns.number, cell: ({ number }) => number },
  {
    id: 'title',
    label: columns.title,
    header: true,
    sort: 'ascending',
    cell: ({ number, title }) => <Link href={`#${number}`}>{title}</Link>,
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

export default function ListWithSearchExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [list, setList] = useState(INITIAL);
  const update = (change: Partial<typeof INITIAL>) => setList({ ...list, page: 1, ...change });
  const sign = list.direction === 'ascending' ? 1 : -1;
  const matches = text.titles
    .map((title, index) => ({
      number: `P-0${14 - index}`,
      title,
      field: FIELDS[index % 3] ?? 'power',
      year: 2021 - index,
    }))
    .filter(({ title }) => title.toLowerCase().includes(list.query.trim().toLowerCase()));
  const rows = matches.filter(({ field }) => list.field === 'all' || field === list.field);
  const key = list.column === 'title' ? 'title' : 'year';
  rows.sort((a, b) => (a[key] < b[key] ? -sign : sign));
  return (
    <>
      <Cover heading={text.title} lead={<p>{text.lead}</p>} />
      <Section>
        <Stack>
          <SearchBox
            action="#patents"
            label={text.search}
            query={list.query}
            onSubmit={(event) => {
              event.preventDefault();
              const query = new FormData(event.currentTarget).get('q');
              update({ query: typeof query === 'string' ? query : '' });
            }}
          />
          <FilterTabs
            label={text.filter}
            value={list.field}
            items={Object.entries(text.fields).map(([value, label]) => ({
              value,
              label,
              href: `#field=${value}`,
              count: matches.filter(({ field }) => value === 'all' || field === value).length,
            }))}
            onValueChange={(field) => update({ field })}
          />
          <Text size="small" tone="muted" role="status">
            {text.found(rows.length)}
          </Text>
          <DataTable
            caption={text.caption}
            captionVisible={false}
            columns={getColumns(text)}
            rows={rows.slice((list.page - 1) * PER_PAGE, list.page * PER_PAGE)}
            rowKey={({ number }) => number}
            sort={list}
            onSortChange={update}
            empty={
              <>
                {text.empty}{' '}
                <Link
                  href="#patents"
                  onClick={(event) => {
                    event.preventDefault();
                    setList(INITIAL);
                  }}
                >
                  {text.showAll}
                </Link>
              </>
            }
          />
          <Pagination
            page={list.page}
            pages={Math.ceil(rows.length / PER_PAGE)}
            href={(page) => `#page=${page}`}
            onPageChange={(page) => update({ page })}
          />
        </Stack>
      </Section>
    </>
  );
}
