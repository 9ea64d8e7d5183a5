import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useOverflow } from './useOverflow.ts';

export interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table and says what it compares. */
  caption: string;
  /** `false` where a heading right above already says what the caption says. */
  captionVisible?: boolean;
  columns: readonly ReactNode[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** Figures: right-aligned, in tabular numerals. */
  numeric?: boolean | undefined;
  /** Columns of one width beside that of the headers, whatever stands in them. Pairs always are. */
  even?: boolean | undefined;
  /** Sentences: on phones each row is set below the other, its cells under the names of their columns. */
  stacked?: boolean | undefined;
}

const Root = styled.div`
  overflow-x: auto;

  & table {
    inline-size: 100%;
    border-block-start: var(--stroke-detail) solid var(--color-line-strong);
    font-size: var(--font-size-label);
    font-variant-numeric: tabular-nums;
    line-height: var(--font-leading-snug);
    text-align: start;
  }

  & caption {
    padding-block-end: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-align: start;
  }

  & th,
  & td {
    min-inline-size: 7.5rem;
    /* A column is at least as wide as its longest word; the region scrolls before a word breaks. */
    overflow-wrap: break-word;
    padding: var(--space-4);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }

  & th {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
  }

  & thead th {
    border-block-end-color: var(--color-line-strong);
  }

  /* The widths are known before the rows: nothing moves while they are read in. */
  &[data-even] table {
    --header: 9rem;
    --column: 9.5rem;

    table-layout: fixed;
    min-inline-size: calc(var(--header) + var(--columns) * var(--column));
  }

  &[data-even='pair'] table {
    --header: 7.75rem;
  }

  &[data-even] :is(th, td) {
    min-inline-size: 0;
    padding-inline: var(--space-3);
  }

  &[data-even] thead th:first-child {
    inline-size: var(--header);
  }

  @media (min-width: 768px) {
    &&[data-even] table {
      --header: 12rem;
      --column: 10rem;
    }

    &[data-even] :is(th, td) {
      padding-inline: var(--space-4);
    }
  }

  &[data-numeric] :is(td, thead th:not(:first-child)) {
    text-align: end;
  }

  @media print {
    overflow: visible;
  }
`;

/** On phones the rows are set below each other. Its own component: only pages that need it carry its rules. */
const Stacked = styled(Root)`
  @media not (min-width: 768px) {
    & :is(table, tbody, tr, th, td) {
      display: block;
    }

    & thead {
      position: absolute;
      clip-path: inset(50%);
    }

    & tr {
      padding-block: var(--space-4);
      border-block-end: var(--stroke-hairline) solid var(--color-line);
    }

    & tbody :is(th, td) {
      padding: 0;
      border: 0;
    }

    & td {
      margin-block-start: var(--space-3);
    }

    & td::before {
      /* Said by the column's header; here it is only seen. */
      content: attr(data-column) / '';
      display: block;
      color: var(--color-text-muted);
      font-size: var(--font-size-small);
    }
  }
`;

/**
 * A native table with a caption, column headers and row headers (KWCAG 2.2, 표의 구성). Where it is
 * wider than its place it scrolls by itself, and only then is it a stop of the keyboard.
 */
export function Table({
  caption,
  captionVisible = true,
  columns,
  rows,
  numeric,
  even,
  stacked,
  ...rest
}: TableProps) {
  const id = useId();
  const [ref, overflows] = useOverflow<HTMLDivElement>();
  // What is no longer laid out as a table is none for some browsers, unless it says so.
  const role = (name: string) => (stacked ? name : undefined);
  const pair = columns.length === 2;
  const fixed = even || pair;
  const Place = stacked ? Stacked : Root;
  const cells = (row: readonly ReactNode[]) =>
    row.slice(1).map((cell, index) => (
      // Cells have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <td key={index} role={role('cell')} data-column={stacked && columns[index + 1]}>
        {cell}
      </td>
    ));
  return (
    <Place
      ref={ref}
      data-numeric={numeric || undefined}
      data-even={pair ? 'pair' : even || undefined}
      {...(overflows && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      {...rest}
    >
      <table role={role('table')} style={fixed ? { '--columns': columns.length - 1 } : undefined}>
        <caption id={id}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col" role={role('columnheader')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} role={role('row')}>
              <th scope="row" role={role('rowheader')}>
                {row[0]}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
      </table>
    </Place>
  );
}
