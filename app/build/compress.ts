import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { constants } = zlib;
/** Brotli's own guess, and what was seen to beat it on pages: which is smaller is not known before. */
const GUESSES = [
  {},
  {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
  },
];

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const bodies = await Promise.all(
    GUESSES.map((guess) => brotli(bytes, { params: { ...params, ...guess } })),
  );
  return bodies.reduce((a, b) => (b.length < a.length ? b : a));
}

/** Writes a text file with its `.br` and `.gz`, as small as they get: they are made once and sent often. */
export async function writeCompressed(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const [br, gz] = await Promise.all([smallestBrotli(bytes), gzip(bytes, { level: 9 })]);
  await Promise.all([
    writeFile(file, bytes),
    writeFile(`${file}.br`, br),
    writeFile(`${file}.gz`, gz),
  ]);
}
