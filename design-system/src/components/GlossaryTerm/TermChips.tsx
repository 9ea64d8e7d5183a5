import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { Explanation } from './GlossaryTerm.styles.ts';

/** Props of `TermChips`; other attributes are those of `ul`. */
export interface TermChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The terms with their explanations, which are shown on click. */
  items: readonly { readonly term: string; readonly explanation: ReactNode }[];
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  & > li > button {
    min-block-size: 2.75rem;
    padding-inline: var(--space-4);
    border: var(--stroke-hairline) solid var(--color-line-control);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-text-heading);
    font-size: var(--font-size-label);
    cursor: pointer;
  }

  & > li > button:is(:hover, :has(+ :popover-open)) {
    border-color: currentcolor;
    color: var(--color-text-link);
  }

  @media print {
    & > li > button {
      min-block-size: 0;
      padding: 0 var(--space-2);
    }
  }
`;

/** Terms side by side, each with an explanation in a native popover: works without scripts. */
export function TermChips({ items, ...rest }: TermChipsProps) {
  const id = useId();
  return (
    <Root {...rest}>
      {items.map(({ term, explanation }, index) => (
        <li key={term}>
          <button type="button" popoverTarget={`${id}-${index}`}>
            {term}
          </button>
          <Explanation id={`${id}-${index}`} popover="auto">
            {explanation}
          </Explanation>
        </li>
      ))}
    </Root>
  );
}
