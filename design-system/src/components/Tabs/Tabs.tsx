import { List, Root as RadixTabs, Trigger } from '@radix-ui/react-tabs';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { styled } from 'styled-components';

import { useControllableState } from '../../hooks/useControllableState.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { hasModifier, isPlainClick } from '../../plain-click.ts';
import { showCurrentEntry } from '../../hooks/show-current-entry.ts';
import { useEnhanced } from '../../hooks/useEnhanced.ts';
import { pills, tabList, underlines } from './Tabs.styles.ts';

/** One of the panels that share a place. */
export interface TabItem {
  /** ASCII letters, digits and hyphens: it becomes part of URLs and element ids. */
  value: string;
  /** Words on the tab. */
  label: string;
  /** URL of the tab; with it the tab works without scripts. */
  href?: string | undefined;
}

/** Props of `Tabs`; other attributes are those of `div`. */
export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'dir'
> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, two or more. */
  items: readonly TabItem[];
  /** The selected tab. `children` is its panel; other panels are not rendered. */
  value?: string | undefined;
  /** The initially selected tab of uncontrolled tabs; the first by default. */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `pills` for choices inside a page; `line` for its main parts. */
  variant?: 'pills' | 'line' | undefined;
  /** The row is in the page's column, the panel spans the window. */
  framed?: boolean | undefined;
  /**
   * Id of the element with the selected panel, if it is not `children`: server markup that React does not hydrate. It
   * gets its role and name here.
   */
  panel?: string | undefined;
  /** The panel, or a function of the selected tab that returns it. */
  children?: ReactNode | ((value: string) => ReactNode) | undefined;
}

const SLUG = /^[A-Za-z0-9-]+$/;

const Root = styled(RadixTabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Pills = styled(List)`
  ${tabList}
  ${pills}
  outline: none;
`;

const Underlines = styled(List)`
  ${tabList}
  ${underlines}
  outline: none;
`;

/* A page contains the styles of its own variant only. */
const LISTS = { pills: Pills, line: Underlines } as const;

/** Sets the role and the name of the panel. React may not render the panel, and without scripts it has no such role. */
function labelPanel(id: string, tab: string): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.role = 'tabpanel';
  panel.tabIndex = 0;
  panel.setAttribute('aria-labelledby', `${id}-${tab}`);
}

/**
 * Tabs with a URL each. Without scripts a list of links; after hydration Radix provides roles and keys: arrow
 * keys move the focus, Enter or Space selects.
 */
export function Tabs({
  label,
  items,
  value: controlled,
  defaultValue,
  onValueChange,
  variant = 'pills',
  framed = false,
  panel: panelElsewhere,
  children,
  ...rest
}: TabsProps) {
  const hydrated = useHydrated();
  const [value, setValue] = useControllableState(
    controlled,
    defaultValue ?? items[0]?.value ?? '',
    onValueChange,
  );
  const TabList = LISTS[variant];
  const ownPanel = useId();
  const panel = panelElsewhere ?? ownPanel;
  const getId = (tab: string) => `${panel}-${tab}`;
  const list = useEnhanced<HTMLDivElement>(showCurrentEntry, value);
  useEffect(() => labelPanel(panel, value), [panel, value]);
  for (const item of items)
    if (!SLUG.test(item.value))
      throw new Error(`Tab value "${item.value}": use letters, digits and hyphens.`);

  const open = (next: string) => {
    if (next !== value) setValue(next);
  };
  const follow = (event: MouseEvent<HTMLElement>, next: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    open(next);
  };

  return (
    // `onValueChange` of Radix is not used: it would also react to focus and to modified clicks, which the browser
    // handles.
    <Root value={value} {...rest}>
      <TabList
        ref={list}
        aria-label={label}
        data-framed={framed || undefined}
        // Radix writes an outline into it, which a content security policy would have to list.
        style={{ outline: undefined }}
        // Radix makes all but one tab unreachable by Tab; before hydration its arrow keys do not work, so
        // every tab must be reachable.
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
            id: getId(item.value),
            'data-tab': '',
            // Only the selected tab's panel exists.
            'aria-controls': current ? panel : undefined,
            // Radix would select on mousedown, before the modifier keys of the click are known.
            onMouseDown: (event: MouseEvent) => event.preventDefault(),
            onClick: (event: MouseEvent<HTMLElement>) => follow(event, item.value),
            // Enter on a link also fires a click, which must not be handled twice.
            onKeyDown: (event: KeyboardEvent) => {
              if ((event.key !== 'Enter' && event.key !== ' ') || hasModifier(event)) return;
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
      {/* Radix's Content would add a package for mounting and unmounting panels; this panel is permanent. */}
      {!panelElsewhere && (
        <div id={panel}>{typeof children === 'function' ? children(value) : children}</div>
      )}
    </Root>
  );
}
