import { LogOut } from 'lucide';
import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import styled from 'styled-components';

import { ButtonLink } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';

export interface QuickExitProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where it leads: a page that anyone may see. */
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
  /* From edge to edge of the window, however wide its place is: a shadow takes no room. */
  box-shadow: 0 0 0 100vmax var(--color-surface);
  clip-path: inset(0 -100vmax);

  /* What gets the focus comes to stand above the strip (WCAG 2.2, 2.4.11). */
  :root:has(&) {
    scroll-padding-block-end: var(--space-16);
  }

  @media print {
    display: none;
  }
`;

/**
 * Leaves at once, for whoever is being watched. With scripts the page that is left is replaced in the
 * history, so that "back" does not return to it; without them it is a plain link.
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
