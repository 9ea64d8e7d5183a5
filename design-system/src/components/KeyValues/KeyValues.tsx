import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** One outstanding figure. */
export interface KeyValueItem {
  /** "300", "IP6K7". */
  readonly value: string;
  /** Unit in smaller type after the value: "V", "kg". None by default. */
  readonly unit?: string | undefined;
  /** What is measured: "Rated voltage". */
  readonly label: string;
  /** The variant to which it applies. */
  readonly variant?: string | undefined;
}

/** Props of `KeyValues`; other attributes are those of `dl`. */
export interface KeyValuesProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Two to four values, the most important first. */
  items: readonly KeyValueItem[];
}

const Root = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(max-content, 1fr);
  margin: 0;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: var(--space-4) var(--space-3) var(--space-4) 0;
  }

  & > div + div {
    padding-inline-start: var(--space-4);
    border-inline-start: var(--stroke-hairline) solid var(--color-line);
  }

  /* Two columns: the second row begins at the edge again. */
  @media screen and (not (min-width: 768px)) {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > div:nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }

  /* Columns are as wide as their values, not as their labels. */
  & dt {
    contain: inline-size;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    line-height: var(--font-leading-snug);
  }

  /* A unit that does not fit beside its value wraps below it as a whole. */
  & dd {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.25rem;
    align-items: baseline;
    margin: 0;
    color: var(--color-text-heading);
    font-size: clamp(1.5rem, 0.25rem + 2.8vw, 2.75rem);
    font-weight: var(--font-weight-semibold);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  & small {
    font-size: 1.125rem;
  }
`;

/** A strip of two to four values in large figures. */
export function KeyValues({ items, ...rest }: KeyValuesProps) {
  return (
    <Root {...rest}>
      {items.map(({ value, unit, label, variant }) => (
        <div key={label + variant}>
          <dt>
            {label}
            {variant && <span>{`, ${variant}`}</span>}
          </dt>
          <dd>
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </Root>
  );
}
