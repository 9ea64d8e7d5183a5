import { Statement } from '@site/design-system';
import type { StatementBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/ViewContext.ts';
import { Drawing } from './parts/Drawing.tsx';
import { openLinks } from './parts/links.ts';
import { RichText } from './parts/RichText.tsx';

export default function StatementSection({ block }: { readonly block: StatementBlock }) {
  const { drawings } = useView();
  return (
    <Statement
      id={block.id}
      heading={block.heading}
      tone={block.tone ?? 'plain'}
      side={block.side ?? 'end'}
      drawing={
        block.drawing && drawings[block.drawing] ? (
          <Drawing id={block.drawing} decorative />
        ) : undefined
      }
      links={openLinks(block.links)}
    >
      <RichText nodes={block.text} />
    </Statement>
  );
}
