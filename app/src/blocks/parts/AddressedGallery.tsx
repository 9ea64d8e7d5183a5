import { Gallery, type GalleryFilter, type GalleryItem } from '@site/design-system';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const GalleryLightbox = lazy(() => import('./GalleryLightbox.tsx'));

const never = () => () => undefined;

interface AddressedGalleryProps {
  readonly items: readonly GalleryItem[];
  readonly filters?: readonly GalleryFilter[];
}

/** A gallery whose address names the picture that is open, so that Back closes it. */
export function AddressedGallery({ items, filters = [] }: AddressedGalleryProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
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
