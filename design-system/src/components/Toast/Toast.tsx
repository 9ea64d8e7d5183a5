import { CircleCheck, X } from 'lucide';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { iconButton } from '../../styles/icon-button.ts';
import { Icon } from '../Icon/index.ts';

/** Props of `Toast`; other attributes are those of `div`. */
export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The message in a sentence; `undefined` hides the toast. */
  children?: string | undefined;
  /** Called when the toast is closed or its time is over: the caller removes the message. */
  onClose: () => void;
}

/* The live region is always in the document: one that is inserted with its text is not announced. */
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

const Panel = styled.div`
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

    ${iconButton}
    color: inherit;
  }

  @media (forced-colors: active) {
    border: var(--stroke-hairline) solid CanvasText;
  }
`;

/** Display time in milliseconds: about twice the reading time of a sentence. */
const DISPLAY_DURATION = 8000;

/**
 * The message with its button. Mounted for each message, because a removed element fires neither blur nor pointerleave.
 */
function Message({ children, onClose }: { children: string; onClose: () => void }) {
  const message = useMessage();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => close(), DISPLAY_DURATION);
    return () => clearTimeout(timer);
  }, [children, paused]);

  return (
    <Panel
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon icon={CircleCheck} />
      <p>{children}</p>
      <button type="button" aria-label={message('dialog.close')} onClick={onClose}>
        <Icon icon={X} />
      </button>
    </Panel>
  );
}

/**
 * A short confirmation at the bottom of the window. It disappears after a while, but not while hovered or focused. Do
 * not use it as the only place of information.
 */
export function Toast({ children, onClose, ...rest }: ToastProps) {
  return (
    <Root role="status" {...rest}>
      {children && <Message onClose={onClose}>{children}</Message>}
    </Root>
  );
}
