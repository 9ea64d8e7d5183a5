import { Section } from '@site/design-system';
import type { RecognitionsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../islands/Island.tsx';
import { useView } from '../view/ViewContext.ts';
import { LinkRow } from './parts/LinkRow.tsx';
import { sectionHead } from './parts/sectionHead.tsx';

/** Certificates and awards. */
export default function Recognitions({ block }: { readonly block: RecognitionsBlock }) {
  const { drawings } = useView();
  return (
    <Section {...sectionHead(block)} aside={<LinkRow links={block.links} />}>
      <Island
        name="AddressedGallery"
        props={{
          filters: block.filters,
          items: block.items.map(({ id, kind, drawing, title, text, field }) => ({
            id,
            title,
            text,
            kind,
            tags: [kind, field],
            picture: drawings[drawing],
          })),
        }}
      />
    </Section>
  );
}
