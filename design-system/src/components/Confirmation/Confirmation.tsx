import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of `Confirmation`; other attributes are those of `div`. */
export type ConfirmationProps = ComponentPropsWithRef<'div'>;

const draw = keyframes`
  from {
    scale: 0 1;
  }
`;

const Root = styled.div`
  display: grid;
  gap: var(--space-6);
`;

/** A line from the ring to the edge of the window. A border image extends beyond the column without widening the page. */
const Line = styled.div`
  display: flex;
  align-items: center;
  color: var(--color-line-success);

  & > svg {
    box-sizing: border-box;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    padding: var(--space-2);
    border: var(--stroke-line) solid;
    border-radius: 50%;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 3;
  }

  &::after {
    content: '';
    flex: 1;
    block-size: var(--stroke-line);
    border-image: linear-gradient(currentColor 0 0) fill 0 / 0 / 0 100vmax 0 0;
    transform-origin: right;
  }

  @media (prefers-reduced-motion: no-preference) {
    :where(:root:not([data-motion='reduced'])) &::after {
      animation: ${draw} var(--motion-duration-draw) var(--motion-easing-draw);
    }
  }

  @media (min-width: 768px) {
    & > svg {
      inline-size: 4.5rem;
      block-size: 4.5rem;
    }
  }

  @media (forced-colors: active) {
    &::after {
      border-block-start: var(--stroke-line) solid;
      border-image: none;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--size-prose);
  font-size: var(--font-size-lead);
  line-height: var(--font-leading-snug);
`;

/** Confirms a completed task: a check mark, a heading, and what happens next in a sentence. */
export function Confirmation({ children, ...rest }: ConfirmationProps) {
  const message = useMessage();
  return (
    <Root {...rest}>
      <Line>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="m4.5 12.5 5 5 10-10.5" />
        </svg>
      </Line>
      <Words>
        <VisuallyHidden>{message('notice.success')}</VisuallyHidden>
        {children}
      </Words>
    </Root>
  );
}
