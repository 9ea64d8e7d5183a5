import { Section } from '@site/design-system';
import styled from 'styled-components';
import type { RecognitionsBlock } from '@site/content/schema/blocks/index.ts';

import { AddressedGallery } from './parts/AddressedGallery.tsx';
import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';

/* The drawing leaves its middle free: the label stands there at a size that follows the document's. */
const Document = styled.div`
  position: relative;
  container-type: inline-size;

  & > img {
    inline-size: 100%;
  }

  & > span {
    position: absolute;
    inset: 28% 19% 30%;
    display: grid;
    place-content: center;
    overflow: hidden;
    color: var(--color-text-heading);
    font-size: 7.4cqi;
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    text-align: center;
    text-wrap: balance;
  }

  &[data-kind='award'] > span {
    inset: 35% 32% 27% 25%;
    font-size: 6.2cqi;
  }
`;

/** Certificates and awards. */
export default function Recognitions({ block }: { readonly block: RecognitionsBlock }) {
  const items = block.items.map(({ id, kind, drawing, title, text, field }) => ({
    id,
    title,
    text: <p>{text}</p>,
    tags: [kind, field],
    picture: (
      <Document data-kind={kind}>
        <Drawing id={drawing} decorative />
        <span aria-hidden>{title}</span>
      </Document>
    ),
  }));

  return (
    <Section
      heading={block.heading}
      intro={block.text && <p>{block.text}</p>}
      aside={<LinkRow links={block.links} />}
    >
      <AddressedGallery items={items} filters={block.filters} />
    </Section>
  );
}
