import { EmptyState, FilterTabs, Section, Stack, Text } from '@site/design-system';
import { ExampleLinks, SearchResultGroup } from '@site/design-system/sections';
import { PATHS } from '@site/contract/paths';
import type { SearchAnswer, SearchGroup } from '@site/contract/search';

import { isPublished, PublishedPicture } from '../blocks/parts/PublishedPicture.tsx';
import { Island } from '../Island.tsx';
import { Parts } from '../../islands/search/Parts.tsx';
import { searchHref } from './search-href.ts';
import { useView } from '../view/view-context.ts';
import { useWords } from '../view/useContent.ts';
import { LivePage } from './live/LivePage.tsx';
import { Unreachable } from './live/Unreachable.tsx';

/** Example searches, for an empty query or an empty result. */
function TryThese() {
  const t = useWords();
  return (
    <ExampleLinks
      label={t('examples')}
      items={['product', 'letters', 'initials', 'visit'].map((example) => {
        const words = t(`example.${example}`);
        return { label: words, href: searchHref(words) };
      })}
    />
  );
}

/** Shown next to a result without a picture. */
const GROUP_PICTURES: Readonly<Partial<Record<SearchGroup, string>>> = {
  pages: '/media/spot-page.svg',
  glossary: '/media/spot-glossary.svg',
  faq: '/media/spot-question.svg',
  documents: '/media/spot-policy.svg',
  notices: '/media/spot-notice.svg',
};

function Results({ groups, total, query }: SearchAnswer) {
  const t = useWords();
  return (
    <>
      <Stack>
        <Text role="status">{t('found', { q: query, total })}</Text>
        {groups.length > 1 && (
          <FilterTabs
            label={t('groups')}
            value=""
            items={groups.map(({ group, total: count }) => ({
              value: group,
              label: t(`group.${group}`),
              href: `#${group}`,
              count,
            }))}
          />
        )}
      </Stack>
      {groups.map(({ group, hits, total: all }) => (
        <SearchResultGroup
          key={group}
          id={group}
          heading={t(`group.${group}`)}
          items={hits.map(({ href, title, excerpt, picture = GROUP_PICTURES[group] }) => ({
            id: href + title.map(({ text }) => text).join(''),
            href,
            title: <Parts parts={title} />,
            excerpt: <Parts parts={excerpt} />,
            picture: isPublished(picture) && <PublishedPicture address={picture} sizes="8rem" />,
          }))}
          more={all > hits.length ? t('more', { rest: all - hits.length }) : undefined}
        />
      ))}
    </>
  );
}

function SearchResults() {
  const t = useWords();
  const { words = '', found } = useView().live ?? {};
  return (
    <Section>
      <Stack>
        <Island name="SiteSearch" props={{ query: words }} />
        <Text size="small" tone="muted">
          {t('hint')}
        </Text>
      </Stack>
      {words === '' ? (
        <TryThese />
      ) : !found ? (
        <Unreachable />
      ) : found.total === 0 ? (
        <>
          <EmptyState role="status" link={{ label: t('home'), href: PATHS.home }}>
            {t('none', { q: words })}
          </EmptyState>
          <TryThese />
        </>
      ) : (
        <Results {...found} />
      )}
    </Section>
  );
}

/** The search of the whole site; the address contains the query. */
export default function SearchPage() {
  return (
    <LivePage hidden>
      <SearchResults />
    </LivePage>
  );
}
