import { Gallery, Section } from '@site/design-system';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { RecognitionsBlock } from '@site/content/schema/blocks/index.ts';

import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';

const GalleryLightbox = lazy(() => import('./parts/GalleryLightbox.tsx'));

const never = () => () => undefined;

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

/** Certificates and awards; the address names the one that is open, so Back closes it. */
export default function Recognitions({ block }: { readonly block: RecognitionsBlock }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
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

  const named = items.find(({ id }) => id === hash.slice(1))?.id;
  // The server knows no anchor: the page wakes up without one.
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wanted, setWanted] = useState(false);
  if (named && !fromServer && !wanted) setWanted(true);
  // Whoever came by the address of an item has no page of ours to go back to.
  const openedHere = useRef(false);
  const before = useRef(named);
  useEffect(() => {
    if (named && !before.current) openedHere.current = true;
    before.current = named;
  }, [named]);
  const close = () => {
    if (openedHere.current) void navigate(-1);
    else void navigate(pathname + search, { replace: true });
    openedHere.current = false;
  };

  return (
    <Section
      heading={block.heading}
      intro={block.text && <p>{block.text}</p>}
      aside={<LinkRow links={block.links} />}
    >
      <Gallery items={items} filters={block.filters} lightbox />
      {wanted && (
        <Suspense>
          <GalleryLightbox
            items={items}
            current={named}
            onChange={(id) => void navigate(`${pathname}${search}#${id}`, { replace: true })}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}
