import { SCOPES, type ListQuery } from '@site/contract/lists';

import { Island } from '../../Island.tsx';
import { useWords } from '../../view/useContent.ts';

interface ListSearchProps {
  /** The path of the list. */
  readonly action: string;
  readonly query: ListQuery;
}

/** The select and search field of a list: a plain form, whose result is an address. */
export function ListSearch({ action, query: { q, scope, category } }: ListSearchProps) {
  const t = useWords();
  return (
    <Island
      name="SearchBox"
      props={{
        action,
        label: t('search'),
        query: q,
        scope: {
          name: 'scope',
          value: scope,
          options: SCOPES.map((value) => ({ value, label: t(`search.${value}`) })),
        },
        keep: category ? { category } : undefined,
      }}
    />
  );
}
