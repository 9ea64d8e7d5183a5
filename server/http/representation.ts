import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export type Bodies = Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>;

/** A response that does not depend on the request, in each encoding: prepared once, sent often. */
export interface Representation {
  readonly status: number;
  readonly variants: Partial<Record<Encoding, Variant>> & { readonly identity: Variant };
}

interface Variant {
  /** The bytes, or a Latin-1 string with one character per byte. */
  readonly body: Buffer | string;
  /** Absent if the response must not be cached. */
  readonly etag?: string;
  /** Names and values in turn, the fastest form for node:http. */
  readonly headers: string[];
  /** The headers of a 304: those that do not describe a body. */
  readonly unchangedHeaders: readonly string[];
}

/** Bodies up to this size are strings, because node:http sends them together with the headers. In bytes. */
const ONE_WRITE = 16 * 1024;

const BODY_HEADERS = new Set(['content-type', 'content-length', 'content-encoding']);

const flatten = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/**
 * Prepares a response. `headers` are all but length, encoding and ETag. Cacheable responses (status 200, not
 * `no-store`) get a strong ETag per encoding.
 */
export function represent(
  status: number,
  headers: OutgoingHttpHeaders,
  bodies: Bodies,
): Representation {
  const cacheable = status === 200 && headers['Cache-Control'] !== 'no-store';
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = cacheable ? `"${hash('sha256', body, 'base64url').slice(0, 22)}"` : undefined;
    const fields: OutgoingHttpHeaders = {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
      ...(etag && { ETag: etag }),
    };
    const pairs = Object.entries(fields).filter(([name]) => !BODY_HEADERS.has(name.toLowerCase()));
    return {
      body: body.length > ONE_WRITE ? body : body.toString('latin1'),
      ...(etag && { etag }),
      headers: flatten(fields),
      unchangedHeaders: flatten(Object.fromEntries(pairs)),
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

/** Returns the headers that a response was created with. */
export function readHeaders({ variants }: Representation): Record<string, string> {
  const { headers } = variants.identity;
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 && name !== 'Content-Length' && name !== 'ETag'
      ? [[name, headers[index + 1] ?? '']]
      : [],
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Returns the text that a response was created with. */
export function readText({ variants }: Representation): string {
  const { body } = variants.identity;
  return (Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1')).toString();
}

const {
  BROTLI_MIN_WINDOW_BITS,
  BROTLI_MAX_QUALITY,
  BROTLI_PARAM_LGWIN,
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_SIZE_HINT,
} = zlib.constants;
const QUICK = 4;

/** Brotli with a window that is not larger than the text: the same result with less memory. */
const compressBrotli = (text: Buffer, quality: number): Promise<Buffer> =>
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

/** Compresses at the highest level, for a response that stays in memory. Takes about 0.1 s. */
export async function compressThoroughly(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, BROTLI_MAX_QUALITY),
    gzip(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gz };
}

/** Compresses at a low level in a few milliseconds, for a response that a client is waiting for. */
export async function compressQuickly(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([compressBrotli(identity, QUICK), gzip(identity)]);
  return { identity, br, gzip: gz };
}

/** Compresses at a low level, and only in the encoding that this client accepts, for a response that is sent once. */
export async function compressForOne(
  identity: Buffer,
  acceptEncoding: string | undefined,
): Promise<Bodies> {
  const [encoding] = negotiateEncodings(acceptEncoding);
  if (encoding === 'br') return { identity, br: await compressBrotli(identity, QUICK) };
  if (encoding === 'gzip') return { identity, gzip: await gzip(identity) };
  return { identity };
}

/** In order of size, the smallest first. */
const PREFERRED: Encoding[] = ['br', 'gzip', 'identity'];

/** The types of negotiator omit `preferred`, the order among equal weights. */
interface EncodingNegotiator {
  encodings(available: Encoding[], options: { preferred: Encoding[] }): Encoding[];
}

/** Results by header: browsers send a handful of different values. */
const encodingsByHeader = new Map<string, readonly Encoding[]>();
const NEGOTIATED_MAX = 100;

/** Returns the encodings that a client accepts, ordered by its weights and then by size. */
function negotiateEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const cachedEncodings = encodingsByHeader.get(header);
  if (cachedEncodings) return cachedEncodings;
  const negotiator = new Negotiator({
    headers: { 'accept-encoding': header },
  }) as unknown as EncodingNegotiator;
  const encodings = negotiator.encodings(PREFERRED, { preferred: PREFERRED });
  if (encodingsByHeader.size < NEGOTIATED_MAX) encodingsByHeader.set(header, encodings);
  return encodings;
}

/**
 * Answers a GET, a HEAD or a form post with a prepared response, or with 304 if the client has it. `extras` are
 * additional headers, names and values in turn.
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  { status, variants }: Representation,
  extras: readonly string[] = [],
): void {
  // RFC 9110 permits to ignore a header that accepts no encoding; the plain text is sent.
  const encoding = negotiateEncodings(request.headers['accept-encoding']).find(
    (candidate) => variants[candidate],
  );
  const variant = variants[encoding ?? 'identity'] ?? variants.identity;
  if (variant.etag !== undefined && fresh(request.headers, { etag: variant.etag })) {
    response.writeHead(304, [...variant.unchangedHeaders, ...extras]).end();
    return;
  }
  response.writeHead(status, extras.length ? [...variant.headers, ...extras] : variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body, 'latin1');
}
