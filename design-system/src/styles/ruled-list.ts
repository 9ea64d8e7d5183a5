import { css } from 'styled-components';

/** A list whose rows are separated by hairlines, below a stronger line. */
export const ruledList = css`
  margin: 0;
  padding: 0;
  border-block-start: var(--stroke-detail) solid var(--color-line-strong);
  list-style: none;
`;

/** One row of a `ruledList`. */
export const ruledRow = css`
  padding-block: var(--space-5);
  border-block-end: var(--stroke-hairline) solid var(--color-line);
`;
