import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../../components/Heading/index.ts';

/** Props of `DisclosureIndex`; other attributes are those of `div`. */
export interface DisclosureIndexProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the topic: "GRI 305: Emissions". */
  heading: string;
  /** Level of the heading; 3 by default. */
  level?: 2 | 3 | undefined;
  /** The requirements, in the order of the standard. */
  items: readonly {
    /** Number in the standard: "GRI 305-1". */
    readonly code: string;
    readonly title: string;
    /** Where it is disclosed: a link or a text. */
    readonly source: ReactNode;
  }[];
}

const List = styled.dl`
  margin-block: var(--space-4) 0;
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);

  & > div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
  }

  & dt {
    display: contents;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & dt > span {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  & dd {
    grid-column: 2;
    margin: 0;
  }

  @media (min-width: 768px) {
    & > div {
      grid-template-columns: 6rem minmax(0, 1fr) 16rem;
    }

    & dd {
      grid-column: 3;
    }
  }
`;

/** Requirements of a standard and where each is met. */
export function DisclosureIndex({ heading, level = 3, items, ...rest }: DisclosureIndexProps) {
  return (
    <div {...rest}>
      <Heading level={level} size="h3">
        {heading}
      </Heading>
      <List>
        {items.map(({ code, title, source }) => (
          <div key={code}>
            <dt>
              <span>{code}</span> {title}
            </dt>
            <dd>{source}</dd>
          </div>
        ))}
      </List>
    </div>
  );
}
