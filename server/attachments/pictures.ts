import { FILES_WAITING, FILES_WAITING_PER_NETWORK } from '../http/limits.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { runInProcess } from './own-process.ts';
import type { Picture } from './picture-process.ts';

/** The maximum time to convert one picture, in milliseconds. */
const TIMEOUT = 30_000;

/** Decoding occupies a core and the memory of the picture: one at a time. */
const decoding = new WorkQueue({
  atOnce: 1,
  waiting: FILES_WAITING,
  waitingPerClient: FILES_WAITING_PER_NETWORK,
});

const PNG = Buffer.from('PNG');

/** Resolves with `undefined` if the picture cannot be decoded or is too large. */
const encode = (picture: Picture): Promise<Uint8Array | null | undefined> =>
  runInProcess(new URL('./picture-process.ts', import.meta.url), picture, TIMEOUT);

/** Returns whether a picture is an animated PNG. */
const isAnimatedPng = (content: Buffer): boolean =>
  content.subarray(1, 4).equals(PNG) && content.includes('acTL', 0, 'latin1');

/**
 * Re-encodes a picture upright, without location, device, time and other metadata. Animated WEBP stays animated;
 * animated PNG is refused, because only its first frame would remain. Resolves with a code if the picture is refused.
 * Networks are served in turn. Throws a `BusyError` if too many pictures are waiting.
 */
export async function encodePicture(
  content: Buffer,
  type: Picture['type'],
  network: string,
): Promise<Buffer | 'attachment.animated' | 'attachment.invalid'> {
  if (isAnimatedPng(content)) return 'attachment.animated';
  const bytes = await decoding.run(() => encode({ content, type }), network);
  return bytes ? Buffer.from(bytes) : 'attachment.invalid';
}
