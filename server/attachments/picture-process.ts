import sharp, { type Sharp } from 'sharp';
import { ATTACHMENT_MAX_BYTES } from '@site/contract/limits';

import { answerServer } from './own-process.ts';

/** A picture to re-encode in the format that its name states. */
export interface Picture {
  readonly content: Uint8Array;
  readonly type: 'jpg' | 'png' | 'webp';
}

/** Encoder options. JPEG has no transparency: transparent areas become white, as on a page. */
const ENCODERS: Readonly<Record<Picture['type'], (picture: Sharp, quality: number) => Sharp>> = {
  jpg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture, quality) => picture.webp({ quality }),
};
/** The second option is for pictures that exceed the cap with the first. */
const QUALITIES = [92, 75];

/** A useful picture of 2 MB has fewer pixels; a small file can claim more pixels than fit into memory. */
const MAX_PIXELS = 50_000_000;
/** The largest encoded picture, in bytes. A small file can decode to a much larger picture. */
const MAX_ENCODED_BYTES = 2 * ATTACHMENT_MAX_BYTES;

answerServer(async ({ content, type }: Picture) => {
  const options = { limitInputPixels: MAX_PIXELS, animated: type === 'webp' };
  const { pages = 1 } = await sharp(content, options).metadata();
  for (const quality of QUALITIES) {
    const picture = sharp(content, options);
    // sharp supports orientation for single pictures only, and only they have one.
    const upright = pages === 1 ? picture.rotate() : picture;
    const bytes = await ENCODERS[type](upright, quality).toBuffer();
    if (bytes.length <= MAX_ENCODED_BYTES) return bytes;
  }
  // A message cannot be `undefined`.
  return null;
});
