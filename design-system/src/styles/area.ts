import { css } from 'styled-components';

/** The business areas and the heritage, each with its colours in the tokens. */
export type Area = 'connected' | 'eco' | 'intelligent' | 'heritage';

/** `data-area` on the element decides its ink; without one it is the brand's signal. */
export const areaInk = css`
  color: var(--color-brand-signal);

  &[data-area='connected'] {
    color: var(--color-area-connected);
  }

  &[data-area='eco'] {
    color: var(--color-area-eco);
  }

  &[data-area='intelligent'] {
    color: var(--color-area-intelligent);
  }

  &[data-area='heritage'] {
    color: var(--color-area-heritage);
  }
`;

/** `data-area` on the element decides its ground; without one it is the quiet grey. */
export const areaSurface = css`
  background: var(--color-surface-subtle);

  &[data-area='connected'] {
    background: var(--color-surface-connected);
  }

  &[data-area='eco'] {
    background: var(--color-surface-eco);
  }

  &[data-area='intelligent'] {
    background: var(--color-surface-intelligent);
  }

  &[data-area='heritage'] {
    background: var(--color-surface-heritage);
  }
`;

/** The joint of the line: a small ring in the ink of its element. */
export const joint = css`
  content: '';
  flex: none;
  box-sizing: border-box;
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border: 0.1875rem solid currentColor;
  border-radius: 50%;
  background: var(--color-surface);
`;
