import { Navigation } from '@site/design-system';
import { useLocation } from 'react-router-dom';

import { useMenu } from './useMenu.ts';
import { useMenuDrawings } from './useMenuDrawings.ts';

/** The main menu of wide screens. */
export default function HeaderNavigation() {
  const { pathname, search } = useLocation();
  const groups = useMenu();
  const { drawings, load } = useMenuDrawings();
  return (
    <Navigation
      groups={groups.map((group) => ({
        ...group,
        picture: drawings?.getPicture(group.id),
        items: group.items.map((item) => ({
          ...item,
          content: drawings?.getContent(item, pathname + search),
        })),
      }))}
      menuStyles={drawings?.menuStyles}
      onPointerEnter={load}
      onFocus={load}
    />
  );
}
