import type { Sharp } from 'sharp';
import { ATTACHMENT_MAX_BYTES } from '@site/contract/limits';

import { FILES_WAITING, FILES_WAITING_PER_NETWORK } from '../http/limits.ts';
import { BusyError } from '../http/overload.ts';
import { WorkQueue } from '../http/work-queue.ts';

/** How pictures are encoded, by extension. */
const ENCODERS: ReadonlyMap<string, (picture: Sharp, quality: number) => Sharp> = new Map([
  ['jpg', (picture, quality) => picture.jpeg({ quality })],
  ['jpeg', (picture, quality) => picture.jpeg({ quality })],
  ['png', (picture) => picture.png({ compressionLevel: 9 })],
  ['webp', (picture, quality) => picture.webp({ quality })],
]);
/** The second one is for pictures that the first makes larger than the cap. */
const QUALITIES = [92, 75];

/** Whether files with this extension are encoded anew. */
export const isPicture = (extension: string): boolean => ENCODERS.has(extension);

/** More than a picture of 2 MB usefully has; a small file can claim to be larger than the memory. */
const MAX_PIXELS = 50_000_000;
/** How long one picture may take, in seconds. */
const TIMEOUT = 20;
/** The largest encoded picture, in bytes: what a small file decodes to may be much larger than it. */
const MAX_ENCODED_BYTES = 2 * ATTACHMENT_MAX_BYTES;

/** Decoding takes a core and the memory of the picture: one at a time. */
const decoding = new WorkQueue({
  atOnce: 1,
  waiting: FILES_WAITING,
  waitingPerClient: FILES_WAITING_PER_NETWORK,
});

async function encode(content: Buffer, extension: string): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MAX_PIXELS, animated: true };
  const { pages = 1 } = await sharp(content, options).metadata();
  for (const quality of QUALITIES) {
    const picture = sharp(content, options);
    // Orientation is only meaningful, and only supported, for a single picture.
    const upright = pages === 1 ? picture.rotate() : picture;
    const encoded = await (ENCODERS.get(extension)?.(upright, quality) ?? upright)
      .timeout({ seconds: TIMEOUT })
      .toBuffer();
    if (encoded.length <= MAX_ENCODED_BYTES) return encoded;
  }
  return undefined;
}

/** Chunks of an animated PNG. */
const isAnimatedPng = (content: Buffer): boolean => content.includes('acTL', 0, 'latin1');

/**
 * Encodes a picture anew, upright, without location, device, time and other metadata. Animated WEBP
 * stays animated; animated PNG, of which only the first picture would remain, is refused.
 * Resolves with a code where it cannot be done. `network` takes its turn with others; throws `BusyError` where too
 * many pictures are waiting.
 */
export async function encodePicture(
  content: Buffer,
  extension: string,
  network: string,
): Promise<Buffer | 'attachment.animated' | 'attachment.invalid'> {
  if (extension === 'png' && isAnimatedPng(content)) return 'attachment.animated';
  try {
    return (await decoding.run(() => encode(content, extension), network)) ?? 'attachment.invalid';
  } catch (error) {
    if (error instanceof BusyError) throw error;
    return 'attachment.invalid';
  }
}
