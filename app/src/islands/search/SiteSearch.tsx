import { SearchCombobox } from '@site/design-system';
import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { tidyWords } from '@site/contract/lists';
import { PATHS } from '@site/contract/paths';
import type { Suggestion } from '@site/contract/search';

import { queryClient } from '../../shared/query-client.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { useLanguage } from '../../shared/language/language-context.ts';
import { Parts } from './Parts.tsx';

const NONE: readonly Suggestion[] = [];

/** Returns the suggestions for the typed words; until they arrive, the previous ones. */
function useSuggestions(typedText: string): readonly Suggestion[] {
  const language = useLanguage();
  const q = tidyWords(typedText);
  const { data } = useQuery({
    queryKey: ['suggestions', q, language],
    queryFn: ({ signal }) => fetchSuggestions(q, language, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return (q !== '' && data?.suggestions) || NONE;
}

interface SiteSearchProps {
  /** The query of the page. */
  readonly query: string;
}

function SearchField({ query }: SiteSearchProps) {
  const { t } = useTranslation('words/search');
  const navigate = useNavigate();
  const [typedText, setTyped] = useState('');
  const suggestions = useSuggestions(typedText);
  return (
    <SearchCombobox
      action={PATHS.search}
      label={t('search')}
      labelVisible
      query={query}
      onQueryChange={setTyped}
      countLabel={(count) => t('suggestions', { count })}
      onOptionSelect={({ href }) => void navigate(href)}
      options={suggestions.map(({ href, title, group }) => ({
        href,
        title: <Parts parts={title} />,
        kind: t(`group.${group}`),
      }))}
    />
  );
}

/** The search field of the site, which suggests pages during typing. */
export default function SiteSearch(props: SiteSearchProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SearchField {...props} />
    </QueryClientProvider>
  );
}
