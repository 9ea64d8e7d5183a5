import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface Figure {
  /** As read, with its separators: "24,430". */
  value: string;
  unit?: string | undefined;
  /** How exact it is: "about". */
  qualifier?: string | undefined;
  /** What it counts. */
  label: ReactNode;
}

export interface FiguresProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Figure[];
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);

  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/* The figure is read after what it counts, and stands above it. */
const Item = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: var(--space-2);
  justify-content: flex-end;
  padding: var(--space-6) var(--space-4) var(--space-6) 0;

  &:nth-child(2n) {
    padding-inline-start: var(--space-5);
    border-inline-start: var(--stroke-hairline) solid var(--color-line);
  }

  &:nth-child(n + 3) {
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  @media (min-width: 1024px) {
    &:nth-child(n + 2) {
      padding-inline-start: var(--space-6);
      border-inline-start: var(--stroke-hairline) solid var(--color-line);
    }

    &:nth-child(-n + 4) {
      border-block-start: 0;
    }
  }
`;

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.12em;
  align-items: baseline;
  color: var(--color-text-heading);
  font-size: var(--font-size-figure);
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: var(--font-tracking-heading);
  overflow-wrap: normal;

  & > span {
    padding-inline-end: 0.2em;
    font-size: 0.4em;
    font-weight: var(--font-weight-semibold);
    letter-spacing: 0;
  }
`;

const Label = styled.dt`
  color: var(--color-text-muted);
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);
  text-wrap: balance;
`;

/** A few large figures with what they count; two in a row on phones, four from 1024 px. */
export function Figures({ items, ...rest }: FiguresProps) {
  return (
    <Root {...rest}>
      {items.map(({ value, unit, qualifier, label }) => (
        <Item key={value}>
          <Label>{label}</Label>
          <Value>
            {qualifier && <span>{qualifier}</span>}
            {value}
            {unit && <span>{unit}</span>}
          </Value>
        </Item>
      ))}
    </Root>
  );
}
