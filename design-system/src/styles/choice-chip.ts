import { css } from 'styled-components';

/** A label around a radio button or checkbox that looks like a chip and marks the selected ones. */
export const choiceChip = css`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: var(--space-4);
  border: var(--stroke-hairline) solid var(--color-line-control);
  border-radius: var(--radius-small);
  font-weight: var(--font-weight-medium);
  cursor: pointer;

  &:has(:checked) {
    border-color: var(--color-brand-signal);
    background: var(--color-surface-selected);
    color: var(--color-text-heading);
  }

  & > input {
    margin: 0;
    accent-color: var(--color-action-primary);
  }
`;
