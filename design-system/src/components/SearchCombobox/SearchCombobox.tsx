import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { SearchBox, type SearchBoxProps } from '../SearchBox/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** One suggestion. */
export interface SearchOption {
  /** URL of the suggestion. */
  href: string;
  /** Title, with the matching part in `mark`. */
  title: ReactNode;
  /** Category: "Product". */
  kind?: string | undefined;
}

/** Props of `SearchCombobox`, with those of `SearchBox`. */
export interface SearchComboboxProps extends Omit<SearchBoxProps, 'field' | 'children'> {
  /** Suggestions for the last query, best match first. */
  options: readonly SearchOption[];
  /** Called with the input's value after a pause in typing or at the end of a composition. */
  onQueryChange: (text: string) => void;
  /** Called with the suggestion that was pressed or confirmed with Enter. */
  onOptionSelect: (option: SearchOption) => void;
  /** Announcement of the number of suggestions. */
  countLabel: (count: number) => string;
}

/** Debounce delay in milliseconds. */
const DEBOUNCE = 150;

const List = styled.div`
  position: absolute;
  inset-block-start: calc(100% + var(--space-1));
  inset-inline: 0;
  z-index: var(--layer-menu);
  overflow: hidden;
  padding: var(--space-1) 0;
  border: var(--stroke-hairline) solid var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);

  /* As wide as field and button together: at the width of the field, titles would break after every word. */
  @media screen and (width < 768px) {
    inset-inline-end: auto;
    inline-size: calc(100vw - 2 * var(--space-gutter));
  }

  & > [role='option'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    align-items: baseline;
    justify-content: space-between;
    min-block-size: 2.75rem;
    padding: var(--space-3) var(--space-4);
    box-sizing: border-box;
    color: var(--color-text-heading);
    cursor: pointer;
    font-size: var(--font-size-label);
    line-height: var(--font-leading-snug);
  }

  & > :hover,
  & > [aria-selected='true'] {
    background: var(--color-surface-subtle);
  }

  & > [aria-selected='true'] {
    box-shadow: inset var(--stroke-active) 0 var(--color-action-primary);
  }

  & [data-part='kind'] {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & mark {
    background: none;
    color: var(--color-text-link);
    font-weight: var(--font-weight-semibold);
  }

  @media (forced-colors: active) {
    & > [aria-selected='true'] {
      outline: var(--stroke-detail) solid Highlight;
      outline-offset: calc(-1 * var(--stroke-detail));
    }
  }
`;

/**
 * Returns the index of an option in a list that may have changed since it was chosen; -1 if the option was removed.
 */
function getIndex(
  options: readonly SearchOption[],
  option: { readonly href: string; readonly index: number } | undefined,
): number {
  if (!option) return -1;
  const { href, index } = option;
  return options[index]?.href === href
    ? index
    : options.findIndex((searchOption) => searchOption.href === href);
}

/** The state of the suggestions, and the attributes of the input that opens and moves through them. */
function useSuggestions({
  id,
  options,
  onQueryChange,
  onOptionSelect,
}: Pick<SearchComboboxProps, 'options' | 'onQueryChange' | 'onOptionSelect'> & {
  readonly id: string;
}) {
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [requested, setRequested] = useState(false);
  // With its index, because two suggestions may have the same URL, such as a product and a term that its page explains.
  const [activeOption, setActiveOption] = useState<{ href: string; index: number }>();
  useEffect(() => () => clearTimeout(debounce.current), []);

  const open = requested && options.length > 0;
  const active = open ? getIndex(options, activeOption) : -1;

  function query(text: string) {
    setRequested(text.trim() !== '');
    setActiveOption(undefined);
    onQueryChange(text);
  }
  function close() {
    clearTimeout(debounce.current);
    setRequested(false);
    setActiveOption(undefined);
  }
  function select(option: SearchOption) {
    close();
    onOptionSelect(option);
  }
  /** Cyclic, with the input between last and first. */
  function move(step: 1 | -1) {
    const places = options.length + 1;
    const index = ((active + 1 + step + places) % places) - 1;
    const option = options[index];
    setActiveOption(option && { href: option.href, index });
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent, currentTarget } = event;
    // Safari fires `compositionend` before the key event that ended the composition and reports keyCode 229.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    const option = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(key === 'ArrowDown' ? 1 : -1);
      else query(currentTarget.value);
    } else if (key === 'Enter' && option) {
      event.preventDefault();
      select(option);
    } else if (key === 'Escape' && open) {
      // The browser would clear the field.
      event.preventDefault();
      close();
    }
  }

  const field: SearchBoxProps['field'] = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': id,
    'aria-activedescendant': active === -1 ? undefined : `${id}-${active}`,
    onKeyDown,
    onBlur: close,
    onCompositionStart: () => clearTimeout(debounce.current),
    onCompositionEnd: ({ currentTarget }) => query(currentTarget.value),
    onInput({ currentTarget, nativeEvent }) {
      clearTimeout(debounce.current);
      if (nativeEvent.isComposing) return;
      debounce.current = setTimeout(() => query(currentTarget.value), DEBOUNCE);
    },
  };
  return { open, active, select, close, field };
}

/**
 * A search with suggestions (ARIA combobox with listbox). During IME composition it requests nothing and
 * ignores keys. Without scripts it is a `SearchBox`.
 */
export function SearchCombobox({
  options,
  onQueryChange,
  onOptionSelect,
  countLabel,
  onSubmit,
  ...rest
}: SearchComboboxProps) {
  const hydrated = useHydrated();
  const id = useId();
  const { open, active, select, close, field } = useSuggestions({
    id,
    options,
    onQueryChange,
    onOptionSelect,
  });

  return (
    <SearchBox
      {...rest}
      onSubmit={(event) => {
        close();
        onSubmit?.(event);
      }}
      {...(hydrated && { field })}
    >
      {hydrated && (
        <>
          <List
            id={id}
            role="listbox"
            aria-label={rest.label}
            hidden={!open}
            // Keeps the focus in the input.
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              // The input has the focus, handles the keys and names the active option.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={`${id}-${index}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={() => select(option)}
              >
                <span>{option.title}</span>
                {option.kind && <span data-part="kind">{option.kind}</span>}
              </div>
            ))}
          </List>
          <VisuallyHidden role="status">{open && countLabel(options.length)}</VisuallyHidden>
        </>
      )}
    </SearchBox>
  );
}
