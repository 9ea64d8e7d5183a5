import { css } from 'styled-components';

/** Extends the click area of a link over the nearest positioned element; the accessible name is the link's text. */
export const stretchedLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
