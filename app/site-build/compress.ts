import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

import { readOrCreate } from './cached.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;

/**
 * The quality of brotli: the highest, 11, takes half of the processor time of a build. Tests build other companies with
 * a low one.
 */
export const BROTLI_QUALITY = Number(process.env['BROTLI_QUALITY'] ?? 11);

const compressText = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * Writes a text with its `.br` and `.gz` at the highest compression, because it changes seldom and is sent often.
 * @returns the bytes of the `.br`
 */
export async function writeCompressed(file: string, content: string | Buffer): Promise<number> {
  const bytes = Buffer.from(content);
  const br = await readOrCreate(`q${BROTLI_QUALITY}.br`, bytes, () => compressText(bytes));
  await Promise.all([
    writeFile(file, bytes),
    writeFile(`${file}.br`, br),
    writeFile(`${file}.gz`, await readOrCreate('gz', bytes, () => gzip(bytes, { level: 9 }))),
  ]);
  return br.length;
}
