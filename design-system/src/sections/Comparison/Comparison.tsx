import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Table, type TableProps } from '../../components/Table/index.ts';

/** One of the compared items, which is a column. */
export interface ComparedItem {
  /** Unique within the comparison. */
  readonly id: string;
  /** Header of the column, and the text of its link. */
  readonly name: string;
  /** URL of the item's page. */
  readonly href: string;
  /** Decorative: the name is below it. */
  readonly picture?: ReactNode;
}

/** Value of one item: a text, or one figure for each of its variants. Differing figures are emphasized. */
export type ComparedValue =
  | string
  | readonly { readonly label?: string | undefined; readonly value: string }[]
  | undefined;

/** Props of `Comparison`, with those of `Table`. */
export interface ComparisonProps extends Omit<
  TableProps,
  'caption' | 'captionVisible' | 'columns' | 'rows' | 'even' | 'numeric' | 'stacked'
> {
  /** Name of the first column: "Item". */
  itemLabel: string;
  /** Two or three items side by side. */
  items: readonly ComparedItem[];
  /** A checkbox that hides the rows in which all items are alike; `form` and `name` make it part of a form. */
  differences?:
    | {
        readonly label: string;
        readonly name: string;
        readonly form: string;
        readonly defaultChecked?: boolean | undefined;
      }
    | undefined;
  /** `values` in the order of `items`; unknown values are "-". */
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

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  & > label {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-block-size: 2.75rem;
    inline-size: fit-content;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    cursor: pointer;
  }

  & > label > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--color-action-primary);
  }

  /* The names of the rows stay in sight while the columns scroll. */
  & tr > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--color-surface-subtle);
  }

  & thead th {
    vertical-align: bottom;
  }

  /* Differing figures are emphasized, and equal values recede. */
  & td > strong,
  & dd {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }

  & tr:has([data-alike]) > td {
    color: var(--color-text-muted);
  }

  &:has(> label > :checked) tr:has([data-alike]) {
    display: none;
  }

  @media print {
    & > label {
      display: none;
    }
  }
`;

const UNKNOWN = '-';

/** Returns whether all items have the same value. */
const isAlike = ([first, ...otherValues]: readonly ComparedValue[]): boolean =>
  otherValues.every((value) => JSON.stringify(value) === JSON.stringify(first));

function Value({
  value = UNKNOWN,
  alike,
}: {
  readonly value: ComparedValue;
  readonly alike: boolean;
}) {
  if (typeof value === 'string') return value;
  if (value.every(({ label }) => label === undefined)) {
    const text = value[0]?.value ?? UNKNOWN;
    return alike ? text : <strong>{text}</strong>;
  }
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
export function Comparison({ itemLabel, items, rows, differences, ...rest }: ComparisonProps) {
  const table = (
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
        isAlike(values) ? (
          <span key={label} data-alike="">
            {label}
          </span>
        ) : (
          label
        ),
        ...items.map(({ id }, index) => (
          <Value key={id} value={values[index]} alike={isAlike(values)} />
        )),
      ])}
    />
  );
  return (
    <Root {...rest}>
      {differences && (
        <label>
          <input
            type="checkbox"
            name={differences.name}
            value="only"
            form={differences.form}
            defaultChecked={differences.defaultChecked}
          />
          {differences.label}
        </label>
      )}
      {table}
    </Root>
  );
}
