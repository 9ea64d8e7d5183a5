import { published } from 'virtual:pictures';
import type { Language } from '@site/contract/language';

import { PictureImage } from '../../../shared/PictureImage.tsx';

interface PublishedPictureProps {
  /** The address of the picture in `db.json`: `/media/iccb.svg`. */
  readonly address: string | undefined;
  /** Empty if the text next to it describes the picture. */
  readonly alt?: string;
  readonly eager?: boolean;
  readonly sizes?: string;
}

/** Returns whether the build has created the picture of an address. */
export const isPublished = (address: string | undefined): address is string =>
  address !== undefined && Object.hasOwn(published, address);

/** Returns the texts of a published picture in the content: alternative text, caption, credit. */
export const getPublishedTexts = (address: string, language: Language) => ({
  alt: published[address]?.alt?.[language] ?? '',
  caption: published[address]?.caption?.[language],
  credit: published[address]?.credit?.[language],
});

/**
 * A picture that the public data names. Renders nothing if the build has not created it: `db.json` can change while the
 * site runs, and `content:check` reports missing pictures. Rendered on the server only.
 */
export function PublishedPicture({ address, alt = '', ...rest }: PublishedPictureProps) {
  if (!isPublished(address)) return null;
  return (
    <PictureImage
      picture={{ ...published[address]!, caption: undefined, credit: undefined, alt }}
      {...rest}
    />
  );
}
