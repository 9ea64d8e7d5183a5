import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sodium from 'libsodium-wrappers-sumo';
import { expect, onTestFinished, test } from 'vitest';

import { deriveVerificationKey } from '../submissions/answer-signature.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { createPrivateClient, PrivateServerError } from './client.ts';
import { createPrivateListener, type PrivateRoute } from './listener.ts';
import { createNonces } from './nonces.ts';
import { parseOffer, signRequest } from './signatures.ts';

async function createPair(): Promise<KeyPair> {
  await sodium.ready;
  return sodium.crypto_box_keypair();
}

const getKeyId = async (pair: KeyPair): Promise<string> =>
  Buffer.from(await deriveVerificationKey(pair)).toString('base64');

/** Starts a listener with the route `/echo`, which one key may use, and `/other`, which nobody may use. */
async function startListener() {
  const pair = await createPair();
  const keyId = await getKeyId(pair);
  const logged: (string | undefined)[] = [];
  const route: PrivateRoute = {
    maxBytes: 1000,
    isAllowed: (key) => key === keyId,
    respond: async (body, key) => ({ status: 200, body: { body, key } }),
  };
  const server = createPrivateListener({
    routes: { '/echo': route, '/other': { ...route, isAllowed: () => false } },
    log: (event, facts) => void logged.push(`${event} ${facts?.code ?? ''}`),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;

  async function post(path: string, body: string, headers: Record<string, string> = {}) {
    const clientRequest = request({
      port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      agent: false,
      headers,
    });
    clientRequest.on('error', () => undefined).end(body);
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
    return {
      status: response.statusCode,
      text: Buffer.concat(parts).toString(),
      nonce: parseOffer(response.headers['accept-signature'] as string),
    };
  }
  const fetchNonce = async () => (await post('/echo', '')).nonce ?? '';
  const sign = async (body: string, signer = pair, path = '/echo', nonce?: string) =>
    signRequest(
      { method: 'POST', path, body: Buffer.from(body) },
      { nonce: nonce ?? (await fetchNonce()), keyId: await getKeyId(signer), pair: signer },
    );
  return { pair, keyId, port, logged, post, sign, fetchNonce };
}

const BODY = '{"text":"one"}';

test('a signed request is answered, and its nonce is not accepted again', async () => {
  const { keyId, logged, post, sign } = await startListener();
  const headers = await sign(BODY);
  const first = await post('/echo', BODY, headers);
  expect(first).toMatchObject({ status: 200 });
  expect(JSON.parse(first.text)).toEqual({ body: { text: 'one' }, key: keyId });
  expect(await post('/echo', BODY, headers)).toMatchObject({ status: 401 });
  expect(logged).toEqual(['signature.refused nonce']);
});

type Headers = Record<string, string>;
const change = (headers: Headers, name: string, edit: (value: string) => string): Headers => ({
  ...headers,
  [name]: edit(headers[name] ?? ''),
});

const REFUSALS: Record<
  string,
  [code: string, attempt: (site: Awaited<ReturnType<typeof startListener>>) => Promise<unknown>]
> = {
  'another key': [
    'key',
    async ({ post, sign }) => post('/echo', BODY, await sign(BODY, await createPair())),
  ],
  'a signature of another key': [
    'signature',
    async ({ post, fetchNonce, keyId }) => {
      const otherPair = await createPair();
      const message = { method: 'POST', path: '/echo', body: Buffer.from(BODY) };
      const nonce = await fetchNonce();
      return post('/echo', BODY, await signRequest(message, { nonce, keyId, pair: otherPair }));
    },
  ],
  'a changed body': [
    'digest',
    async ({ post, sign }) => post('/echo', '{"text":"two"}', await sign(BODY)),
  ],
  'a changed body with its digest': [
    'signature',
    async ({ post, sign }) => {
      const otherBody = '{"text":"two"}';
      const { 'Content-Digest': digest = '' } = await sign(otherBody);
      return post('/echo', otherBody, { ...(await sign(BODY)), 'Content-Digest': digest });
    },
  ],
  'another path': ['key', async ({ post, sign }) => post('/other', BODY, await sign(BODY))],
  'a path that does not exist': [
    'form',
    async ({ post, sign }) => post('/none', BODY, await sign(BODY, undefined, '/none')),
  ],
  'a query': ['form', async ({ post, sign }) => post('/echo?a=1', BODY, await sign(BODY))],
  'a nonce that was not given': [
    'nonce',
    async ({ post, sign }) =>
      post('/echo', BODY, await sign(BODY, undefined, '/echo', 'A'.repeat(22))),
  ],
  'two labels': [
    'form',
    async ({ post, sign }) => {
      const headers = await sign(BODY);
      const twice = (value: string) => `${value}, second${value.slice('site'.length)}`;
      return post(
        '/echo',
        BODY,
        change(change(headers, 'Signature', twice), 'Signature-Input', twice),
      );
    },
  ],
  'another label': [
    'form',
    async ({ post, sign }) => {
      const rename = (value: string) => value.replace('site=', 'other=');
      return post(
        '/echo',
        BODY,
        change(change(await sign(BODY), 'Signature', rename), 'Signature-Input', rename),
      );
    },
  ],
  'a missing component': [
    'form',
    async ({ post, sign }) =>
      post(
        '/echo',
        BODY,
        change(await sign(BODY), 'Signature-Input', (value) =>
          value.replace(' "content-digest"', ''),
        ),
      ),
  ],
  'one more component': [
    'form',
    async ({ post, sign }) =>
      post(
        '/echo',
        BODY,
        change(await sign(BODY), 'Signature-Input', (value) =>
          value.replace('("@method"', '("date" "@method"'),
        ),
      ),
  ],
  'one more parameter': [
    'form',
    async ({ post, sign }) =>
      post(
        '/echo',
        BODY,
        change(await sign(BODY), 'Signature-Input', (value) => `${value};created=1`),
      ),
  ],
  'no parameter for the key': [
    'form',
    async ({ post, sign }) =>
      post(
        '/echo',
        BODY,
        change(await sign(BODY), 'Signature-Input', (value) => value.replace(/;keyid="[^"]*"/, '')),
      ),
  ],
  'a body that is too large': [
    'large',
    async ({ post, sign }) => {
      const large = JSON.stringify('x'.repeat(1000));
      return post('/echo', large, await sign(large));
    },
  ],
  'a body of unknown length': [
    'large',
    async ({ post, sign }) =>
      post('/echo', BODY, { ...(await sign(BODY)), 'Transfer-Encoding': 'chunked' }),
  ],
};

test.each(Object.entries(REFUSALS))(
  '%s is refused like any invalid request, and logged',
  async (_name, [code, attempt]) => {
    const listener = await startListener();
    const { status, text } = (await attempt(listener)) as { status: number; text: string };
    expect({ status, text }).toEqual({ status: 401, text: '{"code":"refused"}' });
    expect(listener.logged).toEqual([`signature.refused ${code}`]);
  },
);

test('an invalid request of another client does not consume a nonce', async () => {
  const { post, sign } = await startListener();
  const headers = await sign(BODY);
  expect((await post('/echo', '{}', headers)).status).toBe(401);
  expect((await post('/echo', BODY, headers)).status).toBe(200);
});

test('a body that is announced as too large is refused before it arrives', async () => {
  const { port, sign } = await startListener();
  const headers = { ...(await sign(BODY)), 'Content-Length': '1001' };
  const clientRequest = request({
    port,
    host: '127.0.0.1',
    path: '/echo',
    method: 'POST',
    agent: false,
    headers,
  });
  clientRequest.on('error', () => undefined).flushHeaders();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(401);
  clientRequest.destroy();
});

test('headers that are too large are refused before they are read', async () => {
  const { post, sign } = await startListener();
  const headers = { ...(await sign(BODY)), 'X-Filler': 'x'.repeat(10_000) };
  expect((await post('/echo', BODY, headers)).status).toBe(431);
});

test('a signed body that is not JSON is invalid, and a request without a signature is not counted', async () => {
  const { post, sign, logged } = await startListener();
  expect(await post('/echo', '{', await sign('{'))).toMatchObject({ status: 422 });
  expect(logged).toEqual([]);
});

test('the number of valid nonces is bounded: the oldest ends', () => {
  const nonces = createNonces(2);
  const [first, second, third] = [nonces.issue(), nonces.issue(), nonces.issue()];
  expect([first, second, third].map((nonce) => nonces.take(nonce))).toEqual([false, true, true]);
});

test('the client signs with the nonce of the last response, and reports why it is refused', async () => {
  const { pair, keyId, port } = await startListener();
  const client = await createPrivateClient(`http://127.0.0.1:${port}/`, pair);
  for (const value of [1, 2])
    expect(await client.send('/echo', value)).toEqual({
      status: 200,
      body: { body: value, key: keyId },
    });
  const otherClient = await createPrivateClient(`http://127.0.0.1:${port}`, await createPair());
  await expect(otherClient.send('/echo', 1)).rejects.toMatchObject({ code: 'refused' });
  const nobody = await createPrivateClient('http://127.0.0.1:1', pair);
  await expect(nobody.send('/echo', 1)).rejects.toBeInstanceOf(PrivateServerError);
});
