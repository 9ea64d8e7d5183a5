import { css } from 'styled-components';

/**
 * Shadows at the edges of a region that scrolls sideways, if there is more content. Gradients in the color of the
 * surface scroll with the content and cover the shadow at a reached edge, without a script.
 */
export const scrollEdge = css`
  --surface: var(--color-surface);
  --shadow: color-mix(in srgb, var(--color-line-control) 50%, transparent);

  background:
    linear-gradient(var(--surface) 0 0) 0 / 0.75rem 100% local,
    linear-gradient(var(--surface) 0 0) 100% / 0.75rem 100% local,
    linear-gradient(90deg, var(--shadow), transparent) 0 / 0.75rem 100%,
    linear-gradient(-90deg, var(--shadow), transparent) 100% / 0.75rem 100%;
  background-repeat: no-repeat;

  @media (forced-colors: active) {
    --surface: Canvas;
    --shadow: CanvasText;
  }
`;
