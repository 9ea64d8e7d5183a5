import styled from 'styled-components';
import type { TabsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../islands/Island.tsx';
import { PANEL_ID } from '../navigation/panel.ts';
import { usePanel } from '../view/useContent.ts';
import { Blocks } from './parts/Blocks.tsx';

const Place = styled.div`
  padding-block-start: var(--space-12);
`;

/** Tabs, each an address; the page carries only the panel that is read. */
export default function TabsSection({ block }: { readonly block: TabsBlock }) {
  const panel = usePanel();
  return (
    <Place>
      <Island name="TabList" props={{ label: block.label, tabs: block.tabs, panel: PANEL_ID }} />
      <div id={PANEL_ID}>{panel && <Blocks blocks={panel.blocks} />}</div>
    </Place>
  );
}
