import { css } from 'styled-components';

/** Styles of every text input and select. */
export const control = css`
  inline-size: 100%;
  min-block-size: var(--size-control);
  padding: var(--space-2) var(--space-4);
  border: var(--stroke-hairline) solid var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);

  &:hover {
    border-color: var(--color-line-strong);
  }

  &[aria-invalid='true'] {
    border-color: var(--color-line-error);
    /* A second line inside: the size does not change, and the error is not only shown by color. */
    box-shadow: inset 0 0 0 1px var(--color-line-error);
  }

  &:read-only:is(input, textarea),
  &:disabled {
    background: var(--color-action-disabled);
    color: var(--color-action-disabled-text);
  }
`;
