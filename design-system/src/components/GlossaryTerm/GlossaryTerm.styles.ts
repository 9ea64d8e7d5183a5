import { styled } from 'styled-components';

/* Without CSS anchor positioning the popover is centered in the window. */
export const Explanation = styled.span`
  max-inline-size: min(24rem, 100% - 2 * var(--space-gutter));
  padding: var(--space-4) var(--space-5);
  border: var(--stroke-hairline) solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  color: var(--color-text);
  font-size: var(--font-size-label);
  font-weight: var(--font-weight-regular);
  line-height: var(--font-leading-snug);
  text-align: start;
  text-wrap: pretty;
  white-space: normal;

  & > strong {
    display: block;
    margin-block-end: var(--space-1);
    color: var(--color-text-heading);
  }

  @supports (position-area: block-end span-inline-end) {
    inset: auto;
    margin-block: var(--space-2);
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline;
  }

  @media print {
    display: none;
  }
`;
