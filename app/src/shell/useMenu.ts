import { useLocation } from 'react-router-dom';

import { matchRoute } from '../routes.ts';
import { useNavigation } from '../view/useSite.ts';
import { menuOf, type MenuGroup } from './navigation.ts';

/** The menu as seen from the address that is shown. */
export function useMenu(options: { readonly mobile?: boolean } = {}): MenuGroup[] {
  const { pathname } = useLocation();
  return menuOf(useNavigation(), matchRoute(pathname), options);
}
