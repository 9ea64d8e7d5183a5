import { CircleCheck, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { Icon } from '../Icon/index.ts';

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What happened, in a sentence; nothing while there is nothing to say. */
  children?: string | undefined;
  /** Asks the caller to take the words away: it was closed, or it has been there long enough. */
  onClose: () => void;
}

/* The place is always there, or what appears in it would not be read out. */
const Root = styled.div`
  position: fixed;
  inset-block-end: var(--space-6);
  inset-inline: var(--space-gutter);
  z-index: var(--layer-menu);
  display: grid;
  justify-items: center;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

const Slip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  max-inline-size: var(--size-form);
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-5);
  border-radius: var(--radius-medium);
  background: var(--color-surface-inverse);
  box-shadow: var(--shadow-float);
  color: var(--color-text-inverse);
  font-size: var(--font-size-label);
  line-height: var(--font-leading-snug);
  pointer-events: auto;

  & > p {
    padding-block: var(--space-3);
    text-wrap: pretty;
  }

  & > button {
    --color-focus: var(--color-focus-inverse);

    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 0;
    border-radius: var(--radius-small);
    background: transparent;
    color: inherit;
  }

  @media (forced-colors: active) {
    border: var(--stroke-hairline) solid CanvasText;
  }
`;

/** Twice as long as a sentence of this length takes to be read aloud. */
const SHOWN_FOR = 8000;

/**
 * A short word on what was just done, at the foot of the window. It goes by itself, but not from
 * under a pointer or a focus; nothing is said here that is not also seen where it was done.
 */
export function Toast({ children, onClose, ...rest }: ToastProps) {
  const message = useMessage();
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!children || held) return undefined;
    const timer = setTimeout(() => close(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [children, held]);

  return (
    <Root role="status" {...rest}>
      {children && (
        <Slip
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon icon={CircleCheck} />
          <p>{children}</p>
          <button
            type="button"
            aria-label={message('dialog.close')}
            onClick={() => {
              setHeld(false);
              onClose();
            }}
          >
            <Icon icon={X} />
          </button>
        </Slip>
      )}
    </Root>
  );
}
