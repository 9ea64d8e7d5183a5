import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { readOrCreate } from './cached.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const compressBest = (bytes: Buffer, quality: 10 | 11): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

async function write(file: string, bytes: Buffer, br: Uint8Array): Promise<void> {
  await Promise.all([
    writeFile(file, bytes),
    writeFile(`${file}.br`, br),
    writeFile(`${file}.gz`, await readOrCreate('gz', bytes, () => gzip(bytes, { level: 9 }))),
  ]);
}

/** Writes a file with its `.br` and `.gz` at the highest compression, because it changes seldom and is sent often. */
export async function writeCompressed(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  await write(file, bytes, await readOrCreate('br', bytes, () => compressBest(bytes, 11)));
}

/**
 * Writes a page with its `.br` and `.gz`.
 * @returns the bytes of the page as `.br`
 */
export async function writePage(file: string, html: string): Promise<number> {
  const bytes = Buffer.from(html);
  const br = await readOrCreate('page.br', bytes, () => compressBest(bytes, 10));
  await write(file, bytes, br);
  return br.length;
}
