import { css } from 'styled-components';

/** A heading with its introduction, and an element next to them, which wraps below if there is no space. */
export const sectionHead = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    display: grid;
    gap: var(--space-4);
    max-inline-size: var(--font-measure-body);
  }

  /* Lines of equal length: an introduction of two lines does not end with a single word. */
  & p {
    text-wrap: balance;
  }
`;
