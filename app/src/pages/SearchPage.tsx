import {
  EmptyState,
  FilterTabs,
  Heading,
  Link,
  SearchCombobox,
  Section,
  Stack,
  Text,
} from '@site/design-system';
import styled from 'styled-components';
import { useNavigate } from 'react-router-dom';
import { useState, type SubmitEvent } from 'react';
import { PATHS, QUERY_PARAMETER } from '@site/contract/paths';
import type { SearchAnswer, TextPart } from '@site/contract/search';

import { useSearch, useSuggestions } from '../data/LiveData.tsx';
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

const searchHref = (words: string): string =>
  `${PATHS.search}?${new URLSearchParams({ [QUERY_PARAMETER]: words }).toString()}`;

/** What was searched for is marked, in the title and in the text around it. */
function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  // Pieces of a text have no identity but their place.
  return parts.map(({ text, hit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

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

function SiteSearch() {
  const t = useWords();
  const navigate = useNavigate();
  const { q, answer } = useSearch();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const { data } = answer;

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(QUERY_PARAMETER);
    void navigate(searchHref(typeof words === 'string' ? words : ''));
  }

  return (
    <Section>
      <Stack>
        <SearchCombobox
          action={PATHS.search}
          label={t('search')}
          labelVisible
          query={q}
          onSubmit={search}
          onQueryChange={setTyped}
          countLabel={(count) => t('suggestions', { count })}
          onOptionSelect={({ href }) => void navigate(href)}
          options={suggestions.map(({ href, title, group }) => ({
            href,
            title: <Parts parts={title} />,
            kind: t(`group.${group}`),
          }))}
        />
        <Text size="small" tone="muted">
          {t('hint')}
        </Text>
      </Stack>
      {q === '' ? (
        <TryThese />
      ) : !data ? (
        <Unreachable busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      ) : data.total === 0 ? (
        <>
          <EmptyState role="status" link={{ label: t('home'), href: PATHS.home }}>
            {t('none', { q })}
          </EmptyState>
          <TryThese />
        </>
      ) : (
        <Results {...data} />
      )}
    </Section>
  );
}

/** The search over the whole site, its answer in its address. */
export default function SearchPage() {
  return (
    <LivePage hidden>
      <SiteSearch />
    </LivePage>
  );
}
