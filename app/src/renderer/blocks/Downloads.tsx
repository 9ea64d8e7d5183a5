import { DownloadList, Section } from '@site/design-system';
import type { DownloadsBlock } from '@site/content/schema/blocks/index.ts';

import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of files to download. */
export default function DownloadsSection({ block }: { readonly block: DownloadsBlock }) {
  if (block.items.length === 0) return null;
  return (
    <Section {...getSectionProps(block)} arrangement="side" tone="subtle">
      <DownloadList items={block.items} />
    </Section>
  );
}
