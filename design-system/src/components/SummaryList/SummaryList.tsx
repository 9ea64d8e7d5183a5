import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** One fact, or one submitted answer. */
export interface SummaryItem {
  /** Name of the fact: "Date of visit". */
  term: string;
  /** Value of the fact; words or a link. */
  text: ReactNode;
}

/** Props of `SummaryList`; other attributes are those of `dl`. */
export interface SummaryListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts, in reading order. */
  items: readonly SummaryItem[];
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: var(--size-form);
  border-block-start: var(--stroke-hairline) solid var(--color-line-strong);

  & > div {
    display: grid;
    gap: var(--space-1) var(--space-6);
    padding-block: var(--space-3);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
    break-inside: avoid;
  }

  & dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-body);
  }

  & dd {
    color: var(--color-text-heading);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  @media (min-width: 768px) {
    & > div {
      grid-template-columns: minmax(8rem, 1fr) minmax(0, 3fr);
      align-items: baseline;
    }
  }
`;

/** Submitted values as a description list, for review and printing. */
export function SummaryList({ items, ...rest }: SummaryListProps) {
  return (
    <Root {...rest}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Root>
  );
}
