import type { Picture } from '@site/content/schema/page.ts';

interface PictureImageProps {
  readonly picture: Picture;
  /** On the first screen: fetched at once. The others come when they are about to be seen. */
  readonly eager?: boolean;
  /** It says nothing that the words beside it do not say. */
  readonly decorative?: boolean;
}

/** A drawing as a picture: its place is reserved, its alternative text is in the page's language. */
export function PictureImage({ picture, eager = false, decorative = false }: PictureImageProps) {
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
