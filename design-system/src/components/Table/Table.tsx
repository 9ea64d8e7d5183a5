import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useEnhanced } from '../../hooks/useEnhanced.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { scrollEdge } from '../../styles/scroll-edge.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { makeScrollable } from './make-scrollable.ts';

/** Props of `Table`; other attributes are those of `div`. */
export interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Subject of the table; read out before its content. */
  caption: string;
  /** `false` if a heading directly above repeats the caption. */
  captionVisible?: boolean | undefined;
  /** Headers of the columns; the first belongs to the row headers. */
  columns: readonly ReactNode[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** Columns of figures are right-aligned; columns of words are not. */
  numeric?: boolean | undefined;
  /** Whether columns have equal width. Always the case for two columns. */
  even?: boolean | undefined;
  /** For long text: on phones the cells of a row are stacked under their column names. */
  stacked?: boolean | undefined;
  /**
   * For two columns of short text: from 1024 px two rows are next to each other, on phones a value is below its header,
   * both without the column headers.
   */
  paired?: boolean | undefined;
  /**
   * A bar below the cells of a column, counted from 0: how far each row has come, from 0 to 1, or `undefined` for a row
   * without bar. The cells contain the same in words.
   */
  progress?:
    | { readonly column: number; readonly values: readonly (number | undefined)[] }
    | undefined;
  /** Words for levels, from low to high: their cells have a background that is stronger for a higher level. */
  levels?: readonly string[] | undefined;
  /** Columns, counted from 0, whose percentages ("46.0%") are also drawn as a bar below the figure, but not their total. Both start at the same edge. */
  shares?: readonly number[] | undefined;
}

const Root = styled.div`
  ${scrollEdge}
  /* Contains positioned elements of its cells: hidden text of a column that is scrolled out would widen the page. */
  position: relative;
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
    min-inline-size: 6.5rem;
    /* No column is narrower than its longest word; the region scrolls instead. */
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

  /* Fixed layout: column widths do not depend on rows that are still loading. */
  &[data-even] table {
    --header: 9rem;
    --column: 10rem;

    table-layout: fixed;
    min-inline-size: calc(var(--header) + var(--columns) * var(--column));
  }

  &[data-even='pair'] table {
    --header: 8.75rem;
  }

  /* Korean words are shorter, so the second column is wider. */
  &[data-even='pair']:lang(ko) table {
    --header: 6.5rem;
  }

  &[data-even] :is(th, td) {
    min-inline-size: 0;
    padding-inline: var(--space-3);
  }

  &[data-even] thead th:first-child {
    inline-size: var(--header);
  }

  @media (min-width: 768px) {
    & :is(th, td) {
      min-inline-size: 7.5rem;
    }

    &&[data-even] table {
      --header: 12rem;
      --column: 10rem;
    }

    &[data-even] :is(th, td) {
      padding-inline: var(--space-4);
    }
  }

  & [data-figures] {
    text-align: end;
  }

  @media print {
    overflow: visible;
  }
`;

/** A separate component, so that only pages with stacked tables load its CSS. */
const Stacked = styled(Root)`
  && {
    @media not (min-width: 768px) {
      & :is(table, caption, tbody, tr, th) {
        display: block;
      }

      /* The caption is above the line. */
      & table {
        border-block-start: 0;
      }

      & tbody {
        border-block-start: var(--stroke-detail) solid var(--color-line-strong);
      }

      & thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
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
        display: grid;
        grid-template-columns: 6.5rem minmax(0, 1fr);
        gap: var(--space-3);
        align-items: baseline;
        margin-block-start: var(--space-2);
      }

      & td::before {
        /* Exposed by the column header already: empty alternative text. */
        content: attr(data-column) / '';
        color: var(--color-text-muted);
        font-size: var(--font-size-small);
      }

      /* Figures are short: two next to each other, each below its column name. */
      & tr:has([data-figures] + [data-figures]) {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-2) var(--space-4);
      }

      & tr:has([data-figures] + [data-figures]) > :not([data-figures]) {
        grid-column: 1 / -1;
        margin-block-start: 0;
      }

      & [data-figures] + [data-figures],
      & [data-figures]:has(+ [data-figures]) {
        grid-template-columns: auto;
        gap: 0;
        margin-block-start: 0;
      }

      & [data-figures] {
        text-align: start;
      }
    }
  }
`;

