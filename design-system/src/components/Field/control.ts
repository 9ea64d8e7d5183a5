import { css } from 'styled-components';

/** The look of everything that is typed or chosen into. */
export const control = css`
  inline-size: 100%;
  min-block-size: var(--size-control);
  padding: var(--space-2) var(--space-4);
  border: var(--stroke-hairline) solid var(--color-line-control);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  color: var(--color-text);
  /* Never below 16 px: phones zoom into smaller controls. */
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);
  transition: border-color var(--motion-duration-quick) var(--motion-easing-standard);

  &:hover {
    border-color: var(--color-line-strong);
  }

  /* Twice as thick, for those who do not see red; what is inside stays where it was. */
  &[aria-invalid='true'] {
    padding: calc(var(--space-2) - 1px) calc(var(--space-4) - 1px);
    border: var(--stroke-detail) solid var(--color-line-error);
  }

  &[readonly] {
    border-style: dashed;
    background: var(--color-surface-subtle);
  }

  &:disabled {
    border-color: var(--color-line);
    background: var(--color-action-disabled);
    color: var(--color-action-disabled-text);
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
