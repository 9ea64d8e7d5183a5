import { LogOut } from 'lucide';
import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import styled from 'styled-components';

import { ButtonLink } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';

export interface QuickExitProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Destination: a neutral page. */
  href: string;
  label: string;
}

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  justify-content: end;
  margin-block-start: var(--space-6);
  padding-block: var(--space-2);
  border-block-start: var(--stroke-hairline) solid var(--color-line);
  background: var(--color-surface);
  /* Extends the background to the edges of the window with a shadow, which needs no layout space. */
  box-shadow: 0 0 0 100vmax var(--color-surface);
  clip-path: inset(0 -100vmax);

  /* A focused element scrolls to above the strip (WCAG 2.2, 2.4.11 Focus Not Obscured). */
  :root:has(&) {
    scroll-padding-block-end: var(--space-16);
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
        onClick={leave}
        {...rest}
      >
        {label}
      </ButtonLink>
    </Root>
  );
}