/** A separate component, so that only pages with paired rows load its CSS. */
const Paired = styled(Root)`
  && {
    @media not (768px <= width < 1024px) {
      & :is(table, caption, tbody, tr, th, td) {
        display: block;
        inline-size: auto;
      }

      &[data-even] table {
        min-inline-size: 0;
      }

      & thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      & tr {
        border-block-end: var(--stroke-hairline) solid var(--color-line);
      }

      & tbody :is(th, td) {
        padding-inline: 0;
        border: 0;
      }
    }

    /* On phones a value is below its header. */
    @media (width < 768px) {
      & tbody th {
        padding-block-end: var(--space-1);
      }

      & tbody td {
        padding-block-start: 0;
      }
    }

    @media (min-width: 1024px) {
      & tbody {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: var(--space-8);
      }

      & tr {
        display: grid;
        grid-template-columns: 10rem minmax(0, 1fr);
      }

      & tbody th {
        padding-inline-end: var(--space-4);
      }
    }
  }
`;

/** A separate component, so that only pages with bars load its CSS. */
const Progress = styled(Stacked)`
  && {
    /* The bar of the complete range ends at the target. */
    & [data-progress]::after {
      content: '';
      display: block;
      grid-column: 1 / -1;
      block-size: 6px;
      margin-block-start: var(--space-2);
      border-inline-end: 3px solid var(--color-text-heading);
      background:
        linear-gradient(var(--color-brand-signal) 0 0) 0 / calc(var(--progress) * 100%) 100%
          no-repeat,
        var(--color-line);
    }

    & small {
      float: inline-end;
      grid-column: 2;
      color: var(--color-text-muted);
      font-size: var(--font-size-small);
    }

    @media (min-width: 768px) {
      & [data-progress] {
        inline-size: 45%;
      }
    }

    @media print {
      print-color-adjust: exact;
    }
  }
`;

/** Columns of figures and levels are narrow on phones. A separate component, so that only pages with them load its CSS. */
const Compact = styled(Root)`
  && {
    --edge: var(--space-4);

    @media not (min-width: 768px) {
      --edge: var(--space-1);

      & :is(th, td) {
        padding-inline: var(--edge);
      }

      & :is(td, thead th:not(:first-child)) {
        min-inline-size: 3.25rem;
      }

      & thead th {
        font-size: var(--font-size-small);
      }
    }
  }
`;

/** A separate component, so that only pages with bars load its CSS. */
const Shares = styled(Compact)`
  && {
    & [data-share] {
      inline-size: calc(40% / var(--shares));
      padding-block-end: 1.375rem;
      /* Below the first line of the cell. */
      background: linear-gradient(var(--color-brand-signal) 0 0) var(--edge) 2.75rem /
        calc(var(--share) * (100% - 2 * var(--edge))) 6px no-repeat;
    }

    @media print {
      print-color-adjust: exact;
    }
  }
`;

/** A separate component, so that only pages with levels load its CSS. */
const Levels = styled(Compact)`
  && {
    & [data-level] {
      box-shadow: inset calc(-1 * var(--space-1)) 0 0 var(--color-surface);
      background: color-mix(
        in srgb,
        var(--color-brand-signal) calc(var(--level) * 32%),
        var(--color-surface)
      );
      color: var(--color-text-heading);
    }

    @media print {
      print-color-adjust: exact;
    }
  }
`;

const Columns = styled.table<CustomProperties>(getCustomProperties);
const MarkedCell = styled.td<CustomProperties>(getCustomProperties);

interface CellProps extends ComponentPropsWithRef<'td'> {
  /** What the bar or background of the cell represents, and its custom properties. */
  mark?: readonly ['progress' | 'share' | 'level', CustomProperties['$properties']] | undefined;
}

