import { ChevronDown, Search, X } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import { control } from '../Field/control.ts';
import { Icon } from '../Icon/index.ts';

/** Props of `SearchBox`; other attributes are those of `form`. */
export interface SearchBoxProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'role' | 'action' | 'method'
> {
  /** URL of the results page; the browser appends the query. */
  action: string;
  /** Accessible name: "Search the notices". Visible with `labelVisible`. */
  label: string;
  /** Whether the label is shown above the box; `false` leaves it to screen readers. */
  labelVisible?: boolean | undefined;
  /** Name of the query parameter. */
  name?: string | undefined;
  /** The query in the box when the page is loaded. */
  query?: string | undefined;
  /** Optional select for the scope of the search. */
  scope?:
    | {
        readonly name: string;
        readonly value: string;
        readonly options: readonly { readonly value: string; readonly label: string }[];
      }
    | undefined;
  /** Hidden parameters that the form preserves: an active filter. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** Extra props of the input, used by `SearchCombobox`. */
  field?: Omit<ComponentPropsWithRef<'input'>, 'ref' | 'id' | 'type' | 'name'> | undefined;
  /** Popup of the input. */
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

  /* Replaced by a button that is 44 px wide and reachable by keyboard. */
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

/** A search form with method GET. It reacts to submission only, so an incomplete Hangul syllable is never submitted. */
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

  // Follows navigation: Back or a filter changes the query. Text typed before hydration stays.
  const shownQuery = useRef(query);
  useEffect(() => {
    if (input.current && shownQuery.current !== query) input.current.value = query;
    shownQuery.current = query;
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
          <select
            // Follows navigation, as the query does.
            key={scope.value}
            name={scope.name}
            defaultValue={scope.value}
            aria-label={message('search.scope')}
          >
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
          // Required by `:placeholder-shown`, which detects whether the field is empty.
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
