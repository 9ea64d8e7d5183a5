import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteContent } from '@site/content/schema/site.ts';

import { getMenu, type MenuGroup } from '../../shared/menu.ts';
import { matchRoute } from '../../shared/routes.ts';

/** The groups of the menu. */
export const NavigationContext = createContext<SiteContent['navigation']>([]);

/** Returns the menu for the current address. */
export function useMenu(options: { readonly mobile?: boolean } = {}): MenuGroup[] {
  const { pathname } = useLocation();
  return getMenu(use(NavigationContext), matchRoute(pathname), options);
}
