import { Lightbox, type LightboxProps } from '@site/design-system';

/** Returns whether a gallery shows an item: filters hide other items. */
const isShown = (id: string): boolean => {
  const element = document.getElementById(id);
  return element !== null && getComputedStyle(element).display !== 'none';
};

/** A lightbox with the visible items of the gallery. A separate chunk, which is fetched when it is first needed. */
export default function GalleryLightbox({ items, value, ...rest }: LightboxProps) {
  const shownItems = value ? items.filter(({ id }) => id === value || isShown(id)) : items;
  return <Lightbox items={shownItems} value={value} {...rest} />;
}
