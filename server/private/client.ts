import type { KeyPair } from '../submissions/key-pair.ts';
import { deriveVerificationKey } from '../submissions/answer-signature.ts';
import { parseOffer, signRequest } from './signatures.ts';

/** The timeout of a request, in milliseconds: a version of the news may have photographs. */
const TIMEOUT = 60_000;
/** How often a request is sent if the network breaks, or the server has discarded its nonce. */
const ATTEMPTS = 2;

/**
 * Why the private listener did not carry out a request: it cannot be reached, it refuses the key (or a body that is too
 * large), it is busy, or it failed.
 */
export class PrivateServerError extends Error {
  override readonly name = 'PrivateServerError';
  readonly code: 'unreachable' | 'refused' | 'busy' | 'failed';

  constructor(code: PrivateServerError['code'], options?: ErrorOptions) {
    super(`The private listener: ${code}.`, options);
    this.code = code;
  }
}

/** A response to a signed request. */
export interface SignedResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Sends signed requests to the private listener of a server. */
export interface PrivateClient {
  /**
   * Sends a value to a route. A request that the network interrupts is sent again, so a route must allow repetitions.
   * Resolves with 200, 404, 409 or 422; rejects with a `PrivateServerError`.
   */
  readonly send: (path: string, value: unknown) => Promise<SignedResponse>;
}

const CODES: Readonly<Record<number, PrivateServerError['code']>> = {
  401: 'refused',
  503: 'busy',
};
const EXPECTED = [200, 404, 409, 422];

/** Creates a client. `url` is the address of the listener, such as `https://desk.example.com`. */
export async function createPrivateClient(url: string, pair: KeyPair): Promise<PrivateClient> {
  const keyId = Buffer.from(await deriveVerificationKey(pair)).toString('base64');
  const base = url.replace(/\/+$/, '');
  let nonce: string | undefined;

  async function post(path: string, body: Buffer): Promise<Response> {
    const sentNonce = nonce;
    nonce = undefined;
    const headers = sentNonce
      ? await signRequest({ method: 'POST', path, body }, { nonce: sentNonce, keyId, pair })
      : {};
    const response = await fetch(base + path, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT),
      // Without a nonce, the request is sent only to receive one.
      body: sentNonce ? new Uint8Array(body) : '',
    });
    nonce = parseOffer(response.headers.get('accept-signature'));
    return response;
  }

  async function sendOnce(path: string, body: Buffer): Promise<SignedResponse> {
    if (nonce === undefined) await (await post(path, body)).arrayBuffer();
    const response = await post(path, body);
    const text = await response.text();
    if (!EXPECTED.includes(response.status))
      throw new PrivateServerError(CODES[response.status] ?? 'failed');
    return { status: response.status, body: JSON.parse(text) as unknown };
  }

  return {
    async send(path, value) {
      const body = Buffer.from(JSON.stringify(value));
      for (let attempt = 1; ; attempt += 1)
        try {
          return await sendOnce(path, body);
        } catch (error) {
          const code = error instanceof PrivateServerError ? error.code : 'unreachable';
          // A restarted server refuses the nonces that it issued before.
          if (attempt < ATTEMPTS && code !== 'failed') continue;
          throw new PrivateServerError(code, { cause: error });
        }
    },
  };
}
