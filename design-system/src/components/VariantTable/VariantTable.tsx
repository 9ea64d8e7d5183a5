import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { SegmentedChoice } from '../SegmentedChoice/index.ts';
import { Table } from '../Table/index.ts';

export interface VariantTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Caption of the table; visually hidden. */
  caption: string;
  /** Name of the first column: "Item". */
  itemLabel: string;
  /** One to four. `id` is an anchor: an address that ends in it highlights the variant. */
  variants: readonly {
    readonly id: string;
    readonly label: string;
    /** Stands below the name: a button that copies the address. */
    readonly action?: ReactNode;
  }[];
  /** `values` in the order of `variants`. Where they differ they are emphasized. */
  rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

const COLUMNS = [1, 2, 3, 4];

/*
 * A choice goes before the address. The cells are named, because a browser looks for what rules with `:has()` lead to
 * by its name: a rule without one has every element inside matched again.
 */
const choices = COLUMNS.map(
  (column) => css`
    &:has([value='${column}']:checked) tr > :is(th, td):nth-child(${column + 1}),
    &:not(:has(:checked)):has(th:nth-child(${column + 1}) :target)
    tr
    > :is(th, td):nth-child(${column + 1}) {
      background: var(--color-surface-selected);

      @media (forced-colors: active) {
        outline: var(--stroke-hairline) solid Highlight;
      }
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
    /* Room for the choice above, when the address leads here. */
    scroll-margin-block-start: 9rem;
  }

  /* The words of a quiet button begin where the name above it does. */
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

  /* In em: where the text is enlarged, so are the columns. */
  @media (min-width: 48em) {
    & > :last-child {
      overflow: visible;
    }

    & thead th {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      background: var(--color-surface);
    }
  }
`;

/**
 * The values of several variants in columns of equal width. Choosing a variant, or an address that ends in its
 * id, highlights its column, without scripts.
 */
export function VariantTable({ caption, itemLabel, variants, rows, ...rest }: VariantTableProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      {variants.length > 1 && (
        <SegmentedChoice
          label={message('variants.choose')}
          options={variants.map(({ label }, index) => ({ value: String(index + 1), label }))}
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
            values.every((other) => other === value) ? (
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
