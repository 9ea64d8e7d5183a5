import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { ROUND_TRIP, windowBits } from '@site/content/fullness.ts';

import { cached } from './cached.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const compressed = (bytes: Buffer, quality: 10 | 11): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });

async function write(file: string, bytes: Buffer, br: Uint8Array): Promise<void> {
  await Promise.all([
    writeFile(file, bytes),
    writeFile(`${file}.br`, br),
    writeFile(`${file}.gz`, await cached('gz', bytes, () => gzip(bytes, { level: 9 }))),
  ]);
}

/** Writes a file with its `.br` and `.gz`, as small as they get: it changes seldom and is sent often. */
export async function writeCompressed(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  await write(file, bytes, await cached('br', bytes, () => compressed(bytes, 11)));
}

/**
 * Compresses a page with Brotli. The last two percent take three times as long as all the rest: they are only looked for
 * where a page needs them to arrive in one round trip.
 */
async function compressPage(bytes: Buffer): Promise<Buffer> {
  const quick = await compressed(bytes, 10);
  return quick.length <= ROUND_TRIP ? quick : compressed(bytes, 11);
}

/**
 * Writes a page with its `.br` and `.gz`.
 * @returns the bytes of the page as `.br`
 */
export async function writePage(file: string, html: string): Promise<number> {
  const bytes = Buffer.from(html);
  const br = await cached('page.br', bytes, () => compressPage(bytes));
  await write(file, bytes, br);
  return br.length;
}

/** The bytes of a page that the server renders and compresses as well as it can. */
export async function compressedSize(html: string): Promise<number> {
  const bytes = Buffer.from(html);
  return (await cached('br', bytes, () => compressed(bytes, 11))).length;
}
