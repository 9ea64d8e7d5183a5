import { DownloadList, Section } from '@site/design-system';
import type { DownloadsBlock } from '@site/content/schema/blocks/index.ts';

export default function DownloadsSection({ block }: { readonly block: DownloadsBlock }) {
  if (block.items.length === 0) return null;
  return (
    <Section
      id={block.id}
      heading={block.heading}
      intro={block.text && <p>{block.text}</p>}
      arrangement="side"
      tone="subtle"
    >
      <DownloadList items={block.items} />
    </Section>
  );
}
