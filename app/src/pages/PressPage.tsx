import {
  EmptyState,
  FilterTabs,
  Link,
  LoadMore,
  NewsList,
  Section,
  Text,
} from '@site/design-system';
import { GROWN_MAX, LISTS, listSearch } from '@site/contract/lists';
import { feedPath, PATHS, withId } from '@site/contract/paths';

import { Blocks } from '../blocks/parts/Blocks.tsx';
import { formatDate } from '../blocks/parts/formatDate.ts';
import { listOf } from '../data/Live.ts';
import { usePage, useWords } from '../view/useContent.ts';
import { useView } from '../view/ViewContext.ts';
import { ListSearch } from './live/ListSearch.tsx';
import { LivePage } from './live/LivePage.tsx';
import { Unreachable } from './live/Unreachable.tsx';

function PressList() {
  const t = useWords();
  const { language, live } = useView();
  const data = listOf<'press'>(live);
  const query = live?.query;
  if (!query) return null;
  const { q, category, page } = query;
  const categories = ['', ...LISTS.press.categories];
  return (
    <Section>
      <FilterTabs
        label={t('filter')}
        value={category}
        items={categories.map((one) => ({
          value: one,
          label: t(`category.${one || 'all'}`),
          href: PATHS.press + listSearch({ ...query, category: one, page: 1 }),
        }))}
      />
      <ListSearch action={PATHS.pressSearch} query={query} />
      {!data ? (
        <Unreachable />
      ) : data.total === 0 ? (
        <EmptyState link={{ label: t('all'), href: PATHS.press }}>
          {t(q ? 'empty' : 'emptyCategory', { q })}
        </EmptyState>
      ) : (
        <>
          {q && <Text role="status">{t('found', { q, total: data.total })}</Text>}
          <NewsList
            aria-label={t('list')}
            items={data.items.map(({ id, date, title, category: kind }) => ({
              dateTime: date,
              date: formatDate(date, language),
              title: title[language],
              category: t(`category.${kind}`),
              href: withId(PATHS.pressView, id),
            }))}
          />
          {data.items.length < GROWN_MAX ? (
            <LoadMore
              shown={data.items.length}
              total={data.total}
              href={PATHS.press + listSearch({ ...query, page: page + 1 })}
            />
          ) : (
            <Text>{t('older')}</Text>
          )}
        </>
      )}
      <Text size="small">
        <Link href={feedPath(language)}>{t('feed')}</Link>
      </Text>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('feed')}
        href={feedPath(language)}
      />
    </Section>
  );
}

/** The newsroom: filter, search, and a list that grows. */
export default function PressPage() {
  const page = usePage();
  return (
    <LivePage>
      <PressList />
      <Blocks blocks={page?.blocks ?? []} />
    </LivePage>
  );
}
