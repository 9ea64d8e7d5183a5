import { FocusedImage } from '@site/design-system';
import type { ElementType } from 'react';
import type { Picture } from '@site/content/schema/page.ts';

interface PictureImageProps {
  readonly picture: Picture;
  /**
   * Loads the picture immediately, for the first screen. By default it is loaded when it is about to become visible.
   */
  readonly eager?: boolean;
  /** Whether the picture adds nothing to the text next to it. */
  readonly decorative?: boolean;
  /** The width of a photograph, as in the attribute `sizes`; by default that of the window. */
  readonly sizes?: string | undefined;
}

/** A drawing or a photograph. Its space is reserved; its alternative text is in the page's language. */
export function PictureImage({
  picture: { src, width, height, alt, sources, focus },
  eager = false,
  decorative = false,
  sizes = '100vw',
}: PictureImageProps) {
  const Image: ElementType = focus ? FocusedImage : 'img';
  const image = (
    <Image
      src={src}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      {...(focus && { focus })}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
