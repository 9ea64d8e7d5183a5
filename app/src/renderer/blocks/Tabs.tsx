import { TabbedContent } from '@site/design-system';
import type { TabsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { PANEL_ID } from '../../shared/panelId.ts';
import { usePanel } from '../view/useContent.ts';
import { Blocks } from './parts/Blocks.tsx';

/** Tabs, each an address; the page carries only the panel that is read. */
export default function TabsSection({ block }: { readonly block: TabsBlock }) {
  const panel = usePanel();
  return (
    <TabbedContent
      panel={PANEL_ID}
      tabs={
        <Island name="TabList" props={{ label: block.label, tabs: block.tabs, panel: PANEL_ID }} />
      }
    >
      {panel && <Blocks blocks={panel.blocks} />}
    </TabbedContent>
  );
}
