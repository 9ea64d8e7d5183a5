import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { showCurrentEntry } from '../../hooks/show-current-entry.ts';
import { useEnhanced } from '../../hooks/useEnhanced.ts';
import { pageFrame } from '../../styles/page-frame.ts';
import { type NavigationItem, NavigationLink } from '../Navigation/index.ts';

/** Props of `SectionNav`; other attributes are those of `nav`. */
export interface SectionNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'aria-label'> {
  /** Name of the group, which distinguishes this landmark from the main menu. */
  label: string;
  /** Pages of the group, in the order of the menu. */
  items: readonly NavigationItem[];
}

const Root = styled.nav`
  border-block-end: var(--stroke-hairline) solid var(--color-line);

  @media print {
    display: none;
  }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  gap: var(--space-6);
  ${pageFrame}
  margin: 0 0 calc(-1 * var(--stroke-hairline));
  padding-block: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  list-style: none;
  scrollbar-width: none;
  scroll-padding-inline: var(--space-16);

  @media (min-width: 768px) {
    gap: var(--space-8);
  }

  & > li {
    flex: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-block-size: 3.5rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-label);
    font-weight: var(--font-weight-medium);
    line-height: var(--font-leading-snug);
    text-decoration: none;
    white-space: nowrap;
    outline-offset: calc(-1 * var(--space-1));
  }

  & a:hover {
    color: var(--color-action-primary);
  }

  & a[aria-current] {
    anchor-name: --line-start;
    color: var(--color-text-heading);
    font-weight: var(--font-weight-bold);
    scroll-initial-target: nearest;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    left: anchor(--line-start left, 0);
    inline-size: anchor-size(--line-start width, 0);
    block-size: var(--stroke-active);
    border-radius: var(--radius-pill);
    background: var(--color-brand-line);
    pointer-events: none;
    transition:
      left var(--motion-duration-normal) var(--motion-easing-standard),
      inline-size var(--motion-duration-normal) var(--motion-easing-standard);
  }

  @media (min-width: 1024px) {
    margin: 0;
  }

  /* The line of the page starts here, and leads down at 45°: see PageLine. */
  @media (min-width: 1280px) {
    overflow: visible;

    &::after {
      inset-block-end: -28px;
      /* Outside of the window if no page is current. */
      left: calc(anchor(--line-start left, -100vw) - 30px);
      inline-size: calc(anchor-size(--line-start width, 0px) + 30px);
      block-size: 34px;
      border-radius: 0;
      clip-path: polygon(28.8px 0, 100% 0, 100% 6px, 31.2px 6px, 3.2px 34px, 0 34px, 0 28.8px);
    }
  }

  @supports not (anchor-name: --line-start) {
    &&::after {
      content: none;
    }

    & a[aria-current] {
      box-shadow: inset 0 calc(-1 * var(--stroke-active)) 0 var(--color-brand-line);
    }
  }

  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

/**
 * The pages of the current group. A line marks the current page; on phones the bar
 * scrolls sideways with the current page in view.
 */
export function SectionNav({ label, items, ...rest }: SectionNavProps) {
  const current = items.find((item) => item.current)?.href;
  const list = useEnhanced<HTMLUListElement>(showCurrentEntry, current);

  return (
    <Root aria-label={label} data-line={current && 'start'} {...rest}>
      <List ref={list}>
        {items.map((item) => (
          <li key={item.href}>
            <NavigationLink item={item} />
          </li>
        ))}
      </List>
    </Root>
  );
}
