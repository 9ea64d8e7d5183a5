import { Section } from '@site/design-system';
import type { GalleryBlock } from '@site/content/schema/blocks/index.ts';

import { AddressedGallery } from './parts/AddressedGallery.tsx';
import { Drawing } from './parts/Drawing.tsx';

export default function GallerySection({ block }: { readonly block: GalleryBlock }) {
  return (
    <Section heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <AddressedGallery
        items={block.items.map(({ id, title, text, drawing }) => ({
          id,
          title,
          text: <p>{text}</p>,
          picture: <Drawing id={drawing} decorative />,
        }))}
      />
    </Section>
  );
}