function Cell({ mark, ...rest }: CellProps) {
  if (!mark) return <td {...rest} />;
  const [name, properties] = mark;
  return <MarkedCell {...{ [`data-${name}`]: '' }} $properties={properties} {...rest} />;
}

/** Returns the percentage in a cell, from 0 to 1. */
const getShare = (cell: ReactNode): number | undefined =>
  typeof cell === 'string' && /^\d+(?:\.\d+)?%$/.test(cell) ? parseFloat(cell) / 100 : undefined;

/** Returns whether most cells of a column begin with a figure or contain only signs. */
function hasFigures(rows: TableProps['rows'], column: number): boolean {
  const words = rows.filter((row) => {
    const cell = row[column];
    return typeof cell === 'string' && /^[^\d]*\p{L}/u.test(cell);
  });
  return words.length * 2 <= rows.length;
}

/** Returns whether the last cell of a column is the sum of the others, which would have the longest bar. */
function hasTotal(rows: TableProps['rows'], column: number): boolean {
  const all = rows.map((row) => getShare(row[column]) ?? 0);
  const sum = all.reduce((total, share) => total + share, 0);
  return all.length > 2 && Math.abs(sum - 2 * (all.at(-1) ?? 0)) < 0.001;
}

/**
 * A native table with caption, column headers and row headers (KWCAG 2.2, 표의 구성). If it overflows, it is a focusable
 * scroll region.
 */
export function Table({
  caption,
  captionVisible = true,
  columns,
  rows,
  numeric,
  even,
  stacked,
  paired,
  progress,
  levels = [],
  shares = [],
  ...rest
}: TableProps) {
  const id = useId();
  const table = useEnhanced(makeScrollable);
  // Some browsers drop table semantics when `display` changes: roles are explicit.
  const isStacked = stacked || progress !== undefined;
  const role = (name: string) => (isStacked || paired ? name : undefined);
  const pair = columns.length === 2;
  const fixed = even || pair;
  const Plain = numeric && !fixed ? Compact : Root;
  const Pairs = paired ? Paired : Plain;
  const Graded = levels.length > 0 ? Levels : Pairs;
  const Shared = shares.length > 0 ? Shares : Graded;
  const Words = stacked ? Stacked : Shared;
  const Container = progress ? Progress : Words;
  const isFigures = (column: number) =>
    (numeric && column > 0 && !shares.includes(column) && hasFigures(rows, column)) || undefined;
  const getMark = (cell: ReactNode, column: number, row: number): CellProps['mark'] => {
    const value = column === progress?.column ? progress.values[row] : undefined;
    if (value !== undefined) return ['progress', { '--progress': value }];
    const level = typeof cell === 'string' ? levels.indexOf(cell) : -1;
    if (level >= 0) return ['level', { '--level': level / (levels.length - 1) }];
    if (!shares.includes(column) || (row === rows.length - 1 && hasTotal(rows, column))) return;
    const share = getShare(cell);
    return share === undefined
      ? undefined
      : ['share', { '--share': share, '--shares': shares.length }];
  };
  const cells = (row: readonly ReactNode[], rowIndex: number) =>
    row.slice(1).map((cell, index) => (
      <Cell
        // Cells are identified by their position only.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        role={role('cell')}
        data-column={isStacked ? columns[index + 1] : undefined}
        data-figures={isFigures(index + 1)}
        mark={getMark(cell, index + 1, rowIndex)}
      >
        {cell}
      </Cell>
    ));
  return (
    <Container data-even={pair ? 'pair' : even || undefined} {...rest}>
      <Columns
        ref={table}
        role={role('table')}
        $properties={{ '--columns': fixed ? columns.length - 1 : undefined }}
      >
        <caption id={id}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th
                key={index}
                scope="col"
                role={role('columnheader')}
                data-figures={isFigures(index)}
              >
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
              {cells(row, index)}
            </tr>
          ))}
        </tbody>
      </Columns>
    </Container>
  );
}
