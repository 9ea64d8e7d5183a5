import { LogOut } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import styled from 'styled-components';

import { ButtonLink } from '../Button/index.ts';

export interface QuickExitProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where it leads: a page that anyone may see. */
  href: string;
  label: string;
}

const Root = styled.div`
  position: sticky;
  inset-block-end: var(--space-4);
  z-index: 1;
  display: grid;
  justify-content: end;
  pointer-events: none;

  & > a {
    background: var(--color-surface);
    box-shadow: var(--shadow-float);
    pointer-events: auto;
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
        icon={<LogOut aria-hidden />}
        href={href}
        onClick={leave}
        {...rest}
      >
        {label}
      </ButtonLink>
    </Root>
  );
}
