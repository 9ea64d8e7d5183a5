import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { showCurrentEntry } from '../../hooks/show-current-entry.ts';
import { useEnhanced } from '../../hooks/useEnhanced.ts';
import { useMessage } from '../../messages/index.ts';
import { isPlainClick } from '../../plain-click.ts';
import { pills, tabList } from '../Tabs/Tabs.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** One filter and the address of its results. */
export interface FilterItem {
  /** Identifies the filter in `value` and `onValueChange`. */
  value: string;
  /** Name of the filter: "Notices". */
  label: string;
  /** URL of the filtered list. */
  href: string;
  /** Number of results, after the label; none by default. */
  count?: number | undefined;
}

/** Props of `FilterTabs`; other attributes are those of `nav`. */
export interface FilterTabsProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'aria-label' | 'children'
> {
  /** Accessible name: "Kind of article". */
  label: string;
  /** The filters, the one that shows everything first. */
  items: readonly FilterItem[];
  /** The active filter. */
  value: string;
  /** Called on a plain click instead of following the link. */
  onValueChange?: ((value: string) => void) | undefined;
}

const List = styled.ul`
  ${tabList}
  ${pills}
  list-style: none;
  scroll-padding-inline: var(--space-12);

  & > li {
    flex: none;
  }

  & [data-tab] {
    /* Positioned, so that visually hidden text scrolls with it. */
    position: relative;
    gap: var(--space-2);
  }

  & [data-state='active'] {
    scroll-initial-target: nearest;
  }

  & [data-part='count'] {
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-regular);
  }

  @media (min-width: 1024px) {
    flex-wrap: wrap;
  }

  @media (forced-colors: active) {
    & [data-state='active'] {
      outline: var(--stroke-detail) solid LinkText;
      outline-offset: calc(-1 * var(--stroke-active));
    }
  }
`;

/**
 * Filters of a list. Each is the URL of the filtered list: shareable, opens in a new window, works without
 * scripts.
 */
export function FilterTabs({ label, items, value, onValueChange, ...rest }: FilterTabsProps) {
  const message = useMessage();
  const list = useEnhanced<HTMLUListElement>(showCurrentEntry, value);
  return (
    <nav aria-label={label} {...rest}>
      <List ref={list}>
        {items.map((item) => {
          const current = item.value === value;
          return (
            <li key={item.value}>
              <a
                href={item.href}
                data-tab=""
                data-state={current ? 'active' : undefined}
                aria-current={current || undefined}
                onClick={(event) => {
                  if (!onValueChange || !isPlainClick(event)) return;
                  event.preventDefault();
                  if (!current) onValueChange(item.value);
                }}
              >
                {item.label}
                {item.count !== undefined && (
                  <span data-part="count">
                    <span aria-hidden>{item.count}</span>
                    <VisuallyHidden>
                      {message('filter.count', { count: item.count })}
                    </VisuallyHidden>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
