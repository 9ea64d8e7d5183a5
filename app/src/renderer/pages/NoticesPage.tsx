import {
  type DataColumn,
  DataTable,
  EmptyState,
  formatNumber,
  Link,
  Pagination,
  Section,
  Text,
} from '@site/design-system';
import type { TFunction } from 'i18next';
import type { Language } from '@site/contract/language';
import { LISTS, listSearch, getPages } from '@site/contract/lists';
import { PATHS, withId } from '@site/contract/paths';
import type { Headline } from '@site/contract/public-data';

import { formatDate } from '@site/contract/languages/dates';
import { getList } from '../view/live.ts';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { ListSearch } from './live/ListSearch.tsx';
import { LivePage } from './live/LivePage.tsx';
import { Unreachable } from './live/Unreachable.tsx';

const getColumns = (
  t: TFunction,
  language: Language,
  today: string,
  /** The running number of a notice: the oldest is 1. */
  getNumber: (notice: Headline<'notices'>) => number,
): DataColumn<Headline<'notices'>>[] => [
  { id: 'number', label: t('number'), cell: getNumber },
  {
    id: 'title',
    label: t('title'),
    header: true,
    cell: ({ id, subject, until }) => (
      <>
        <Link href={withId(PATHS.noticeView, id)}>{subject[language]}</Link>
        {until !== undefined && until < today && <small> ({t('ended')})</small>}
      </>
    ),
  },
  {
    id: 'views',
    label: t('views'),
    numeric: true,
    cell: ({ views }) => formatNumber(views),
  },
  { id: 'date', label: t('date'), width: 9, cell: ({ date }) => formatDate(date, language) },
];

function NoticeList() {
  const t = useWords();
  const { language, live, data: pageData } = useView();
  const data = getList<'notices'>(live);
  const query = live?.query;
  if (!query) return null;
  const { q } = query;
  const getNumber = (notice: Headline<'notices'>) =>
    (data?.total ?? 0) - (query.page - 1) * LISTS.notices.size - (data?.items.indexOf(notice) ?? 0);
  return (
    <Section>
      <ListSearch action={PATHS.notice} query={query} />
      {!data ? (
        <Unreachable />
      ) : data.total === 0 ? (
        <EmptyState role="status" link={{ label: t('all'), href: PATHS.notice }}>
          {t(q ? 'empty' : 'emptyList', { q })}
        </EmptyState>
      ) : (
        <>
          <Text role="status">{t(q ? 'found' : 'total', { q, total: data.total })}</Text>
          <DataTable
            caption={t('caption')}
            captionVisible={false}
            rows={data.items}
            rowKey={({ id }) => String(id)}
            empty={t('emptyList')}
            columns={getColumns(t, language, pageData?.today ?? '', getNumber)}
          />
          <Pagination
            page={query.page}
            pages={getPages('notices', data.total)}
            href={(page) => PATHS.notice + listSearch({ ...query, page })}
          />
        </>
      )}
    </Section>
  );
}

/** The notices: search, a table, and pagination. */
export default function NoticesPage() {
  return (
    <LivePage>
      <NoticeList />
    </LivePage>
  );
}
