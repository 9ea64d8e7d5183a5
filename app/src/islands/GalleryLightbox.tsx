import { Lightbox, type LightboxProps } from '@site/design-system';

/** Whether a gallery shows an item: filters hide what is not asked for. */
const isShown = (id: string): boolean => {
  const element = document.getElementById(id);
  return element !== null && getComputedStyle(element).display !== 'none';
};

/** A lightbox that leafs through what the gallery shows. A chunk of its own, fetched when it is first wanted. */
export default function GalleryLightbox({ items, value, ...rest }: LightboxProps) {
  const shown = value ? items.filter(({ id }) => id === value || isShown(id)) : items;
  return <Lightbox items={shown} value={value} {...rest} />;
}
