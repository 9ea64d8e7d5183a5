import { LogOut } from 'lucide';
import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { ButtonLink } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';

/** Props of `QuickExit`; other attributes are those of `a`. */
export interface QuickExitProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Destination: a public page of another site. No referrer is sent. */
  href: string;
  /** Words on the button: "Leave this site". */
  label: string;
}

/*
 * A bar as wide as the window, so that it covers complete lines of text. The border image extends beyond the column
 * without making the page wider.
 */
const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  justify-content: end;
  margin-block-start: var(--space-8);
  padding-block: calc(var(--space-2) + var(--stroke-hairline)) var(--space-2);
  border-image: linear-gradient(
      var(--color-line) var(--stroke-hairline),
      var(--color-surface) var(--stroke-hairline)
    )
    fill 0 / 0 / 0 100vmax;

  /* The focused element is scrolled to above the bar (WCAG 2.2, 2.4.11). */
  :root:has(&) {
    scroll-padding-block-end: var(--space-20);
  }

  /* At 400 % zoom the window is low: less padding. */
  @media (height < 24rem) {
    padding-block: var(--space-1);
  }

  @media (forced-colors: active) {
    border-block-start: var(--stroke-hairline) solid;
    border-image: none;
    background: Canvas;
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
