import { Section } from '@site/design-system';
import type { GalleryBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';
import { useView } from '../view/view-context.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of drawings that are enlarged when they are chosen. */
export default function GallerySection({ block }: { readonly block: GalleryBlock }) {
  const { drawings } = useView();
  return (
    <Section {...getSectionProps(block)}>
      <Island
        name="AddressedGallery"
        props={{
          items: block.items.map(({ id, title, text, drawing }) => ({
            id,
            title,
            text,
            note: drawings[drawing]?.credit,
            picture: drawings[drawing],
          })),
        }}
      />
    </Section>
  );
}
