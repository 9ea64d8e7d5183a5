import { TabbedContent } from '@site/design-system';
import type { TabsBlock } from '@site/content/schema/blocks/index.ts';
import { PANEL_ANCHOR } from '@site/contract/paths';

import { usePanel } from '../view/useContent.ts';
import { Blocks } from './parts/Blocks.tsx';
import { TabRow } from './parts/TabRow.tsx';

/** Tabs, each an address; the page carries only the panel that is read. */
export default function TabsSection({ block }: { readonly block: TabsBlock }) {
  const panel = usePanel();
  return (
    <TabbedContent panel={PANEL_ANCHOR} tabs={<TabRow block={block} />}>
      {panel && <Blocks blocks={panel.blocks} />}
    </TabbedContent>
  );
}
