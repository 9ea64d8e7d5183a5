import { css } from 'styled-components';

/** The width of the line of a page (`PageLine`): 6 px in a window of 1440 px. */
export const lineWidth = css`clamp(3px, 0.4167vw, 6.67px)`;

/**
 * The space between the edge of the page and its column. `Main` is the container that the unit measures: 100vw would
 * include a scroll bar.
 */
export const windowMargin = css`max(var(--space-gutter), (100cqi - var(--size-content)) / 2)`;

/** The space between the edge of the page and its line, in the gutter next to the page's column. */
export const lineInset = css`max(0.5rem, ${windowMargin} - 2.5rem)`;

/** The same space as a percentage of a containing block that is as wide as the page. */
export const lineInsetPercent = css`max(0.5rem, max(var(--space-gutter), (100% - var(--size-content)) / 2) - 2.5rem)`;
