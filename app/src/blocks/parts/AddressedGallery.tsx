import {
  DocumentPicture,
  type DocumentPictureProps,
  Gallery,
  type GalleryFilter,
} from '@site/design-system';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Picture } from '@site/content/schema/page.ts';

import { PictureImage } from './PictureImage.tsx';

const GalleryLightbox = lazy(() => import('./GalleryLightbox.tsx'));

export interface AddressedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | undefined;
  /** The title stands inside the picture, which shows a document of this kind. */
  readonly kind?: DocumentPictureProps['kind'];
  readonly tags?: readonly string[];
}

interface AddressedGalleryProps {
  readonly items: readonly AddressedItem[];
  readonly filters?: readonly GalleryFilter[];
}

const pictureIn = ({ picture, kind, title }: AddressedItem) => {
  const image = picture && <PictureImage picture={picture} decorative />;
  if (!kind) return image;
  return (
    <DocumentPicture kind={kind} label={title}>
      {image}
    </DocumentPicture>
  );
};

const never = () => () => undefined;

/** A gallery whose address names the picture that is open, so that Back closes it. */
export default function AddressedGallery({ items: shown, filters = [] }: AddressedGalleryProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const items = shown.map((item) => ({
    id: item.id,
    title: item.title,
    text: <p>{item.text}</p>,
    tags: item.tags,
    picture: pictureIn(item),
  }));
  const named = items.find(({ id }) => id === hash.slice(1))?.id;
  // The server knows no anchor: it hydrates without one.
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
    <>
      <Gallery items={items} filters={filters} lightbox />
      {wanted && (
        <Suspense>
          <GalleryLightbox
            items={items}
            value={named}
            onValueChange={(id) => {
              if (id === undefined) close();
              else void navigate(`${pathname}${search}#${id}`, { replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
