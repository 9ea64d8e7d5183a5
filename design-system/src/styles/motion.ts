import { css } from 'styled-components';

/**
 * Named motion "press": a card that is pressed gives way a little. `pressed` is the selector of its state.
 * Every link and button also dims while it is pressed (`global.css`), without movement.
 */
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

/** Named motion "expand": `details` that open grow to their height. On the `details`. */
export const expand = css`
  interpolate-size: allow-keywords;

  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size var(--motion-duration-normal) var(--motion-easing-standard),
      content-visibility var(--motion-duration-normal) allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    &::details-content {
      transition: none;
    }
  }

  :where(:root[data-motion='reduced']) &::details-content {
    transition: none;
  }
`;
