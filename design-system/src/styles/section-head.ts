import { css } from 'styled-components';

/** A heading with its introduction, and an element beside them, which wraps below where there is no space. */
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

  /* Lines of equal length: an introduction of two lines does not end in one word. */
  & p {
    text-wrap: balance;
  }
`;
