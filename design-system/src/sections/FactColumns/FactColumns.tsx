import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';
import { Prose } from '../../components/Text/index.ts';

/** One column of facts. */
export interface Fact {
  /** Anchor of the column on the page; none by default. */
  readonly id?: string | undefined;
  /** Subject of the facts: "Dimensions". */
  readonly heading: string;
  /** A phrase or a sentence, or links below each other. */
  readonly text: ReactNode;
}

/** Props of `FactColumns`; other attributes are those of `div`. */
export interface FactColumnsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The columns; two or three fit side by side. */
  items: readonly Fact[];
  /** Heading level of the items. */
  level?: 3 | 4 | undefined;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-10);
  align-items: start;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* A product fits on one sheet without them. */
  @media print {
    display: none;
  }

  & p > a {
    display: block;
  }
`;

/** Short texts with a label each, in two columns from 768 px; not printed. */
export function FactColumns({ items, level = 3, ...rest }: FactColumnsProps) {
  return (
    <Root {...rest}>
      {items.map(({ id, heading, text }) => (
        <Prose key={heading} id={id}>
          <Heading level={level} size="label">
            {heading}
          </Heading>
          <p>{text}</p>
        </Prose>
      ))}
    </Root>
  );
}
