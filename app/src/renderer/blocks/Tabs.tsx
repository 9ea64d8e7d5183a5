import { PANEL_ANCHOR } from '@site/contract/paths';
import type { TabsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { useIntroduction, usePanel } from '../view/useContent.ts';
import { PageCover } from './parts/PageCover.tsx';

/** Tabs with an address each; the page contains only the open panel. */
export default function TabsSection({ block }: { readonly block: TabsBlock }) {
  return (
    <PageCover
      blocks={[...useIntroduction(), ...(usePanel()?.blocks ?? [])]}
      panel={PANEL_ANCHOR}
      tabs={
        <Island
          name="TabList"
          props={{ label: block.label, tabs: block.tabs, panel: PANEL_ANCHOR }}
        />
      }
    />
  );
}
