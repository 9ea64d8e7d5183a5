import { Unzlib } from 'fflate';

/** The maximum size of one unpacked stream, and of all streams of a PDF, in bytes. */
const STREAM_MAX = 32 * 1024 * 1024;
const TOTAL_MAX = 128 * 1024 * 1024;
/** The maximum number of compressions of a stream, one inside the other. */
const LAYERS_MAX = 3;
/** The size of the pieces that are unpacked, in bytes: deflate expands it at most 1,032 times, so a check after each piece is enough. */
const PIECE = 4096;

const KEYWORD = [...'stream'].map((letter) => letter.charCodeAt(0));
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Returns whether bytes begin with the header of a zlib stream (RFC 1950, 2.2). */
const isDeflated = (bytes: Uint8Array): boolean =>
  bytes.length > 2 &&
  ((bytes[0] ?? 0) & 0x0f) === 8 &&
  (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 === 0;

/** Counts the unpacked bytes of a stream, without storing them. Calls `count` with the size of each unpacked piece. */
class Layer {
  readonly #depth: number;
  readonly #count: (size: number) => void;
  #unpacker: Unzlib | undefined;
  #isFirst = true;
  #hasProduced = false;

  constructor(depth: number, count: (size: number) => void) {
    this.#depth = depth;
    this.#count = count;
  }

  /** Whether a further piece can be unpacked. */
  get isOpen(): boolean {
    return this.#isFirst || this.#unpacker !== undefined;
  }

  push(piece: Uint8Array): void {
    if (this.#isFirst && isDeflated(piece)) {
      if (this.#depth === LAYERS_MAX)
        throw new RangeError('A stream has too many layers of compression.');
      const inner = new Layer(this.#depth + 1, this.#count);
      this.#unpacker = new Unzlib((output) => {
        if (output.length === 0) return;
        this.#hasProduced = true;
        this.#count(output.length);
        inner.push(output);
      });
    }
    this.#isFirst = false;
    this.#hasProduced = false;
    try {
      this.#unpacker?.push(piece);
      // A piece without output comes after the end of the data.
      if (!this.#hasProduced) this.#unpacker = undefined;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      // The end of the data, or data that readers do not unpack either.
      this.#unpacker = undefined;
    }
  }
}

/** Yields the position of the content of each stream. */
function* findStreams(bytes: Uint8Array): Generator<number> {
  let at = bytes.indexOf(KEYWORD[0] ?? 0);
  for (; at !== -1; at = bytes.indexOf(KEYWORD[0] ?? 0, at + 1)) {
    if (!KEYWORD.every((letter, index) => bytes[at + index] === letter)) continue;
    let start = at + KEYWORD.length;
    while (bytes[start] === CARRIAGE_RETURN || bytes[start] === LINE_FEED) start += 1;
    yield start;
  }
}

/**
 * Measures the streams of a PDF by unpacking them in pieces, because a reader, which unpacks a whole stream into memory,
 * could exhaust it. Throws a `RangeError` if the unpacked size exceeds a maximum.
 */
export function checkPdfSize(bytes: Uint8Array): void {
  let total = 0;
  for (const start of findStreams(bytes)) {
    let size = 0;
    const layer = new Layer(0, (output) => {
      size += output;
      total += output;
      if (size > STREAM_MAX || total > TOTAL_MAX)
        throw new RangeError('The unpacked streams are too large.');
    });
    if (!isDeflated(bytes.subarray(start, start + 3))) continue;
    for (let at = start; at < bytes.length && layer.isOpen; at += PIECE)
      layer.push(bytes.subarray(at, at + PIECE));
  }
}
