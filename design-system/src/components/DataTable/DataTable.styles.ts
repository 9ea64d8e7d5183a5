import { css } from 'styled-components';

import { scrollEdge } from '../../styles/scroll-edge.ts';

/** A table from 768 px; below, a list of rows, each with its row header as the title. */
export const dataTable = css`
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);

  & caption {
    padding-block-end: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-align: start;
  }

  & th {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    text-align: start;
  }

  /* A column of underlined titles would be louder than its headers. */
  & tbody th a:not(:hover) {
    text-decoration: none;
  }

  & :is([data-numeric], time) {
    font-variant-numeric: tabular-nums;
  }

  & [data-part='sort'] {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-decoration: none;
  }

  & [data-part='sort']:hover {
    color: var(--color-action-primary);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & [data-part='sort'] > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--color-text-muted);
  }

  & [aria-sort] [data-part='sort'] > svg {
    color: var(--color-action-primary);
  }

  & [data-part='empty'] {
    padding-block: var(--space-12);
    color: var(--color-text-muted);
    text-align: center;
  }

  @media not all and (min-width: 768px) {
    & :is(table, thead, tbody, caption) {
      display: block;
    }

    & tbody {
      border-block-start: var(--stroke-detail) solid var(--color-line-strong);
    }

    /* Below 768 px only sortable column headers are visible. */
    & thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-6);
    }

    /* Values are next to their names, and print is not sorted. */
    @media print {
      & thead {
        display: none;
      }
    }

    & thead th:not([data-sortable]) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-5);
      padding-block: var(--space-4);
      border-block-end: var(--stroke-hairline) solid var(--color-line);
    }

    & tbody th {
      flex-basis: 100%;
      order: -1;
      font-size: var(--font-size-body);
    }

    & tbody td:not([data-part='empty']) {
      color: var(--color-text-muted);
      font-size: var(--font-size-small);
    }

    & tbody td:empty {
      display: none;
    }

    & td[data-label]::before {
      content: attr(data-label) ' ' / '';
      margin-inline-end: var(--space-1);
      color: var(--color-text);
      font-weight: var(--font-weight-semibold);
    }

    & [data-part='empty'] {
      flex-basis: 100%;
    }
  }

  @media (min-width: 768px) {
    ${scrollEdge}
    /* Contains positioned elements of its cells, like Table. */
    position: relative;
    overflow-x: auto;

    /* Fixed layout: column widths do not depend on rows that are still loading or change. */
    & table {
      table-layout: fixed;
      inline-size: 100%;
      border-block-start: var(--stroke-detail) solid var(--color-line-strong);
    }

    & :is(th, td) {
      padding: var(--space-4);
      border-block-end: var(--stroke-hairline) solid var(--color-line);
      overflow-wrap: break-word;
      vertical-align: top;
    }

    & thead th {
      /* Wide enough for a date. */
      inline-size: var(--column, 8rem);

      /* Room for long numbers and lists of codes in one line. */
      @media (min-width: 1024px) {
        inline-size: calc(var(--column, 8rem) * 1.2);
      }
      border-block-end-color: var(--color-line-strong);
      vertical-align: middle;
    }

    & thead [data-sortable] {
      padding-block: var(--space-1);
    }

    & tbody tr:hover {
      background: var(--color-surface-subtle);
    }

    & [data-numeric] {
      text-align: end;
      white-space: nowrap;
    }

    & [data-numeric] + * {
      padding-inline-start: var(--space-10);
    }
  }

  @media print {
    overflow: visible;

    & [data-part='sort'] > svg {
      display: none;
    }
  }
`;
