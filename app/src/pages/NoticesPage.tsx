import { ButtonLink, EmptyState, NewsList, Row, Section, Table, Text } from '@site/design-system';
import styled from 'styled-components';
import { listSearch, pagesOf } from '@site/contract/lists';
import { PATHS, withId } from '@site/contract/paths';

import { formatDate } from '../blocks/parts/formatDate.ts';
import { useList } from '../data/LiveData.tsx';
import { useWords } from '../useContent.ts';
import { useView } from '../ViewContext.ts';
import { ListSearch } from './live/ListSearch.tsx';
import { LivePage } from './live/LivePage.tsx';
import { Unreachable } from './live/Unreachable.tsx';

/** Four columns have no room on a phone: there the same notices are a list. */
const Phone = styled.div`
  @media (min-width: 768px) {
    display: none;
  }
`;
const Desk = styled.div`
  display: none;

  @media (min-width: 768px) {
    display: block;
  }
`;

function NoticeList() {
  const t = useWords();
  const { language } = useView();
  const { query, answer } = useList('notices');
  const { q } = query;
  const { data } = answer;
  const pages = Array.from({ length: data ? pagesOf('notices', data.total) : 0 }, (_, i) => i + 1);
  return (
    <Section>
      <ListSearch action={PATHS.notice} query={query} />
      {!data ? (
        <Unreachable busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      ) : data.total === 0 ? (
        <EmptyState link={{ label: t('all'), href: PATHS.notice }}>
          {t(q ? 'empty' : 'emptyList', { q })}
        </EmptyState>
      ) : (
        <>
          <Text role="status">{t(q ? 'found' : 'total', { q, total: data.total })}</Text>
          <Phone>
            <NewsList
              aria-label={t('caption')}
              items={data.items.map(({ id, subject, views, date }) => ({
                dateTime: date,
                date: formatDate(date, language),
                category: `${t('views')} ${views.toLocaleString(language)}`,
                title: subject[language],
                href: withId(PATHS.noticeView, id),
              }))}
            />
          </Phone>
          <Desk>
            <Table
              caption={t('caption')}
              captionVisible={false}
              columns={[t('number'), t('title'), t('views'), t('date')]}
              rows={data.items.map(({ id, subject, views, date }) => [
                id,
                <a key={id} href={withId(PATHS.noticeView, id)}>
                  {subject[language]}
                </a>,
                views.toLocaleString(language),
                formatDate(date, language),
              ])}
            />
          </Desk>
          <Row role="navigation" aria-label={t('pages')}>
            {pages.map((page) => (
              <ButtonLink
                key={page}
                size="small"
                variant={page === query.page ? 'primary' : 'secondary'}
                aria-current={page === query.page ? 'page' : undefined}
                href={PATHS.notice + listSearch({ ...query, page })}
              >
                {page}
              </ButtonLink>
            ))}
          </Row>
        </>
      )}
    </Section>
  );
}

/** The notices: search, a table, and its pages. */
export default function NoticesPage() {
  return (
    <LivePage>
      <NoticeList />
    </LivePage>
  );
}
