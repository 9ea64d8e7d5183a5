import { Navigation } from '@site/design-system';

import { useMenu } from './useMenu.ts';

/** The main menu of wide screens. */
export default function HeaderNavigation() {
  return <Navigation groups={useMenu()} />;
}
