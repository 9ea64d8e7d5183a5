import { MobileSheet } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@site/contract/paths';

import Languages from './Languages.tsx';
import { SiteLogo } from './SiteLogo.tsx';
import { useMenu, useMenuActions } from './useMenu.ts';
import { useMenuDrawings } from './useMenuDrawings.ts';

/** Id of the menu of narrow screens. */
export const MENU_SHEET_ID = 'menu';

/** The menu of narrow screens. It closes when another address is shown. */
export default function MenuSheet() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { drawings, load } = useMenuDrawings();
  const actions = useMenuActions();
  return (
    <MobileSheet
      id={MENU_SHEET_ID}
      groups={useMenu({ mobile: true }).map((group) => ({
        ...group,
        items: group.items.map((item) => ({
          ...item,
          picture: item.accent && drawings?.getFirstPicture(item.href),
        })),
      }))}
      logo={<SiteLogo />}
      sheetStyles={drawings?.sheetStyles}
      search={drawings && <drawings.SheetSearch action={PATHS.search} label={t('menu.search')} />}
      actions={drawings && <drawings.SheetActions items={actions} />}
      languageSwitch={<Languages layout="row" />}
      location={pathname + search}
      onFocus={load}
    />
  );
}
