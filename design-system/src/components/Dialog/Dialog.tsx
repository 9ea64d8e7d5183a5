import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { iconButton } from '../../styles/icon-button.ts';
import { Icon } from '../Icon/index.ts';

/** Props of `Dialog`; other attributes are those of `div`. */
export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` on Escape, a click outside or the close button; set `open` to it. */
  onOpenChange: (open: boolean) => void;
  /** Title of the dialog, and its accessible name. */
  heading: string;
  /** A sentence under the title, announced with it. */
  description?: string | undefined;
  /**
   * Maximum width: `small` (the default, 32 rem) for a question or a short form, `large` (60 rem) for pictures and
   * tables.
   */
  size?: 'small' | 'large' | undefined;
  /** Element that receives the focus on close; by default the element that had it before. */
  returnTo?: (() => HTMLElement | null) | undefined;
  /** Content below the title; it scrolls when it is higher than the window. */
  children: ReactNode;
}

/*
 * Not Radix.Overlay: it inserts a style element, which the site's Content-Security-Policy refuses. global.css
 * locks the scrolling of the page.
 */
const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-dialog);
  background: var(--color-backdrop);
`;

const Panel = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-dialog);
  inline-size: min(100% - 2 * var(--space-4), 32rem);
  block-size: fit-content;
  max-block-size: calc(100dvb - 2 * var(--space-4));
  margin: auto;
  padding: var(--space-6);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);

  &[data-size='large'] {
    inline-size: min(100% - 2 * var(--space-4), 60rem);
  }

  @media (min-width: 768px) {
    padding: var(--space-8);
  }

  @media (forced-colors: active) {
    border: var(--stroke-detail) solid CanvasText;
  }
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: start;
  justify-content: space-between;
  margin-block-end: var(--space-5);
`;

const Title = styled(Radix.Title)`
  color: var(--color-text-heading);
  font-size: var(--font-size-h3);
  font-weight: var(--font-weight-bold);
  line-height: var(--font-leading-heading);
  letter-spacing: var(--font-tracking-heading);
`;

const Description = styled(Radix.Description)`
  margin-block-start: var(--space-2);
  color: var(--color-text-muted);
`;

const Close = styled(Radix.Close)`
  ${iconButton}
  flex: none;
  margin: -0.5rem -0.5rem 0 0;
  color: var(--color-text-heading);

  &:hover {
    background: var(--color-action-secondary-hover);
  }

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`;

/**
 * A modal dialog based on Radix, which handles keys and focus: Escape, the close button and a click outside close it.
 */
export function Dialog({
  open,
  onOpenChange,
  heading,
  description,
  size,
  returnTo,
  children,
  ...rest
}: DialogProps) {
  const message = useMessage();
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop aria-hidden />
        <Panel
          data-size={size}
          // Radix returns the focus to its trigger; here any focused element may have opened the dialog.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = returnTo?.() ?? opener.current;
            if (target instanceof HTMLElement) target.focus();
          }}
          {...(!description && { 'aria-describedby': undefined })}
          {...rest}
        >
          <Head>
            <div>
              <Title>{heading}</Title>
              {description && <Description>{description}</Description>}
            </div>
            <Close aria-label={message('dialog.close')}>
              <Icon icon={X} />
            </Close>
          </Head>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
