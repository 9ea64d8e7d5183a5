import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export type Bodies = Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>;

/** Everything of an answer that does not depend on the request, in each encoding: made once, sent often. */
export interface Representation {
  readonly status: number;
  readonly variants: Partial<Record<Encoding, Variant>> & { readonly identity: Variant };
}

interface Variant {
  /** As node:http sends it: the bytes, or a string with a character for each of them. */
  readonly body: Buffer | string;
  /** Absent where the answer must not be kept. */
  readonly etag?: string;
  /** Names and values in turn, as node:http writes them fastest. */
  readonly headers: string[];
  /** The headers of a 304: those that do not describe a body. */
  readonly unchangedHeaders: readonly string[];
}

/** Up to here a body is kept as a string, which node:http sends with the headers in one piece, in bytes. */
const ONE_PIECE = 16 * 1024;

const BODY_HEADERS = new Set(['content-type', 'content-length', 'content-encoding']);

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/**
 * Puts an answer together. `headers` holds everything but length, encoding and ETag.
 * Answers that may be kept (status 200, not `no-store`) get a strong ETag per encoding.
 */
export function represent(
  status: number,
  headers: OutgoingHttpHeaders,
  bodies: Bodies,
): Representation {
  const kept = status === 200 && headers['Cache-Control'] !== 'no-store';
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = kept ? `"${hash('sha256', body, 'base64url').slice(0, 22)}"` : undefined;
    const all: OutgoingHttpHeaders = {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
      ...(etag && { ETag: etag }),
    };
    const unchanged = Object.entries(all).filter(([name]) => !BODY_HEADERS.has(name.toLowerCase()));
    return {
      body: body.length > ONE_PIECE ? body : body.toString('latin1'),
      ...(etag && { etag }),
      headers: flat(all),
      unchangedHeaders: flat(Object.fromEntries(unchanged)),
    };
  };
  return {
    status,
    variants: {
      identity: variant('identity', bodies.identity),
      ...(bodies.br && { br: variant('br', bodies.br) }),
      ...(bodies.gzip && { gzip: variant('gzip', bodies.gzip) }),
    },
  };
}

const {
  BROTLI_MIN_WINDOW_BITS,
  BROTLI_MAX_QUALITY,
  BROTLI_PARAM_LGWIN,
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_SIZE_HINT,
} = zlib.constants;
const QUICK = 4;

/** A window no larger than the text finds the same, without tens of megabytes to look through. */
const brotliOf = (text: Buffer, quality: number): Promise<Buffer> =>
  brotli(text, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_LGWIN]: Math.max(
        BROTLI_MIN_WINDOW_BITS,
        Math.ceil(Math.log2(text.length + 16)),
      ),
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Compresses as far as it goes, for an answer that stays in memory: a tenth of a second of work. */
export async function compressThoroughly(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([
    brotliOf(identity, BROTLI_MAX_QUALITY),
    gzip(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gz };
}

/** Compresses in a few milliseconds, for an answer that somebody is waiting for. */
export async function compressQuickly(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([brotliOf(identity, QUICK), gzip(identity)]);
  return { identity, br, gzip: gz };
}

/** Compresses quickly and only as this visitor takes it, for an answer that is sent once. */
export async function compressForOne(
  identity: Buffer,
  acceptEncoding: string | undefined,
): Promise<Bodies> {
  const [encoding] = acceptedEncodings(acceptEncoding);
  if (encoding === 'br') return { identity, br: await brotliOf(identity, QUICK) };
  if (encoding === 'gzip') return { identity, gzip: await gzip(identity) };
  return { identity };
}

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const weight = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return PREFERRED.filter((encoding) => weight(encoding) > 0);
}

/** Browsers send a handful of different values; everything else is parsed anew. */
const known = new Map<string, readonly Encoding[]>();

/** The encodings that a visitor takes, the smallest first. */
function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const before = known.get(header);
  if (before) return before;
  const encodings = parseAcceptEncoding(header);
  if (known.size < 100) known.set(header, encodings);
  return encodings;
}

/** Compares as RFC 9110 asks for `If-None-Match`: weakly, because proxies weaken what they recompress. */
const matches = (condition: string | undefined, etag: string | undefined): boolean =>
  condition !== undefined &&
  etag !== undefined &&
  (condition === etag ||
    condition === '*' ||
    condition.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag));

/**
 * Answers a GET, a HEAD, or a form post with something put together before.
 * `more` are headers of this request alone, names and values in turn.
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  { status, variants }: Representation,
  more: readonly string[] = [],
): void {
  // A visitor who refuses every encoding is sent the plain text all the same: it is the one thing anyone can read.
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(
    (candidate) => variants[candidate],
  );
  const variant = variants[encoding ?? 'identity'] ?? variants.identity;
  if (matches(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, [...variant.unchangedHeaders, ...more]).end();
    return;
  }
  response.writeHead(status, more.length ? [...variant.headers, ...more] : variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body, 'latin1');
}
