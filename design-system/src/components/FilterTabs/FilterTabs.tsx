import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { useCurrentInSight } from '../../hooks/useCurrentInSight.ts';
import { useMessage } from '../../messages/index.ts';
import { isPlainClick } from '../../plainClick.ts';
import { tabList } from '../Tabs/Tabs.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface FilterItem {
  value: string;
  label: string;
  /** The address of the list with this filter. */
  href: string;
  /** How many of the list it leaves. */
  count?: number | undefined;
}

export interface FilterTabsProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'aria-label' | 'children'
> {
  /** Says what is filtered: "Kind of article". */
  label: string;
  items: readonly FilterItem[];
  /** The filter that the list was made with. */
  value: string;
  /** Answers a plain click in place of the browser. Without it the links are the browser's. */
  onValueChange?: ((value: string) => void) | undefined;
}

const List = styled.ul`
  ${tabList}
  list-style: none;
  scroll-padding-inline: var(--space-12);

  & > li {
    flex: none;
  }

  & [data-tab] {
    /* What is only heard scrolls with it. */
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
 * Narrows a list. Each filter is the address of the list it makes, so it can be shared, opened in
 * another window and used without scripts.
 */
export function FilterTabs({ label, items, value, onValueChange, ...rest }: FilterTabsProps) {
  const message = useMessage();
  const list = useCurrentInSight<HTMLUListElement>('[aria-current]', value);
  return (
    <nav aria-label={label} {...rest}>
      <List ref={list} data-variant="pills">
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
