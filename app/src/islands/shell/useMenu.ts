import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteContent } from '@site/content/schema/site.ts';

import { getMenu, type MenuGroup } from '../../shared/menu.ts';
import { leadsSomewhere, matchRoute } from '../../shared/routes.ts';

/** The groups of the menu, and the actions of the mobile one. */
export const NavigationContext = createContext<Pick<SiteContent, 'navigation' | 'actions'>>({
  navigation: [],
  actions: [],
});

/** Returns the menu for the current address. */
export function useMenu(options: { readonly mobile?: boolean } = {}): MenuGroup[] {
  const { pathname } = useLocation();
  return getMenu(use(NavigationContext).navigation, matchRoute(pathname), options);
}

/** The actions of the mobile menu whose page exists. */
export const useMenuActions = (): SiteContent['actions'] =>
  use(NavigationContext).actions.filter(({ href }) => leadsSomewhere(href));
