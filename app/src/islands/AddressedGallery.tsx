import { Gallery, type GalleryFilter, type GalleryItem } from '@site/design-system';
import { DocumentPicture, type DocumentPictureProps } from '@site/design-system/sections';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Picture } from '@site/content/schema/page.ts';

import { PictureImage } from '../shared/PictureImage.tsx';

const loadLightbox = () => import('./GalleryLightbox.tsx');

/** An item of the gallery, as the page passes it in JSON. */
export interface AddressedItem {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly text: string;
  readonly details?: GalleryItem['details'];
  readonly picture: Picture | undefined;
  /** The picture shows a document that contains these words. */
  readonly document?: Omit<DocumentPictureProps, 'children'>;
  readonly tags?: readonly string[];
}

interface AddressedGalleryProps {
  readonly items: readonly AddressedItem[];
  readonly filters?: readonly GalleryFilter[];
}

const findPicture = ({ picture, document }: AddressedItem) => {
  const image = picture && <PictureImage picture={picture} decorative />;
  return document ? <DocumentPicture {...document}>{image}</DocumentPicture> : image;
};

/** A gallery whose address names the open picture, so that Back closes it. */
export default function AddressedGallery({ items: allItems, filters = [] }: AddressedGalleryProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const items = allItems.map((item) => ({
    id: item.id,
    title: item.title,
    note: item.note,
    text: <p>{item.text}</p>,
    details: item.details,
    tags: item.tags,
    picture: findPicture(item),
  }));
  const openItem = items.find(({ id }) => id === hash.slice(1))?.id;
  // Opened in a separate task: after the event that names the item the browser follows the link, and would take the
  // focus from an open dialog.
  const isOpen = useDeferredValue(openItem !== undefined);
  const [Lightbox, setLightbox] = useState<Awaited<ReturnType<typeof loadLightbox>>['default']>();
  useEffect(() => {
    if (!openItem) return;
    loadLightbox().then(
      ({ default: loaded }) => setLightbox(() => loaded),
      // The chunk could not be fetched: the gallery stays as it is, and the next item tries again.
      () => undefined,
    );
  }, [openItem]);
  // A visitor who opened the address of an item directly has no page of this site to return to.
  const openedHere = useRef(false);
  const previousItem = useRef(openItem);
  useEffect(() => {
    if (openItem && !previousItem.current) openedHere.current = true;
    previousItem.current = openItem;
  }, [openItem]);
  const close = () => {
    if (openedHere.current) void navigate(-1);
    else void navigate(pathname + search, { replace: true });
    openedHere.current = false;
  };

  return (
    <>
      <Gallery items={items} filters={filters} lightbox />
      {Lightbox && (
        <Lightbox
          items={items}
          value={isOpen ? openItem : undefined}
          onValueChange={(id) => {
            if (id === undefined) close();
            else void navigate(`${pathname}${search}#${id}`, { replace: true });
          }}
        />
      )}
    </>
  );
}
