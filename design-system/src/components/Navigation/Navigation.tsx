import { type ComponentPropsWithRef, useId } from 'react';

import { useMessage } from '../../messages/index.ts';
import { Link } from '../Link/Link.tsx';
import { AreaLinks } from './area-panel.styles.ts';
import { Group, List, Panel, PanelHead, PanelList, Picture, Root } from './Navigation.styles.ts';
import { NavigationLink } from './NavigationLink.tsx';
import type { NavigationGroup } from './types.ts';
import { useMenuPanels } from './useMenuPanels.ts';

/** Props of `Navigation`; other attributes are those of `nav`. */
export interface NavigationProps extends ComponentPropsWithRef<'nav'> {
  /** First and second level; displayed from 1024 px, below that `MobileSheet` is. */
  groups: readonly NavigationGroup[];
}

interface MenuPanelProps {
  id: string;
  group: NavigationGroup;
  /** Id of the label of the group. */
  labelId: string;
  hydrated: boolean;
}

/**
 * The pages of a group: a list beside the drawing of the group, or columns in the colors of their areas as soon as what
 * the areas contain is loaded.
 */
function MenuPanel({ id, group, labelId, hydrated }: MenuPanelProps) {
  const areas = group.items.every(({ accent, content }) => accent && content);
  return (
    <Panel id={id} popover="auto" $areas={areas} $hydrated={hydrated}>
      <PanelHead $areas={areas}>
        <strong>{group.href ? <a href={group.href}>{group.label}</a> : group.label}</strong>
        {group.text}
      </PanelHead>
      <PanelList
        aria-labelledby={labelId}
        $single={group.items.length === 1 && Boolean(group.items[0]?.content)}
        $areas={areas}
      >
        {group.items.map((item) => (
          <li key={item.href} data-accent={areas ? item.accent : undefined}>
            <NavigationLink item={item} />
            {areas && item.text && <span data-part="text">{item.text}</span>}
            {item.content}
          </li>
        ))}
      </PanelList>
      {areas && group.links && group.links.length > 0 && (
        <AreaLinks>
          {group.links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} variant="standalone">
                {label}
              </Link>
            </li>
          ))}
        </AreaLinks>
      )}
      {!areas && group.picture && <Picture>{group.picture}</Picture>}
    </Panel>
  );
}

/**
 * The main menu on wide screens. Each trigger is a button with a native popover, so clicks, keyboard, Escape
 * and one-open-at-a-time work without scripts; the stylesheet opens panels on hover until the script adds
 * delays. A group without items is a plain link.
 */
export function Navigation({ groups, ...rest }: NavigationProps) {
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
              <MenuPanel id={panelId} group={group} labelId={labelId} hydrated={hydrated} />
            </Group>
          );
        })}
      </List>
    </Root>
  );
}
