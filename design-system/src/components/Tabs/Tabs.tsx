import { List, Root as RadixTabs, Trigger } from '@radix-ui/react-tabs';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react';
import styled from 'styled-components';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { useCurrentInSight } from '../../hooks/useCurrentInSight.ts';
import { tabList } from './Tabs.styles.ts';

export interface TabItem {
  /** ASCII letters, digits and hyphens: it becomes part of addresses and element ids. */
  value: string;
  label: string;
  /** The tab's own address; with it the tab works before and without scripts. */
  href?: string | undefined;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'dir'
> {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The tab that is open. Its panel is `children`; no other panel exists. */
  value: string;
  onValueChange: (value: string) => void;
  /** `pills` for choices inside a page; `line` for its main parts. */
  variant?: 'pills' | 'line';
  /** The row stands on the page's column, the panel runs from edge to edge of the window. */
  framed?: boolean;
  children: ReactNode;
}

const SLUG = /^[A-Za-z0-9-]+$/;

const Root = styled(RadixTabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const TabList = styled(List)`
  ${tabList}
`;

/** With a modifier a click or Enter is the browser's: a new tab, a new window, a download. */
const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Tabs, each an address where it has one. Before scripts they are a row of links; once hydrated, roles
 * and keys are Radix's: arrows move along the row, Enter or Space opens.
 */
export function Tabs({
  label,
  items,
  value,
  onValueChange,
  variant = 'pills',
  framed = false,
  children,
  ...rest
}: TabsProps) {
  const hydrated = useHydrated();
  const panel = useId();
  const idOf = (tab: string) => `${panel}-${tab}`;
  const list = useCurrentInSight<HTMLDivElement>('[data-state=active]', value);
  for (const item of items)
    if (!SLUG.test(item.value))
      throw new Error(
        `The tab "${item.label}" has the value "${item.value}". It becomes part of an address and of ids: use letters a–z, digits and hyphens.`,
      );

  const open = (next: string) => {
    if (next !== value) onValueChange(next);
  };
  const follow = (event: MouseEvent<HTMLElement>, next: string) => {
    if (event.button !== 0 || isModified(event)) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    open(next);
  };

  return (
    // Radix is not told how to open: it would also answer the keys that are left to the browser.
    <Root value={value} activationMode="manual" {...rest}>
      <TabList
        ref={list}
        aria-label={label}
        data-variant={variant}
        data-framed={framed || undefined}
        // Radix takes the row and all but one tab out of the order of the keyboard; without its keys
        // they have to be reachable one by one.
        {...(!hydrated && { role: 'group', tabIndex: -1, 'aria-orientation': undefined })}
      >
        {items.map((item) => {
          const current = item.value === value;
          const plain = {
            role: undefined,
            tabIndex: 0,
            'aria-selected': undefined,
            'aria-controls': undefined,
            'aria-current': current ? ('page' as const) : undefined,
          };
          const shared = {
            id: idOf(item.value),
            'data-tab': '',
            // The panels of the others do not exist.
            'aria-controls': current ? panel : undefined,
            // Radix would open the tab on the press already, before the browser knows what the click means.
            onMouseDown: (event: MouseEvent) => event.preventDefault(),
            onClick: (event: MouseEvent<HTMLElement>) => follow(event, item.value),
            // Enter on a link is also a click: handled here once, by neither Radix nor the browser.
            onKeyDown: (event: KeyboardEvent) => {
              if ((event.key !== 'Enter' && event.key !== ' ') || isModified(event)) return;
              event.preventDefault();
              open(item.value);
            },
            ...(!hydrated && item.href && plain),
          };
          return (
            <Trigger key={item.value} value={item.value} asChild>
              {item.href ? (
                <a href={item.href} type={undefined} {...shared}>
                  <span>{item.label}</span>
                </a>
              ) : (
                <button type="button" {...shared}>
                  <span>{item.label}</span>
                </button>
              )}
            </Trigger>
          );
        })}
      </TabList>
      {/* Radix's panels come and go, which takes a package more. This one is always there. */}
      <div
        id={panel}
        {...(hydrated && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': idOf(value) })}
      >
        {children}
      </div>
    </Root>
  );
}
