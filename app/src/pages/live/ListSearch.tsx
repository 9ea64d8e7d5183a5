import { Button } from '@site/design-system';
import { Select, TextField } from '@site/design-system/forms';
import styled from 'styled-components';
import { SCOPES, WORDS_MAX, type ListQuery } from '@site/contract/lists';

import { useWords } from '../../useContent.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: end;

  @media (min-width: 768px) {
    grid-template-columns: 12rem minmax(0, 24rem) auto;
    justify-content: start;
  }

  @media print {
    display: none;
  }
`;

interface ListSearchProps {
  /** The path of the list. */
  readonly action: string;
  readonly query: ListQuery;
}

/** Selector and box of a list: a plain form, whose answer is an address. */
export function ListSearch({ action, query }: ListSearchProps) {
  const t = useWords();
  return (
    <Form role="search" aria-label={t('search')} action={action}>
      {query.category && <input type="hidden" name="category" value={query.category} />}
      <Select
        key={query.scope}
        label={t('search.scope')}
        name="scope"
        defaultValue={query.scope}
        options={SCOPES.map((value) => ({ value, label: t(`search.${value}`) }))}
      />
      <TextField
        key={query.q}
        type="search"
        label={t('search')}
        name="q"
        defaultValue={query.q}
        maxLength={WORDS_MAX}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{t('search')}</Button>
    </Form>
  );
}
