import { EmptyState, Heading, Link, SearchBox, Section, Stack, Text } from '@site/design-system';
import styled from 'styled-components';
import { useNavigate } from 'react-router-dom';
import type { SubmitEvent } from 'react';
import { PATHS, QUERY_PARAMETER } from '@site/contract/paths';
import type { TextPart } from '@site/contract/search';

import { useSearch } from '../data/LiveData.tsx';
import { useWords } from '../useContent.ts';
import { LivePage } from './live/LivePage.tsx';
import { Unreachable } from './live/Unreachable.tsx';

const Hits = styled.ol`
  display: grid;
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > a {
    display: inline-block;
    padding-block: var(--space-2);
  }
`;

/** What was searched for is marked, in the title and in the text around it. */
function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  // Pieces of a text have no identity but their place.
  return parts.map(({ text, hit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function SearchResults() {
  const t = useWords();
  const navigate = useNavigate();
  const { q, answer } = useSearch();
  const { data } = answer;

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(QUERY_PARAMETER);
    const asked = new URLSearchParams({
      [QUERY_PARAMETER]: typeof words === 'string' ? words : '',
    });
    void navigate(`${PATHS.search}?${asked.toString()}`);
  }

  return (
    <Section>
      <Stack>
        <SearchBox
          action={PATHS.search}
          label={t('search')}
          labelVisible
          query={q}
          onSubmit={search}
        />
        <Text size="small" tone="muted">
          {t('hint')}
        </Text>
      </Stack>
      {q !== '' &&
        (!data ? (
          <Unreachable busy={answer.isFetching} onRetry={() => void answer.refetch()} />
        ) : data.total === 0 ? (
          <EmptyState role="status" link={{ label: t('home'), href: PATHS.home }}>
            {t('none', { q })}
          </EmptyState>
        ) : (
          <>
            <Text role="status">{t('found', { q, total: data.total })}</Text>
            {data.groups.map(({ group, hits }) => (
              <section key={group} aria-labelledby={group}>
                <Stack>
                  <Heading id={group} size="h3">
                    {t(`group.${group}`)}
                  </Heading>
                  <Hits>
                    {hits.map(({ href, title, excerpt }) => (
                      <li key={href}>
                        <Link href={href}>
                          <Parts parts={title} />
                        </Link>
                        <Text size="small" tone="muted">
                          <Parts parts={excerpt} />
                        </Text>
                      </li>
                    ))}
                  </Hits>
                </Stack>
              </section>
            ))}
          </>
        ))}
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
