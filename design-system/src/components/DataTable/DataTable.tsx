// Some browsers drop table semantics when `display` changes: roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { useEnhanced } from '../../hooks/useEnhanced.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { isPlainClick } from '../../plain-click.ts';
import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';
import { Icon } from '../Icon/index.ts';
import { makeScrollable } from '../Table/make-scrollable.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { dataTable } from './DataTable.styles.ts';

/** The sorted column and the direction. */
export interface Sort {
  /** `id` of the sorted column. */
  readonly column: string;
  /** From the smallest value up, or from the largest down. */
  readonly direction: 'ascending' | 'descending';
}

/** One column: its header and how its cells are rendered. */
export interface DataColumn<Row> {
  /** Unique name of the column, used by `sort`. */
  id: string;
  /** Header of the column; on phones it precedes each value. */
  label: string;
  /** Renders what a row shows in this column. */
  cell: (row: Row) => ReactNode;
  /** Row headers; exactly one column has them. */
  header?: boolean | undefined;
  /** Whether the column has figures: right-aligned tabular numerals. */
  numeric?: boolean | undefined;
  /** Column width in rem; 8 by default. The row-header column takes the remaining width. */
  width?: number | undefined;
  /** The direction of the first sort by this column. Without it the column is not sortable. */
  sort?: Sort['direction'] | undefined;
}

/** Props of `DataTable`; other attributes are those of `div`. */
export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Subject of the table; read out before its content. */
  caption: string;
  /** `false` if a heading directly above repeats the caption. */
  captionVisible?: boolean | undefined;
  /** The columns, in reading order. */
  columns: readonly DataColumn<Row>[];
  /** Already in the order that `sort` describes: the caller sorts. */
  rows: readonly Row[];
  /** Returns a unique key per row. */
  rowKey: (row: Row) => string;
  /** The order of the rows; without it no column is marked as sorted. */
  sort?: Sort | undefined;
  /** Returns the URL of the table in another order: sorting works without scripts. */
  sortHref?: ((sort: Sort) => string) | undefined;
  /** Called on a plain click instead of following the link. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Shown when there are no rows: a likely reason, and what to do. */
  empty: ReactNode;
}

const Root = styled.div`
  ${dataTable}
`;

const Head = styled.th<CustomProperties>(getCustomProperties);

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** Returns the order that a click on a column header requests. */
function getNextSort<Row>(
  { id, sort }: DataColumn<Row>,
  current: Sort | undefined,
): Sort | undefined {
  if (!sort) return undefined;
  return {
    column: id,
    direction: current?.column === id ? opposite[current.direction] : sort,
  };
}

const getWidth = <Row,>({ header, width }: DataColumn<Row>) =>
  header ? 'auto' : width && `${width}rem`;

interface ColumnHeadProps<Row> extends Pick<
  DataTableProps<Row>,
  'sort' | 'sortHref' | 'onSortChange'
> {
  column: DataColumn<Row>;
}

function ColumnHead<Row>({ column, sort, sortHref, onSortChange }: ColumnHeadProps<Row>) {
  const hydrated = useHydrated();
  const next = getNextSort(column, sort);
  const current = sort?.column === column.id ? sort.direction : undefined;
  const arrow = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[current ?? 'none'];
  const words = (
    <>
      {column.label}
      <Icon icon={arrow} />
    </>
  );
  return (
    <Head
      scope="col"
      role="columnheader"
      aria-sort={current}
      data-numeric={column.numeric || undefined}
      data-sortable={next && (sortHref ?? onSortChange) ? '' : undefined}
      $properties={{ '--column': getWidth(column) }}
    >
      {!next && column.label}
      {next && sortHref && (
        <a
          href={sortHref(next)}
          data-part="sort"
          onClick={(event) => {
            if (!onSortChange || !isPlainClick(event)) return;
            event.preventDefault();
            onSortChange(next);
          }}
        >
          {words}
        </a>
      )}
      {next &&
        !sortHref &&
        (hydrated && onSortChange ? (
          <button type="button" data-part="sort" onClick={() => onSortChange(next)}>
            {words}
          </button>
        ) : (
          column.label
        ))}
    </Head>
  );
}

/**
 * A sortable table. From 768 px it is a table, below that a list with each row header as the title; it is always a
 * table for assistive technology.
 */
export function DataTable<Row>({
  caption,
  captionVisible = true,
  columns,
  rows,
  rowKey,
  sort,
  sortHref,
  onSortChange,
  empty,
  ...rest
}: DataTableProps<Row>) {
  const id = useId();
  const table = useEnhanced(makeScrollable);
  return (
    <Root {...rest}>
      <table ref={table} role="table" aria-labelledby={id}>
        <caption id={id}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                sort={sort}
                sortHref={sortHref}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) =>
                column.header ? (
                  <th key={column.id} scope="row" role="rowheader">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    role="cell"
                    data-label={column.label}
                    data-numeric={column.numeric || undefined}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} data-part="empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Root>
  );
}
