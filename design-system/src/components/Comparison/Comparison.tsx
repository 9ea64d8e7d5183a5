import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Table, type TableProps } from '../Table/index.ts';

export interface ComparedItem {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Decorative: the name stands below it. */
  readonly picture?: ReactNode;
}

/** What is known of one item: a text, or one value for each of its variants. */
export type ComparedValue =
  string | readonly { readonly label?: string | undefined; readonly value: string }[] | undefined;

export interface ComparisonProps extends Omit<
  TableProps,
  'caption' | 'captionVisible' | 'columns' | 'rows' | 'even' | 'numeric' | 'stacked'
> {
  /** Name of the first column: "Item". */
  itemLabel: string;
  items: readonly ComparedItem[];
  /** `values` in the order of `items`; "-" stands where nothing is known. */
  rows: readonly { readonly label: string; readonly values: readonly ComparedValue[] }[];
}

const Head = styled.span`
  display: grid;
  gap: var(--space-3);

  & > :is(img, svg) {
    inline-size: 100%;
    max-inline-size: 12rem;
    block-size: auto;
  }
`;

const Values = styled.dl`
  margin: 0;

  & dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  & dd {
    margin: 0 0 var(--space-2);
  }
`;

const UNKNOWN = '-';

function Value({ value = UNKNOWN }: { readonly value: ComparedValue }) {
  if (typeof value === 'string') return value;
  if (value.every(({ label }) => label === undefined)) return value[0]?.value ?? UNKNOWN;
  return (
    <Values>
      {value.map(({ label, value: text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Values>
  );
}

/** Items side by side in a table, one column for each. */
export function Comparison({ itemLabel, items, rows, ...rest }: ComparisonProps) {
  return (
    <Table
      caption={items.map(({ name }) => name).join(', ')}
      captionVisible={false}
      even
      columns={[
        itemLabel,
        ...items.map(({ id, name, href, picture }) => (
          <Head key={id}>
            {picture}
            <a href={href}>{name}</a>
          </Head>
        )),
      ]}
      rows={rows.map(({ label, values }) => [
        label,
        ...items.map(({ id }, index) => <Value key={id} value={values[index]} />),
      ])}
      {...rest}
    />
  );
}
