import { css } from 'styled-components';

/**
 * Shades at the edges of a region that scrolls sideways, wherever there is more to see. Covers in the color of the
 * surface travel with the content and hide the shade at an edge that is reached: no script.
 */
export const scrollEdge = css`
  --ground: var(--color-surface);
  --shade: color-mix(in srgb, var(--color-line-control) 50%, transparent);

  background:
    linear-gradient(var(--ground) 0 0) 0 / 0.75rem 100% local,
    linear-gradient(var(--ground) 0 0) 100% / 0.75rem 100% local,
    linear-gradient(90deg, var(--shade), transparent) 0 / 0.75rem 100%,
    linear-gradient(-90deg, var(--shade), transparent) 100% / 0.75rem 100%;
  background-repeat: no-repeat;

  @media (forced-colors: active) {
    --ground: Canvas;
    --shade: CanvasText;
  }
`;
