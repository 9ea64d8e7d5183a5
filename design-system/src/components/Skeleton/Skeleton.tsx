import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many rows are on their way, as well as that is known. */
  rows?: number;
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/* Its room is there at once, so that nothing moves; it is seen only when waiting is felt. */
const Root = styled.div`
  border-block-start: var(--stroke-detail) solid var(--color-line);
  visibility: hidden;
  animation: ${appear} var(--motion-duration-quick) linear var(--motion-duration-patience) forwards;
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-5);
  border-block-end: var(--stroke-hairline) solid var(--color-line);

  &::before,
  &::after {
    content: '';
    block-size: 0.75em;
    border-radius: var(--radius-pill);
    background: var(--color-line);
  }

  &::before {
    inline-size: min(70%, 28rem);
  }

  &::after {
    inline-size: min(40%, 12rem);
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      background: GrayText;
    }
  }
`;

/** Keeps the room of a list that is on its way, and says so once. It does not shimmer. */
export function Skeleton({ rows = 3, ...rest }: SkeletonProps) {
  const message = useMessage();
  return (
    <Root role="status" {...rest}>
      <VisuallyHidden>{message('skeleton.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} aria-hidden />
      ))}
    </Root>
  );
}
