import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** Writes a text file with its `.br` and `.gz`, as small as they get: they are made once and sent often. */
export async function writeCompressed(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  await Promise.all([
    writeFile(file, bytes),
    writeFile(`${file}.br`, br),
    writeFile(`${file}.gz`, gz),
  ]);
}
