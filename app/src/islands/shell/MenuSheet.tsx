import { MobileSheet } from '@site/design-system';
import { useLocation } from 'react-router-dom';

import Languages from './Languages.tsx';
import { SiteLogo } from './SiteLogo.tsx';
import { useMenu } from './useMenu.ts';

/** Id of the menu of narrow screens. */
export const MENU_SHEET_ID = 'menu';

/** The menu of narrow screens. It closes when another address is shown. */
export default function MenuSheet() {
  const { pathname, search } = useLocation();
  return (
    <MobileSheet
      id={MENU_SHEET_ID}
      groups={useMenu({ mobile: true })}
      logo={<SiteLogo />}
      languageSwitch={<Languages layout="row" />}
      location={pathname + search}
    />
  );
}
