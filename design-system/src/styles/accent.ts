import type { TokenName } from '@site/tokens';
import { css } from 'styled-components';

/** The accents of the brand: every name with a token `color-area-<name>` and one `color-surface-<name>`. */
export type Accent = {
  [Name in TokenName]: Name extends `color-area-${infer Suffix}`
    ? `color-surface-${Suffix}` extends TokenName
      ? Suffix
      : never
    : never;
}[TokenName];

/*
 * `data-accent` on an element sets `--accent` and `--accent-surface`: see `tokens.css`.
 */

/** Text in the color of the element's accent; by default in the brand's signal color. */
export const accentColor = css`
  color: var(--color-brand-signal);

  &[data-accent] {
    color: var(--accent);
  }
`;

/** A background in the element's accent; neutral by default. */
export const accentSurface = css`
  background: var(--color-surface-subtle);

  &[data-accent] {
    background: var(--accent-surface);
  }
`;

/** The background of a part in the element's accent: stronger than {@link accentSurface}. */
export const accentBand = css`
  background: var(--accent-surface);

  @media (prefers-contrast: no-preference) and (forced-colors: none) {
    background: color-mix(in srgb, var(--accent) 11%, var(--accent-surface));
  }
`;

/** Content of a pseudo-element: a small ring in the text color. */
export const ringMarker = css`
  content: '';
  flex: none;
  box-sizing: border-box;
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border: 0.1875rem solid currentColor;
  border-radius: 50%;
  background: var(--color-surface);
`;
