import { ChevronDown, Search, X } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import { control } from '../Field/control.ts';
import { Icon } from '../Icon/index.ts';

export interface SearchBoxProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'role' | 'action' | 'method'
> {
  /** The page that shows what was found. The browser adds the query to its address. */
  action: string;
  /** What is searched for, as its label: "Search the notices". Heard, and seen with `labelVisible`. */
  label: string;
  labelVisible?: boolean;
  /** The query's name in the address. */
  name?: string;
  /** What the page was searched for. */
  query?: string | undefined;
  /** Where to search. */
  scope?:
    | {
        readonly name: string;
        readonly value: string;
        readonly options: readonly { readonly value: string; readonly label: string }[];
      }
    | undefined;
  /** What else has to stay in the address: a filter. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** More of the field, for those who listen to it while something is typed: `SearchCombobox`. */
  field?: Omit<ComponentPropsWithRef<'input'>, 'ref' | 'id' | 'type' | 'name'> | undefined;
  /** What opens below the field. */
  children?: ReactNode;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  max-inline-size: var(--size-prose);

  & > label {
    grid-column: 1 / -1;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
  }

  @media (min-width: 768px) {
    &[data-scoped] {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }

  @media print {
    display: none;
  }
`;

const Scope = styled.span`
  position: relative;
  grid-column: 1 / -1;

  & > select {
    ${control}
    padding-inline-end: var(--space-12);
    appearance: none;
  }

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - var(--size-icon) / 2);
    inset-inline-end: var(--space-4);
    pointer-events: none;
  }

  @media (min-width: 768px) {
    grid-column: auto;
  }
`;

const Query = styled.span`
  position: relative;

  & > input {
    ${control}
    padding-inline-end: var(--space-12);
    appearance: none;
  }

  /* Ours is large enough for a finger and reached with the keyboard. */
  & > input::-webkit-search-cancel-button {
    display: none;
  }

  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    border: 0;
    background: transparent;
    color: var(--color-text-muted);
  }

  & > input:placeholder-shown + button {
    display: none;
  }

  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

/**
 * A search as a plain form: its answer is an address. Nothing is sent while a syllable is still
 * being put together, because nothing but the form's own submission is listened to.
 */
export function SearchBox({
  label,
  labelVisible = false,
  name = 'q',
  query = '',
  scope,
  keep = {},
  field,
  children,
  ...rest
}: SearchBoxProps) {
  const message = useMessage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // An address that changes otherwise, by "back" or by a filter, says what was searched for.
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };

  return (
    <Root role="search" aria-label={label} data-scoped={scope ? '' : undefined} {...rest}>
      {labelVisible && <label htmlFor={id}>{label}</label>}
      {scope && (
        <Scope>
          <select name={scope.name} defaultValue={scope.value} aria-label={message('search.scope')}>
            {scope.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} />
        </Scope>
      )}
      <Query>
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          defaultValue={query}
          aria-label={labelVisible ? undefined : label}
          // Not words: what tells an empty field from one that can be cleared.
          placeholder=" "
          autoComplete="off"
          enterKeyHint="search"
          {...field}
        />
        <button type="button" aria-label={message('search.clear')} onClick={clear}>
          <Icon icon={X} />
        </button>
        {children}
      </Query>
      <Button type="submit" icon={<Icon icon={Search} />}>
        {message('search.submit')}
      </Button>
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </Root>
  );
}
