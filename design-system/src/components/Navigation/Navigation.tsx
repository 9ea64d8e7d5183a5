import { type ComponentPropsWithRef, useId } from 'react';

import { useMessage } from '../../messages/index.ts';
import { Group, List, Panel, PanelHead, PanelList, Root } from './Navigation.styles.ts';
import { NavigationLink } from './NavigationLink.tsx';
import type { MenuStyles, NavigationGroup } from './types.ts';
import { useMenuPanels } from './useMenuPanels.ts';

/** Props of `Navigation`; other attributes are those of `nav`. */
export interface NavigationProps extends ComponentPropsWithRef<'nav'> {
  /** First and second level; displayed from 1024 px, below that `MobileSheet` is. */
  groups: readonly NavigationGroup[];
  /** `menuStyles` of the sections, loaded with drawings and contents: groups of areas are columns in their colors. */
  menuStyles?: MenuStyles | undefined;
}

interface MenuPanelProps {
  id: string;
  group: NavigationGroup;
  /** Id of the label of the group. */
  labelId: string;
  menuStyles: MenuStyles | undefined;
}

/**
 * The pages of a group: a list beside the drawing of the group, or columns in the colors of their areas as soon as what
 * the areas contain is loaded.
 */
function MenuPanel({ id, group, labelId, menuStyles }: MenuPanelProps) {
  const areas =
    menuStyles !== undefined && group.items.every(({ accent, content }) => accent && content);
  const shared = { $styles: menuStyles, $areas: areas };
  return (
    <Panel id={id} popover="auto" {...shared}>
      <PanelHead {...shared}>
        <strong>{group.href ? <a href={group.href}>{group.label}</a> : group.label}</strong>
        {group.text}
      </PanelHead>
      <PanelList
        aria-labelledby={labelId}
        $single={group.items.length === 1 && Boolean(group.items[0]?.content)}
        {...shared}
      >
        {group.items.map((item) => (
          <li key={item.href} data-accent={areas ? item.accent : undefined}>
            <NavigationLink item={item} />
            {areas && item.text && <span data-part="text">{item.text}</span>}
            {item.content}
          </li>
        ))}
      </PanelList>
      {areas && group.links && group.links.length > 0 && <menuStyles.Links links={group.links} />}
      {!areas && menuStyles && group.picture && (
        <menuStyles.Picture>{group.picture}</menuStyles.Picture>
      )}
    </Panel>
  );
}

/**
 * The main menu on wide screens. Each trigger is a button with a native popover, so clicks, keyboard, Escape
 * and one-open-at-a-time work without scripts; the stylesheet opens panels on hover until the script adds
 * delays. A group without items is a plain link.
 */
export function Navigation({ groups, menuStyles, ...rest }: NavigationProps) {
  const message = useMessage();
  const prefix = useId();
  const { hydrated, openId, list, groupProps, triggerProps } = useMenuPanels();

  return (
    <Root aria-label={message('navigation.label')} data-hydrated={hydrated || undefined} {...rest}>
      <List ref={list}>
        {groups.map((group) => {
          const panelId = `${prefix}${group.id}`;
          const labelId = `${panelId}-label`;
          const label = (
            <span id={labelId} data-part="label">
              {group.label}
            </span>
          );
          if (group.items.length === 0) {
            return (
              <Group key={group.id} data-current={group.current || undefined}>
                <a href={group.href} aria-current={group.current ? 'page' : undefined}>
                  {label}
                </a>
              </Group>
            );
          }
          return (
            <Group key={group.id} data-current={group.current || undefined} {...groupProps}>
              <button
                type="button"
                popoverTarget={panelId}
                aria-current={group.current ? 'true' : undefined}
                // Before hydration the browser itself exposes the state of a popover's button.
                aria-expanded={hydrated ? openId === panelId : undefined}
                {...triggerProps}
              >
                {label}
              </button>
              <MenuPanel id={panelId} group={group} labelId={labelId} menuStyles={menuStyles} />
            </Group>
          );
        })}
      </List>
    </Root>
  );
}
