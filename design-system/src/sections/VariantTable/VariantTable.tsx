import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { SegmentedChoice } from '../../components/SegmentedChoice/index.ts';
import { Table } from '../../components/Table/index.ts';

/** Props of `VariantTable`; other attributes are those of `div`. */
export interface VariantTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Caption of the table; visually hidden. */
  caption: string;
  /** Name of the first column: "Item". */
  itemLabel: string;
  /** One to six. `id` is an anchor: a URL with it as fragment highlights the variant. */
  variants: readonly {
    readonly id: string;
    readonly label: string;
    /** Below the name, such as a button that copies the URL. */
    readonly action?: ReactNode;
  }[];
  /** `values` in the order of `variants`. Different values are emphasized. */
  rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

const COLUMNS = [1, 2, 3, 4, 5, 6];
/** Tables with more columns are wider than a tablet. */
const TABLET_COLUMNS = 4;

/** The value of the choice that highlights no column. */
const ALL = 'all';

/*
 * A chosen variant overrides the URL's fragment. Cells are selected as `th` and `td`: without a type selector, browsers would
 * match every element inside the table again for a rule with `:has()`.
 */
const choices = COLUMNS.map(
  (column) => css`
    &:has([value='${column}']:checked) tr > :is(th, td):nth-child(${column + 1}),
    &:has([value='${ALL}']:checked):has(th:nth-child(${column + 1}) :target)
    tr
    > :is(th, td):nth-child(${column + 1}) {
      background: var(--color-surface-selected);
      /* Visible in forced colors only. */
      outline: var(--stroke-hairline) solid transparent;
    }
  `,
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${choices}

  & th > [id] {
    display: block;
    /* Keeps the choice above visible when the URL targets a variant. */
    scroll-margin-block-start: 9rem;
  }

  /* Aligns the label of a quiet button with the name above it. */
  & th > div {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  & tr > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--color-surface);
  }

  & td > strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
  }

  /* In em, because the columns grow with the visitor's text size. */
  @media (min-width: 48em) {
    &:not([data-wide]) > :last-child {
      overflow: visible;
    }

    & thead th {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      background: var(--color-surface);
    }
  }

  @media (min-width: 80em) {
    & > :last-child {
      overflow: visible;
    }
  }
`;

/**
 * The values of several variants in columns of equal width. Choosing a variant, or its id as the URL's fragment,
 * highlights its column, without scripts; none is highlighted initially.
 */
export function VariantTable({ caption, itemLabel, variants, rows, ...rest }: VariantTableProps) {
  const message = useMessage();
  return (
    <Root data-wide={variants.length > TABLET_COLUMNS ? '' : undefined} {...rest}>
      {variants.length > 1 && (
        <SegmentedChoice
          label={message('variants.choose')}
          defaultValue={ALL}
          options={[
            { value: ALL, label: message('variants.all') },
            ...variants.map(({ label }, index) => ({ value: String(index + 1), label })),
          ]}
        />
      )}
      <Table
        caption={caption}
        captionVisible={false}
        even
        columns={[
          itemLabel,
          ...variants.map(({ id, label, action }) => (
            <Fragment key={id}>
              <span id={id}>{label}</span>
              {action && <div>{action}</div>}
            </Fragment>
          )),
        ]}
        rows={rows.map(({ label, values }) => [
          label,
          ...values.map((value, index) =>
            values.every((candidate) => candidate === value) ? (
              value
            ) : (
              <strong key={variants[index]?.id}>{value}</strong>
            ),
          ),
        ])}
      />
    </Root>
  );
}
