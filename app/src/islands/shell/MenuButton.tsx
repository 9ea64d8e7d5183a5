import { MobileSheetTrigger } from '@site/design-system';

import { MENU_SHEET_ID } from './MenuSheet.tsx';

/** Opens the menu of narrow screens. */
export default function MenuButton() {
  return <MobileSheetTrigger sheet={MENU_SHEET_ID} />;
}
