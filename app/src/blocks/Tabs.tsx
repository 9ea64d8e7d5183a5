import { Tabs } from '@site/design-system';
import styled from 'styled-components';
import { useNavigate } from 'react-router-dom';
import { TAB_PARAMETER } from '@site/contract/paths';
import type { TabsBlock } from '@site/content/schema/blocks/index.ts';

import { usePanel } from '../view/useContent.ts';
import { useView } from '../view/ViewContext.ts';
import { Blocks } from './parts/Blocks.tsx';

const Place = styled.div`
  padding-block-start: var(--space-12);
`;

/** Tabs, each an address; the page carries only the panel that is read. */
export default function TabsSection({ block }: { readonly block: TabsBlock }) {
  const { path, tab = '', firstTab } = useView();
  const panel = usePanel();
  const navigate = useNavigate();
  const tabHref = (slug: string) => (slug === firstTab ? path : `${path}?${TAB_PARAMETER}=${slug}`);
  return (
    <Place>
      <Tabs
        framed
        label={block.label}
        value={tab}
        items={block.tabs.map(({ slug, label }) => ({ value: slug, label, href: tabHref(slug) }))}
        onValueChange={(slug) => void navigate(tabHref(slug))}
      >
        {panel && <Blocks key={tab} blocks={panel.blocks} />}
      </Tabs>
    </Place>
  );
}
