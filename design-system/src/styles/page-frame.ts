import { css } from 'styled-components';

/**
 * Lets a full-bleed element keep its content on the page's 1280 px column: the background runs
 * to both edges of the window, the text does not. One expression, so that every band of the page
 * stands on the same two edges.
 */
export const pageFrame = css`
  padding-inline: max(var(--space-gutter), (100% - var(--size-content)) / 2);
`;
