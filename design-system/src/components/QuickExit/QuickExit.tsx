import { LogOut } from 'lucide';
import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import styled from 'styled-components';

import { ButtonLink } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';

export interface QuickExitProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where it leads: a public page of another site. No referrer is sent. */
  href: string;
  label: string;
}

const Root = styled.div`
  position: sticky;
  inset-block-end: var(--space-4);
  z-index: 1;
  inline-size: fit-content;
  margin-block-start: var(--space-6);
  margin-inline-start: auto;
  border-radius: var(--radius-small);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);

  /* The focused element is scrolled to above the button (WCAG 2.2, 2.4.11). */
  :root:has(&) {
    scroll-padding-block-end: var(--space-20);
  }

  @media print {
    display: none;
  }
`;

/**
 * Leaves the page immediately, for visitors who may be watched. With scripts it replaces the history entry,
 * so that "back" does not return; without them it is a plain link.
 */
export function QuickExit({ label, href, onClick, ...rest }: QuickExitProps) {
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    window.location.replace(href);
  };
  return (
    <Root>
      <ButtonLink
        variant="secondary"
        size="small"
        icon={<Icon icon={LogOut} />}
        href={href}
        rel="noreferrer"
        onClick={leave}
        {...rest}
      >
        {label}
      </ButtonLink>
    </Root>
  );
}
