import sharp, { type Sharp } from 'sharp';
import { ATTACHMENT_MAX_BYTES } from '@site/contract/limits';

import { answerServer } from './own-process.ts';

/** A picture to re-encode in the format of its name. */
export interface Picture {
  readonly content: Uint8Array;
  readonly type: 'jpg' | 'png' | 'webp';
}

/** How pictures are encoded. JPEG has no transparency: what shows through is white, as on a page. */
const ENCODERS: Readonly<Record<Picture['type'], (picture: Sharp, quality: number) => Sharp>> = {
  jpg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture, quality) => picture.webp({ quality }),
};
/** The second one is for pictures that the first makes larger than the cap. */
const QUALITIES = [92, 75];

/** More than a picture of 2 MB usefully has; a small file can claim to be larger than the memory. */
const MAX_PIXELS = 50_000_000;
/** The largest encoded picture, in bytes: what a small file decodes to may be much larger than it. */
const MAX_ENCODED_BYTES = 2 * ATTACHMENT_MAX_BYTES;

answerServer(async ({ content, type }: Picture) => {
  const options = { limitInputPixels: MAX_PIXELS, animated: type === 'webp' };
  const { pages = 1 } = await sharp(content, options).metadata();
  for (const quality of QUALITIES) {
    const picture = sharp(content, options);
    // Orientation is only meaningful, and only supported, for a single picture.
    const upright = pages === 1 ? picture.rotate() : picture;
    const encoded = await ENCODERS[type](upright, quality).toBuffer();
    if (encoded.length <= MAX_ENCODED_BYTES) return encoded;
  }
  // `null`, because a message cannot be `undefined`.
  return null;
});
