import { published } from 'virtual:pictures';
import type { Language } from '@site/contract/language';
import { parseNewsPicture } from '@site/contract/news';
import type { Picture } from '@site/content/schema/page.ts';
import type { Area } from '@site/content/schema/text.ts';

import { PictureImage } from '../../../shared/PictureImage.tsx';

interface PublishedPictureProps {
  /** The address of the picture in `db.json`: `/media/iccb.svg`. */
  readonly address: string | undefined;
  /** Empty if the text next to it describes the picture. */
  readonly alt?: string;
  readonly eager?: boolean;
  readonly sizes?: string;
}

/** Returns the picture of an address: created by the build, or published with the news at the running site. */
function findPicture(address: string): Omit<Picture, 'alt'> | undefined {
  const publishedPicture = Object.hasOwn(published, address) ? published[address] : undefined;
  // Its texts are those of the article.
  if (publishedPicture) return { ...publishedPicture, caption: undefined, credit: undefined };
  const size = parseNewsPicture(address);
  return size && { src: address, ...size };
}

/** Returns whether there is a picture at an address. */
export const isPublished = (address: string | undefined): address is string =>
  address !== undefined && findPicture(address) !== undefined;

/** Returns the business area of the product that a published picture shows. */
export const getPublishedArea = (address: string | undefined): Area | undefined =>
  address === undefined ? undefined : published[address]?.area;

/** Returns the texts of a published picture in the content: alternative text, caption, credit. */
export const getPublishedTexts = (address: string, language: Language) => ({
  alt: published[address]?.alt?.[language] ?? '',
  caption: published[address]?.caption?.[language],
  credit: published[address]?.credit?.[language],
});

/**
 * A picture that the public data names. Renders nothing if there is none: `db.json` can change while the site runs, and
 * `content:check` reports missing pictures. Rendered on the server only.
 */
export function PublishedPicture({ address, alt = '', ...rest }: PublishedPictureProps) {
  const picture = address === undefined ? undefined : findPicture(address);
  return picture ? <PictureImage picture={{ ...picture, alt }} {...rest} /> : null;
}
