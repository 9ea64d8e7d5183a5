import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** One figure, set large. */
export interface Figure {
  /** As displayed, with separators: "16,842". */
  value: string;
  /** Unit in smaller type after the value: "people", "KRW". None by default. */
  unit?: string | undefined;
  /** Precision: "about". */
  qualifier?: string | undefined;
  /** Meaning of the figure. */
  label: ReactNode;
  /** The figure as a pictogram: one mark per counted thing or group of things (`note`). */
  picture?: ReactNode;
  /** Meaning of one mark of the picture. */
  note?: string | undefined;
}

/** Props of `Figures`; other attributes are those of `dl`. */
export interface FiguresProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Two to four figures. */
  items: readonly Figure[];
}

/* Each item spans three rows of the list (subgrid), so that figures, labels and pictures align across items. */
const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);

  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    /* Two figures share the whole width. */
    &:has(> :nth-child(2):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/* The label precedes the figure in the document and is displayed below it. */
const Item = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4) var(--space-6) 0;

  /* As wide as the others, so that pictures are equally high. */
  &:nth-child(2n) {
    padding-inline: var(--space-4) 0;
    border-inline-start: var(--stroke-hairline) solid var(--color-line);
  }

  &:nth-child(n + 3) {
    border-block-start: var(--stroke-hairline) solid var(--color-line);
  }

  @media (min-width: 1024px) {
    &,
    &:nth-child(2n) {
      padding-inline-end: var(--space-4);
    }

    &:first-child {
      padding-inline-end: calc(var(--space-4) + var(--space-6));
    }

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
  grid-row: 1;
  gap: 0 0.12em;
  align-items: baseline;
  align-self: baseline;
  color: var(--color-text-heading);
  font-size: var(--font-size-h2);
  /* Numerals have no side bearing, so their first stroke aligns with the label below. */
  font-variant-numeric: proportional-nums;
  font-weight: var(--font-weight-semibold);
  line-height: 1.1;
  letter-spacing: var(--font-tracking-heading);
  overflow-wrap: normal;

  @media (min-width: 768px) {
    font-size: var(--font-size-figure);
  }

  /* Six characters and "about" fit into the narrowest of four columns. */
  @media (min-width: 1024px) {
    font-size: min(var(--font-size-figure), 4.1vw);

    [data-long] & {
      font-size: min(2.75rem, 3.1vw);
    }
  }
`;

/* If one unit is too long for a column of a phone, every unit of the list that is a word is below its figure. */
const Amount = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.12em;
  align-items: baseline;

  @media (width < 768px) {
    &[data-unit='below'] {
      flex-direction: column;
    }
  }
`;

const Small = styled.span`
  font-size: max(0.4em, var(--font-size-small));
  font-weight: var(--font-weight-semibold);
  letter-spacing: 0;
`;

const Label = styled.dt`
  color: var(--color-text-muted);
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);
  text-wrap: balance;
`;

const Picture = styled.dd`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  align-items: start;
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);

  /* Drawn for a light background. */
  @media (forced-colors: active) {
    & > img {
      forced-color-adjust: none;
      background: var(--color-surface);
    }
  }
`;

/** Returns the width of a figure with its words in characters of the figure; the type of words is 0.4 times as large. */
const getWidth = ({ value, unit = '', qualifier = '' }: Figure): number =>
  value.length + 0.4 * (unit.length + qualifier.length);

/** The number of characters of the largest type that fit into a column at every width. */
const WIDTH_MAX = 8.5;

/** Longest unit that is a symbol (%, kg) and stays beside its figure, in characters. */
const SYMBOL_MAX = 2;

/** Key figures with labels; two columns on phones, four from 1024 px. */
export function Figures({ items, ...rest }: FiguresProps) {
  const isLong = items.some((item) => item.unit && getWidth(item) > WIDTH_MAX);
  return (
    <Root data-long={isLong || undefined} {...rest}>
      {items.map(({ value, unit, qualifier, label, picture, note }, index) => (
        // Two figures may have the same value; they are identified by their position only.
        // oxlint-disable-next-line react/no-array-index-key
        <Item key={index}>
          <Label>{label}</Label>
          <Value>
            {qualifier && <Small>{qualifier}</Small>}
            <Amount data-unit={isLong && unit && unit.length > SYMBOL_MAX ? 'below' : undefined}>
              {value}
              {unit && <Small>{unit}</Small>}
            </Amount>
          </Value>
          {picture && (
            <Picture>
              {note}
              {picture}
            </Picture>
          )}
        </Item>
      ))}
    </Root>
  );
}
