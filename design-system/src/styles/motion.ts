import { css } from 'styled-components';

/** Named motion "press": what is pressed gives way a little. `pressed` is the selector of its state. */
export const press = (pressed = '&:active') => css`
  @media (prefers-reduced-motion: no-preference) {
    ${pressed} {
      scale: 0.985;
    }
  }
`;

/** Named motion "reveal": what is opened by hover or focus fades in. */
export const reveal = css`
  opacity: 0;
  transition: opacity var(--motion-duration-quick);
`;

/** Named motion "fan": families step back, so that one of them stands out. */
export const fan = css`
  transition: opacity var(--motion-duration-normal) var(--motion-easing-standard);
`;
