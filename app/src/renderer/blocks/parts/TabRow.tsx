import { PANEL_ANCHOR } from '@site/contract/paths';
import type { TabsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../../Island.tsx';

/** The row of tabs of a page. */
export function TabRow({ block }: { readonly block: TabsBlock }) {
  return (
    <Island name="TabList" props={{ label: block.label, tabs: block.tabs, panel: PANEL_ANCHOR }} />
  );
}
