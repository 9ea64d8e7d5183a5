import { css } from 'styled-components';

/** The width of the line that `Hero`, `Spine` and `SiteFooter` draw: 6 px in a window of 1440 px. */
export const spineWidth = css`clamp(3px, 0.4167vw, 6.67px)`;

/** The space between the edge of the window and the page's column. */
export const windowMargin = css`max(var(--space-gutter), (100vw - var(--size-content)) / 2)`;

/** The space between the edge of the window and that line, in the gutter beside the page's column. */
export const spineInset = css`max(0.5rem, ${windowMargin} - 2.5rem)`;
