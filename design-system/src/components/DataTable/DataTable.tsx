// Laid out as a list, a table is one no longer to some browsers, unless its roles are spelled out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { isPlainClick } from '../../plainClick.ts';
import { Icon } from '../Icon/index.ts';
import { useOverflow } from '../Table/useOverflow.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { dataTable } from './DataTable.styles.ts';

/** Which column the rows are in order of, and which end comes first. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface DataColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its cells name their rows; one column does. */
  header?: boolean;
  /** Figures: to the right, in tabular numerals. */
  numeric?: boolean;
  /** How wide it is as a column, in rem; 8 where it is not said. The column of headers has what is left. */
  width?: number;
  /** The order that sorting by this column begins with. Without it the column does not sort. */
  sort?: Sort['direction'];
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table and says what it lists. */
  caption: string;
  /** `false` where a heading right above already says what the caption says. */
  captionVisible?: boolean;
  columns: readonly DataColumn<Row>[];
  /** In the order that `sort` tells of: the caller sorts them. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  /** The address of the table in another order: sorting works without scripts. */
  sortHref?: ((sort: Sort) => string) | undefined;
  /** Answers a plain click in place of the browser. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** What it says where there are no rows: why that may be, and what to do. */
  empty: ReactNode;
}

const Root = styled.div`
  ${dataTable}
`;

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** The order that a press on a column's header leads to. */
function nextSort<Row>({ id, sort }: DataColumn<Row>, current: Sort | undefined): Sort | undefined {
  if (!sort) return undefined;
  return {
    column: id,
    direction: current?.column === id ? opposite[current.direction] : sort,
  };
}

const widthOf = <Row,>({ header, width }: DataColumn<Row>) => (header ? 'auto' : `${width}rem`);

interface ColumnHeadProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'sortHref' | 'onSort'> {
  column: DataColumn<Row>;
}

function ColumnHead<Row>({ column, sort, sortHref, onSort }: ColumnHeadProps<Row>) {
  const hydrated = useHydrated();
  const next = nextSort(column, sort);
  const current = sort?.column === column.id ? sort.direction : undefined;
  const arrow = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[current ?? 'none'];
  const words = (
    <>
      {column.label}
      <Icon icon={arrow} />
    </>
  );
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={current}
      data-numeric={column.numeric || undefined}
      data-sortable={next && (sortHref ?? onSort) ? '' : undefined}
      style={column.header || column.width ? { '--column': widthOf(column) } : undefined}
    >
      {!next && column.label}
      {next && sortHref && (
        <a
          href={sortHref(next)}
          data-part="sort"
          onClick={(event) => {
            if (!onSort || !isPlainClick(event)) return;
            event.preventDefault();
            onSort(next);
          }}
        >
          {words}
        </a>
      )}
      {next &&
        !sortHref &&
        (hydrated && onSort ? (
          <button type="button" data-part="sort" onClick={() => onSort(next)}>
            {words}
          </button>
        ) : (
          column.label
        ))}
    </th>
  );
}

/**
 * Rows of one kind of thing, to be looked through and sorted. A table from 768 px, below that a list
 * with the header of each row as its title; to a screen reader it is a table at every width.
 */
export function DataTable<Row>({
  caption,
  captionVisible = true,
  columns,
  rows,
  rowKey,
  sort,
  sortHref,
  onSort,
  empty,
  ...rest
}: DataTableProps<Row>) {
  const id = useId();
  const [ref, overflows] = useOverflow<HTMLDivElement>();
  return (
    <Root
      ref={ref}
      {...(overflows && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      {...rest}
    >
      <table role="table" aria-labelledby={id}>
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
                onSort={onSort}
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
