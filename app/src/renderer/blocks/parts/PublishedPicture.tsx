import { published } from 'virtual:pictures';
import type { Language } from '@site/contract/language';

import { PictureImage } from '../../../shared/PictureImage.tsx';

interface PublishedPictureProps {
  /** The address by which `db.json` names it: `/media/iccb.svg`. */
  readonly address: string | undefined;
  /** Empty where the words beside it say what it shows. */
  readonly alt?: string;
  readonly eager?: boolean;
  readonly sizes?: string;
}

/** Whether the build made the picture of an address. */
export const isPublished = (address: string | undefined): address is string =>
  address !== undefined && Object.hasOwn(published, address);

/** What the content says that a published picture shows; empty where it says nothing. */
export const getPublishedAlt = (address: string, language: Language): string =>
  published[address]?.alt?.[language] ?? '';

/**
 * A picture that the public data names. Nothing where the build did not make it: `db.json` can change while the
 * site runs, and `content:check` reports what it misses. Rendered on the server only.
 */
export function PublishedPicture({ address, alt = '', ...rest }: PublishedPictureProps) {
  if (!isPublished(address)) return null;
  return <PictureImage picture={{ ...published[address]!, alt }} {...rest} />;
}
