import { css } from 'styled-components';

/** A button or link that only shows an icon: a 44 px target without a border. */
export const iconButton = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 0;
  border-radius: var(--radius-small);
  background: transparent;
`;
