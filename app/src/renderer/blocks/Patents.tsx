import {
  DataTable,
  EmptyState,
  Pagination,
  Section,
  Stack,
  Text,
  type Sort,
} from '@site/design-system';
import { listSearch, getPages, type ListQuery } from '@site/contract/lists';
import { PATHS } from '@site/contract/paths';
import type { Patent } from '@site/contract/public-data';
import type { PatentsBlock } from '@site/content/schema/blocks/index.ts';

import { getList } from '../view/live.ts';
import { Island } from '../Island.tsx';
import { Unreachable } from '../pages/live/Unreachable.tsx';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { formatDate } from '@site/contract/languages/dates';
import { getSectionProps } from '../../shared/section-head.tsx';

/** Anchor of the list: without scripts its links for pages and orders lead to the list instead of the top. */
const ID = 'patents';

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;
const ORDERS = { ascending: 'asc', descending: 'desc' } as const;

const listHref = (query: Partial<ListQuery>): string =>
  `${PATHS.research}${listSearch(query)}#${ID}`;

function PatentList() {
  const t = useWords();
  const { language, live } = useView();
  const data = getList<'patents'>(live);
  const query = live?.query;
  if (!data || !query) return <Unreachable />;
  const { q, sort, order } = query;

  const sortHref = ({ column, direction }: Sort) =>
    listHref({ ...query, page: 1, sort: column as ListQuery['sort'], order: ORDERS[direction] });
  return (
    <Stack>
      <Island
        name="SearchBox"
        props={{
          action: `${PATHS.research}#${ID}`,
          label: t('search'),
          query: q,
          labelVisible: true,
        }}
      />
      <Text role="status" size="small" tone="muted">
        {t(q ? 'found' : 'total', { q, total: data.total })}
      </Text>
      <DataTable
        caption={t('caption')}
        captionVisible={false}
        rows={data.items}
        rowKey={({ id }) => String(id)}
        sort={{ column: sort, direction: DIRECTIONS[order] }}
        sortHref={sortHref}
        empty={
          <EmptyState link={{ label: t('all'), href: listHref({}) }}>
            {t('empty', { q })}
          </EmptyState>
        }
        columns={[
          {
            id: 'title',
            label: t('title'),
            header: true,
            sort: 'ascending',
            cell: ({ title }) => title[language],
          },
          ...(data.items.some(({ number }) => number)
            ? [
                {
                  id: 'number',
                  label: t('number'),
                  width: 11,
                  cell: ({ number = '–' }: Patent) => number,
                },
                {
                  id: 'offices',
                  label: t('offices'),
                  width: 8,
                  cell: ({ offices = [] }: Patent) => offices.join(', ') || '–',
                },
              ]
            : []),
          {
            id: 'author',
            label: t('author'),
            width: 8,
            sort: 'ascending',
            cell: ({ author }) => author[language],
          },
          {
            id: 'date',
            label: t('date'),
            width: 8.5,
            sort: 'descending',
            cell: ({ date }) => formatDate(date, language),
          },
        ]}
      />
      <Pagination
        page={query.page}
        pages={getPages('patents', data.total)}
        href={(page) => listHref({ ...query, page })}
      />
    </Stack>
  );
}

/** The patents, with the data that the page was rendered with. */
export default function Patents({ block }: { readonly block: PatentsBlock }) {
  return (
    <Section {...getSectionProps(block)} id={ID}>
      <PatentList />
    </Section>
  );
}
