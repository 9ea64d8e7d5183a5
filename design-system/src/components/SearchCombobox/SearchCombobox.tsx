import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { SearchBox, type SearchBoxProps } from '../SearchBox/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface SearchOption {
  /** Where choosing it leads. */
  href: string;
  /** What it is called, with what was typed marked. */
  title: ReactNode;
  /** Of what kind it is: "Product". */
  kind?: string | undefined;
}

export interface SearchComboboxProps extends Omit<SearchBoxProps, 'field' | 'children'> {
  /** What fits what was typed last, the best first. */
  options: readonly SearchOption[];
  /** What was typed, whenever a pause or a finished syllable says that it is meant. */
  onAsk: (words: string) => void;
  onChoose: (option: SearchOption) => void;
  /** Says how many options there are, to those who cannot see them. */
  announce: (count: number) => string;
}

/** A pause in typing, in milliseconds: shorter than a thought, longer than between two keys. */
const PAUSE = 150;

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
 * A search that offers pages while it is typed. Nothing is asked for a syllable that is still being
 * put together, and no key chooses anything meanwhile: both belong to the input method. Without
 * scripts, and where nothing can be offered, it is a `SearchBox`.
 */
export function SearchCombobox({
  options,
  onAsk,
  onChoose,
  announce,
  onSubmit,
  ...rest
}: SearchComboboxProps) {
  const hydrated = useHydrated();
  const id = useId();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => () => clearTimeout(pause.current), []);

  const open = wanted && options.length > 0;
  const active = open ? options.findIndex(({ href }) => href === chosen) : -1;
  const optionId = (index: number) => `${id}-${index}`;

  function ask(words: string) {
    setWanted(words.trim() !== '');
    setChosen(undefined);
    onAsk(words);
  }
  function close() {
    clearTimeout(pause.current);
    setWanted(false);
    setChosen(undefined);
  }
  function choose(option: SearchOption) {
    close();
    onChoose(option);
  }
  /** Past an end comes the other one, and between them the field itself. */
  function move(step: 1 | -1) {
    const places = options.length + 1;
    const next = (active + 1 + step + places) % places;
    setChosen(options[next - 1]?.href);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent, currentTarget } = event;
    // Safari ends the composition before the key that ended it; 229 is how it says so.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    const option = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(key === 'ArrowDown' ? 1 : -1);
      else ask(currentTarget.value);
    } else if (key === 'Enter' && option) {
      event.preventDefault();
      choose(option);
    } else if (key === 'Escape' && open) {
      // The browser would clear the field.
      event.preventDefault();
      close();
    }
  }

  return (
    <SearchBox
      {...rest}
      onSubmit={(event) => {
        close();
        onSubmit?.(event);
      }}
      {...(hydrated && {
        field: {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': open,
          'aria-controls': id,
          'aria-activedescendant': active === -1 ? undefined : optionId(active),
          onKeyDown,
          onBlur: close,
          onCompositionStart: () => clearTimeout(pause.current),
          onCompositionEnd: ({ currentTarget }) => ask(currentTarget.value),
          onInput({ currentTarget, nativeEvent }) {
            clearTimeout(pause.current);
            if (nativeEvent.isComposing) return;
            pause.current = setTimeout(() => ask(currentTarget.value), PAUSE);
          },
        },
      })}
    >
      {hydrated && (
        <>
          <List
            id={id}
            role="listbox"
            aria-label={rest.label}
            hidden={!open}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              // Keys are the field's: it holds the focus and says which option is active.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option.href}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                onClick={() => choose(option)}
              >
                <span>{option.title}</span>
                {option.kind && <span data-part="kind">{option.kind}</span>}
              </div>
            ))}
          </List>
          <VisuallyHidden role="status">{open && announce(options.length)}</VisuallyHidden>
        </>
      )}
    </SearchBox>
  );
}
