import { Section } from '@site/design-system';
import type { GalleryBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../islands/Island.tsx';
import { useView } from '../view/ViewContext.ts';

export default function GallerySection({ block }: { readonly block: GalleryBlock }) {
  const { drawings } = useView();
  return (
    <Section heading={block.heading} intro={block.text && <p>{block.text}</p>}>
      <Island
        name="AddressedGallery"
        props={{
          items: block.items.map(({ id, title, text, drawing }) => ({
            id,
            title,
            text,
            picture: drawings[drawing],
          })),
        }}
      />
    </Section>
  );
}
