import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Accent, accentColor, ringMarker } from '../../styles/accent.ts';

/** One feature of a product, or one point of a list. */
export interface Feature {
  /** Anchor, to which a callout of the drawing links; none by default. */
  id?: string | undefined;
  /** The point, or the title of its explanation. */
  title: ReactNode;
  /** The explanation, in one or two sentences; none by default. */
  text?: ReactNode;
  /** A small drawing instead of the ring. */
  drawing?: ReactNode;
}

/** Props of `FeatureList`; other attributes are those of `ul`. */
export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The features, the most important first. */
  items: readonly Feature[];
  /** Color of the marks; that of the brand by default. */
  accent?: Accent | undefined;
  /** Two columns from 768 px, for points with an explanation; three points are in three columns from 1024 px. */
  columns?: 1 | 2 | undefined;
}

const Root = styled.ul`
  display: grid;
  gap: 0 var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    &[data-columns='2'] {
      grid-template-columns: 1fr 1fr;

      /* Without a neighbor, the last one is as wide as the list. */
      & > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }

  @media (min-width: 1024px) {
    &[data-columns='2']:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, 1fr);

      & > :last-child {
        grid-column: auto;
      }
    }
  }
`;

const Item = styled.li`
  ${accentColor}
  display: flex;
  gap: var(--space-4);
  padding-block: var(--space-3);
  border-block-start: var(--stroke-hairline) solid var(--color-line);

  &::before {
    ${ringMarker}
    /* Centered on the first line of text. */
    margin-block-start: calc((1lh - 0.75rem) / 2);
  }
`;

const Drawn = styled(Item)`
  && {
    align-items: center;
    padding-block: var(--space-4);

    &::before {
      content: none;
    }

    & > :is(img, svg) {
      flex: none;
      inline-size: 4.5rem;
      block-size: 4.5rem;
    }

    @media (min-width: 1024px) {
      gap: var(--space-6);

      & > :is(img, svg) {
        inline-size: 6rem;
        block-size: 6rem;
      }
    }
  }
`;

const Words = styled.div`
  color: var(--color-text);
  text-wrap: pretty;

  & > strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & > p {
    margin: var(--space-1) 0 var(--space-2);
    color: var(--color-text-muted);
  }
`;

/** Short points separated by hairlines, each with a ring marker. */
export function FeatureList({ items, accent, columns = 1, ...rest }: FeatureListProps) {
  return (
    <Root data-columns={columns} {...rest}>
      {items.map(({ id, title, text, drawing }, index) => {
        const Point = drawing ? Drawn : Item;
        return (
          // Points do not change places; two of them may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <Point key={index} id={id} data-accent={accent}>
            {drawing}
            <Words>
              {text ? <strong>{title}</strong> : title}
              {text && <p>{text}</p>}
            </Words>
          </Point>
        );
      })}
    </Root>
  );
}
