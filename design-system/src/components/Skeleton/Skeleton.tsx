import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of `Skeleton`; other attributes are those of `div`. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of placeholder lines; 3 by default. */
  rows?: number | undefined;
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/* Reserves its space immediately and becomes visible after a delay. */
const Root = styled.div`
  border-block-start: var(--stroke-detail) solid var(--color-line);
  visibility: hidden;
  animation: ${appear} var(--motion-duration-quick) linear var(--motion-duration-delay) forwards;
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

/** Placeholder of a list that is loading; announced once. Not animated. */
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
