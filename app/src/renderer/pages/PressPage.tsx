import { EmptyState, FilterTabs, Link, LoadMore, Section, Text } from '@site/design-system';
import { StoryGrid } from '@site/design-system/sections';
import { GROWN_MAX, listSearch } from '@site/contract/lists';
import { getFeedPath, PATHS, withId } from '@site/contract/paths';
import { pressCategories } from 'virtual:addresses';

import { Blocks } from '../blocks/parts/Blocks.tsx';
import { formatDate } from '@site/contract/languages/dates';
import { getPublishedArea, PublishedPicture } from '../blocks/parts/PublishedPicture.tsx';
import { getList } from '../view/live.ts';
import { usePage, useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { ListSearch } from './live/ListSearch.tsx';
import { LivePage } from './live/LivePage.tsx';
import { Unreachable } from './live/Unreachable.tsx';

/** The width of photographs in the list, as `StoryGrid` lays it out. */
const STORY_SIZES = '(min-width: 1024px) 27rem, (min-width: 768px) 50vw, 7rem';
const LEAD_SIZES = '(min-width: 1024px) 54rem, 100vw';

function PressList() {
  const t = useWords();
  const { language, live } = useView();
  const data = getList<'press'>(live);
  const query = live?.query;
  if (!query) return null;
  const { q, category, page } = query;
  const categories = ['', ...pressCategories];
  return (
    <Section>
      <FilterTabs
        label={t('filter')}
        value={category}
        items={categories.map((candidate) => ({
          value: candidate,
          label: t(`category.${candidate || 'all'}`),
          href: PATHS.press + listSearch({ ...query, category: candidate, page: 1 }),
        }))}
      />
      <ListSearch action={PATHS.pressSearch} query={query} />
      {!data ? (
        <Unreachable />
      ) : data.total === 0 ? (
        <EmptyState role="status" link={{ label: t('all'), href: PATHS.press }}>
          {t(q ? 'empty' : 'emptyCategory', { q })}
        </EmptyState>
      ) : (
        <>
          {q && <Text role="status">{t('found', { q, total: data.total })}</Text>}
          <StoryGrid
            aria-label={t('list')}
            lead={!q}
            items={data.items.map(
              ({ id, date, title, category: kind, summary, picture }, index) => ({
                dateTime: date,
                date: formatDate(date, language),
                title: title[language],
                category: t(`category.${kind}`),
                href: withId(PATHS.pressView, id),
                summary: summary[language],
                accent: getPublishedArea(picture),
                picture: (
                  <PublishedPicture
                    address={picture}
                    eager={index === 0 && !q}
                    sizes={index === 0 && !q ? LEAD_SIZES : STORY_SIZES}
                  />
                ),
              }),
            )}
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
        <Link href={getFeedPath(language)}>{t('feed')}</Link>
      </Text>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('feed')}
        href={getFeedPath(language)}
      />
    </Section>
  );
}

/** The newsroom: filter, search, and a growing list. */
export default function PressPage() {
  const page = usePage();
  const t = useWords();
  const category = useView().live?.query?.category;
  return (
    <LivePage part={category && t(`category.${category}`)}>
      <PressList />
      <Blocks blocks={page?.blocks ?? []} />
    </LivePage>
  );
}
