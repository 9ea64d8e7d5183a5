import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessage } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

interface ButtonAppearance {
  /** `primary` for the main action of a view, `secondary` for alternatives, `quiet` for minor actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `medium` (the default) is 48 px high, `small` 44 px. */
  size?: 'medium' | 'small' | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** Props of `Button`; other attributes are those of `button`. */
export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<'button'> {
  /** Whether the action is running: the button keeps its size and focus, announces the state and ignores clicks. */
  busy?: boolean | undefined;
}

/** Props of `ButtonLink`; other attributes are those of `a`. */
export interface ButtonLinkProps extends ButtonAppearance, ComponentPropsWithRef<'a'> {
  /** Destination: a link that looks like a button navigates only. */
  href: string;
}

const Root = styled.button`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  min-block-size: var(--size-control);
  padding: var(--space-2) var(--space-6);
  border: var(--stroke-hairline) solid transparent;
  border-radius: var(--radius-small);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-snug);
  text-align: center;
  text-decoration: none;
  transition: background-color var(--motion-duration-quick) var(--motion-easing-standard);

  &[data-size='small'] {
    min-block-size: 2.75rem;
    padding-inline: var(--space-4);
    font-size: var(--font-size-small);
  }

  &[data-variant='primary'] {
    background: var(--color-action-primary);
    color: var(--color-text-on-action);
  }

  &[data-variant='primary']:hover {
    background: var(--color-action-primary-hover);
  }

  &[data-variant='primary']:active {
    background: var(--color-action-primary-active);
  }

  &[data-variant='secondary'] {
    border-color: var(--color-action-secondary-line);
    background: var(--color-surface);
    color: var(--color-text-heading);
  }

  &[data-variant='quiet'] {
    padding-inline: var(--space-3);
    background: transparent;
    color: var(--color-text-link);
  }

  &[data-variant='secondary']:hover,
  &[data-variant='quiet']:hover {
    background: var(--color-action-secondary-hover);
  }

  &:disabled,
  &[aria-disabled='true'] {
    /* Dashed, because in high contrast it has the colors of a secondary button. */
    border: var(--stroke-hairline) dashed var(--color-line);
    background: var(--color-action-disabled);
    color: var(--color-action-disabled-text);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** A button. Its label names the action. */
export function Button({
  variant = 'primary',
  size,
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  'aria-disabled': disabled,
  ...rest
}: ButtonProps) {
  const message = useMessage();
  return (
    <Root
      type={type}
      data-variant={variant}
      data-size={size}
      // `aria-disabled` instead of `disabled`: keeps the focus, and the state is announced.
      aria-disabled={busy || disabled}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {icon}
      {children}
      {busy && <VisuallyHidden role="status"> {message('button.busy')}</VisuallyHidden>}
    </Root>
  );
}

/** A link that looks like a button, to a page with an action. */
export function ButtonLink({
  variant = 'primary',
  size,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root as="a" data-variant={variant} data-size={size} {...rest}>
      {icon}
      {children}
    </Root>
  );
}
