import { EmptyState, FilterTabs, Heading, Link, Section, Stack, Text } from '@site/design-system';
import styled from 'styled-components';
import { PATHS } from '@site/contract/paths';
import type { SearchAnswer } from '@site/contract/search';

import { Island } from '../islands/Island.tsx';
import { Parts } from '../search/Parts.tsx';
import { searchHref } from '../search/searchHref.ts';
import { useView } from '../view/ViewContext.ts';
import { useWords } from '../view/useContent.ts';
import { LivePage } from './live/LivePage.tsx';
import { Unreachable } from './live/Unreachable.tsx';

/** On wide screens the name of a group stands beside what it holds. */
const Group = styled.section`
  display: grid;
  gap: var(--space-6);
  padding-block-start: var(--space-8);
  border-block-start: var(--stroke-hairline) solid var(--color-line);
  scroll-margin-block-start: var(--size-header);

  & > ol {
    display: grid;
    gap: var(--space-6);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & mark {
    background: var(--color-surface-warning);
    box-shadow: inset 0 -2px var(--color-line-warning);
    color: inherit;
  }

  & > ol a {
    display: inline-block;
    padding-block: var(--space-2);
  }

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 3fr;
  }
`;

const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`;

/** Where nothing was asked, or nothing found: searches that show what can be asked. */
function TryThese() {
  const t = useWords();
  return (
    <nav aria-labelledby="examples">
      <Text id="examples" size="small" tone="muted">
        {t('examples')}
      </Text>
      <Examples>
        {['product', 'letters', 'initials', 'visit'].map((example) => {
          const words = t(`example.${example}`);
          return (
            <li key={example}>
              <Link href={searchHref(words)}>{words}</Link>
            </li>
          );
        })}
      </Examples>
    </nav>
  );
}

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
        <Group key={group} id={group} aria-labelledby={`${group}-name`}>
          <Heading id={`${group}-name`} size="h3">
            {t(`group.${group}`)}
          </Heading>
          <ol>
            {hits.map(({ href, title, excerpt }) => (
              <li key={href + title.map(({ text }) => text).join('')}>
                <Link href={href}>
                  <Parts parts={title} />
                </Link>
                <Text size="small" tone="muted">
                  <Parts parts={excerpt} />
                </Text>
              </li>
            ))}
            {all > hits.length && (
              <li>
                <Text size="small" tone="muted">
                  {t('more', { rest: all - hits.length })}
                </Text>
              </li>
            )}
          </ol>
        </Group>
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

/** The search over the whole site, its answer in its address. */
export default function SearchPage() {
  return (
    <LivePage hidden>
      <SearchResults />
    </LivePage>
  );
}
