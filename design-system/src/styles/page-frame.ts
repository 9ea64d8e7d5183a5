import { css } from 'styled-components';

/** Padding that keeps the content of a full-width element in the page's 1280 px column. */
export const pageFrame = css`
  padding-inline: max(var(--space-gutter), (100% - var(--size-content)) / 2);
`;
