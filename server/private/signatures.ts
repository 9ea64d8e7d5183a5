import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { httpbis } from 'http-message-signatures';

import { signBytes, verifyBytes } from '../submissions/answer-signature.ts';
import type { KeyPair } from '../submissions/key-pair.ts';

/**
 * HTTP Message Signatures (RFC 9421) in the one form that the private listener accepts: one signature, over method,
 * path and digest of the body, with the key and a nonce of the server. The library would accept more labels, fewer
 * components and other parameters.
 */

const LABEL = 'site';
const COMPONENTS = ['@method', '@path', 'content-digest'];
const COMPONENT_LIST = COMPONENTS.map((name) => `"${name}"`).join(' ');
const NONCE = '"([\\w-]{22})"';
const INPUT = new RegExp(
  `^${LABEL}=\\(${COMPONENT_LIST}\\);keyid="([A-Za-z\\d+/]{43}=)";nonce=${NONCE}$`,
);
const SIGNATURE = new RegExp(`^${LABEL}=:[A-Za-z\\d+/]{86}==:$`);
const OFFER = new RegExp(`^${LABEL}=\\(${COMPONENT_LIST}\\);nonce=${NONCE}$`);

/** Creates the value of `Accept-Signature`, which asks for a signature with a nonce. */
export const createOffer = (nonce: string): string =>
  `${LABEL}=(${COMPONENT_LIST});nonce="${nonce}"`;

/** Returns the nonce of an `Accept-Signature`; `undefined` if the header has another form. */
export const parseOffer = (offer: string | null | undefined): string | undefined =>
  OFFER.exec(offer ?? '')?.[1];

const createDigest = (body: Uint8Array): string => `sha-256=:${hash('sha256', body, 'base64')}:`;

/** The signed parts of a request. */
interface SignedMessage {
  readonly method: string;
  /** Without a query. */
  readonly path: string;
  readonly body: Uint8Array;
}

// The library reads the path from an address; the host is not signed.
const getAddress = (path: string): string => `http://private${path}`;

/** Signs a request. Resolves with the headers to send with it. */
export async function signRequest(
  { method, path, body }: SignedMessage,
  {
    nonce,
    keyId,
    pair,
  }: { readonly nonce: string; readonly keyId: string; readonly pair: KeyPair },
): Promise<Record<string, string>> {
  const { headers } = await httpbis.signMessage(
    {
      name: LABEL,
      key: { id: keyId, sign: (bytes) => signBytes(bytes, pair) },
      fields: COMPONENTS,
      params: ['keyid', 'nonce'],
      paramValues: { nonce },
    },
    { method, url: getAddress(path), headers: { 'Content-Digest': createDigest(body) } },
  );
  return headers;
}

/** The key and the nonce in a request's signature, before it is verified. */
export interface SignatureClaim {
  /** The public key that verifies the signature, in base64. */
  readonly keyId: string;
  readonly nonce: string;
}

/** Reads the claim of a request; `undefined` if its headers do not have the accepted form. */
export function readClaim(headers: IncomingHttpHeaders): SignatureClaim | undefined {
  const { 'signature-input': input, signature } = headers;
  const [, keyId, nonce] = (typeof input === 'string' && INPUT.exec(input)) || [];
  const isSigned = typeof signature === 'string' && SIGNATURE.test(signature);
  return keyId !== undefined && nonce !== undefined && isSigned ? { keyId, nonce } : undefined;
}

/** Returns whether a request has a header of a signature. */
export const hasSignature = (headers: IncomingHttpHeaders): boolean =>
  headers['signature-input'] !== undefined || headers.signature !== undefined;

/** Checks a request against its claim. Resolves with the problem, or `undefined`. */
export async function findSignatureProblem(
  { method, path, body }: SignedMessage,
  headers: IncomingHttpHeaders,
  { keyId }: SignatureClaim,
): Promise<'digest' | 'signature' | undefined> {
  const { 'signature-input': input, signature, 'content-digest': digest } = headers;
  if (digest !== createDigest(body)) return 'digest';
  const key = Buffer.from(keyId, 'base64');
  const isValid = await httpbis.verifyMessage(
    {
      keyLookup: async () => ({
        verify: (bytes, sentSignature) => verifyBytes(bytes, sentSignature, key),
      }),
    },
    {
      method,
      url: getAddress(path),
      headers: {
        'Content-Digest': digest,
        'Signature-Input': String(input),
        Signature: String(signature),
      },
    },
  );
  return isValid === true ? undefined : 'signature';
}
