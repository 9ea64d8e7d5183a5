import { styled } from 'styled-components';

/** The hint of a field or of a choice. */
export const Hint = styled.div`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--font-leading-snug);
`;

/** The error of a field. */
export const ErrorText = styled.div`
  color: var(--color-text-error);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
`;
