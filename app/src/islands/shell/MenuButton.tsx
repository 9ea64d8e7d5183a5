import { MobileSheetTrigger } from '@site/design-system';

import { MENU_SHEET_ID } from './MenuSheet.tsx';
import { importMenuDrawings } from './useMenuDrawings.ts';

/** Fetches what the menu shows besides words before it opens. */
const prepare = (): void => {
  importMenuDrawings().catch(() => undefined);
};

/** Opens the menu of narrow screens. */
export default function MenuButton() {
  return <MobileSheetTrigger sheet={MENU_SHEET_ID} onPointerDown={prepare} />;
}
