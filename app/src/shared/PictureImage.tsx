import type { Picture } from '@site/content/schema/page.ts';

interface PictureImageProps {
  readonly picture: Picture;
  /** On the first screen: not loaded lazily. The others come when they are about to be seen. */
  readonly eager?: boolean;
  /** It says nothing that the words beside it do not say. */
  readonly decorative?: boolean;
  /** How wide a photograph is shown, as in the attribute `sizes`; as wide as the window without it. */
  readonly sizes?: string | undefined;
}

/** A drawing or a photograph: its place is reserved, its alternative text is in the page's language. */
export function PictureImage({
  picture: { src, width, height, alt, sources },
  eager = false,
  decorative = false,
  sizes = '100vw',
}: PictureImageProps) {
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
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
