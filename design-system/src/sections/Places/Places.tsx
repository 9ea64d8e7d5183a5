import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** One fact about a place. */
export interface PlaceFact {
  /** Name of the fact: "Address". */
  readonly term: string;
  /** The value; text, a link, or `ValueWithAction`. */
  readonly value: ReactNode;
}

/** Props of `PlaceCard`; other attributes are those of `article`. */
export interface PlaceCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the place, which is its heading. */
  name: string;
  /** Heading level of the name. */
  level?: 3 | 4 | undefined;
  /** Kind of place: "Plant". */
  kind: string;
  /** `LocalTime`, or another element in the line of the kind. */
  aside?: ReactNode;
  /** Address, telephone number and other facts, in the same order for all places. */
  facts: readonly PlaceFact[];
  /** Content after the facts. */
  children?: ReactNode;
}

const Root = styled.article`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding-block: var(--space-5) var(--space-6);
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);
  /* Keeps the name visible below the header after an anchor jump. */
  scroll-margin-block-start: calc(var(--size-header) + var(--space-6));

  &:target {
    border-block-start-color: var(--color-brand-signal);
  }

  & > :is(h3, h4) {
    margin: 0;
    color: var(--color-text-heading);
    font-size: var(--font-size-lead);
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    letter-spacing: var(--font-tracking-heading);
  }

  @media print {
    break-inside: avoid;
  }
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: baseline;
  justify-content: space-between;

  & > span {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  margin: 0;
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);

  & > div {
    display: contents;
  }

  & dt {
    color: var(--color-text-muted);
  }

  & dd {
    min-inline-size: 0;
    margin: 0;
    text-wrap: pretty;
  }

  & a {
    display: inline-flex;
    align-items: center;
    /* A 44 px target that does not increase the line height. */
    min-block-size: 2.75rem;
    margin-block: -0.75rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** A site of the company: name, kind, and contact details. */
export function PlaceCard({
  name,
  level = 4,
  kind,
  aside,
  facts,
  children,
  ...rest
}: PlaceCardProps) {
  const heading = useId();
  const Name = level === 3 ? 'h3' : 'h4';
  return (
    <Root aria-labelledby={heading} {...rest}>
      <Line>
        <span>{kind}</span>
        {aside}
      </Line>
      <Name id={heading}>{name}</Name>
      <Facts>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {children}
    </Root>
  );
}
