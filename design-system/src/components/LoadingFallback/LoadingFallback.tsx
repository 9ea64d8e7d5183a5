import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';

/** Props of `LoadingFallback`; other attributes are those of `div`. */
export interface LoadingFallbackProps extends ComponentPropsWithRef<'div'> {
  /** What is loading; visible and announced. */
  children: string;
}

const appear = keyframes`
  from { visibility: hidden; opacity: 0; }
  to { visibility: visible; opacity: 1; }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

/* Fixed: causes no layout shift. */
const Root = styled.div`
  position: fixed;
  inset-block-end: var(--space-6);
  left: 50%;
  z-index: var(--layer-menu);
  display: grid;
  gap: var(--space-2);
  justify-items: center;
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: calc(100% - 2 * var(--space-gutter));
  padding: var(--space-3) var(--space-6);
  translate: -50% 0;
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  color: var(--color-text);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-medium);
  line-height: var(--font-leading-snug);
  text-align: center;
  visibility: hidden;
  animation: ${appear} var(--motion-duration-quick) linear var(--motion-duration-delay) forwards;

  & > svg {
    inline-size: 7.5rem;
    block-size: 1.5rem;
    overflow: visible;
  }

  & > svg > path {
    fill: none;
    stroke: var(--color-brand-line);
    stroke-dasharray: 1;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: var(--stroke-active);
    animation: ${draw} var(--motion-duration-draw) var(--motion-easing-draw)
      var(--motion-duration-delay) both;
  }

  & > svg > circle {
    fill: var(--color-brand-signal);
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg > path {
      animation: none;
      stroke-dasharray: none;
    }
  }

  @media (forced-colors: active) {
    border: var(--stroke-hairline) solid CanvasText;

    & > svg > path {
      stroke: CanvasText;
    }

    & > svg > circle {
      fill: Highlight;
    }
  }
`;

/**
 * Announces that the next page is loading, after a delay (`--motion-duration-delay`) set in CSS, so that
 * short waits show nothing. With reduced motion the line is not animated.
 */
export function LoadingFallback({ children, ...rest }: LoadingFallbackProps) {
  return (
    <Root role="status" {...rest}>
      <svg viewBox="0 0 120 24" aria-hidden focusable="false">
        <path
          pathLength={1}
          d="M6 18H32a12 12 0 0 0 8.5-3.5l5-5A12 12 0 0 1 54 6H66a12 12 0 0 1 8.5 3.5l5 5A12 12 0 0 0 88 18H114"
        />
        <circle cx="6" cy="18" r="4.5" />
        <circle cx="114" cy="18" r="4.5" />
      </svg>
      {children}
    </Root>
  );
}
