import { css } from 'styled-components';

/**
 * Named motion "press": a card is slightly smaller while it is pressed. `pressed` is the selector of that state.
 * Every link and button is also dimmed while it is pressed (`global.css`), without movement.
 */
export const press = (pressed = '&:active') => css`
  @media (prefers-reduced-motion: no-preference) {
    ${pressed} {
      scale: 0.985;
    }
  }
`;

/** Named motion "reveal": what appears on hover or focus fades in. */
export const reveal = css`
  opacity: 0;
  transition: opacity var(--motion-duration-quick);
`;

/** Named motion "fan": the other groups of a drawing fade, so that one stands out. */
export const fan = css`
  transition: opacity var(--motion-duration-normal) var(--motion-easing-standard);
`;

/** Named motion "expand": the content of `details` grows to its height when it opens. Styles of the `details`. */
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
