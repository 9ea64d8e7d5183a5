import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

/** A proxy that answers each address from memory after the first request. */
export interface Proxy extends AsyncDisposable {
  readonly origin: string;
}

/** The network of Lighthouse's phone: latency in milliseconds, then bytes per millisecond. */
const SLOW_LINE = { latency: 150, rate: 204.8 };

/** Headers of the connection, headers that Node sets, and headers for one visitor. */
const NOT_COPIED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'set-cookie',
];

/** Returns a page without its scripts, and without links that fetch them. */
const removeScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="?(?:modulepreload|prefetch)\b[^>]*>/g, '');

/** Returns the headings, texts, links and lists of a page's main element as plain HTML. */
function writePlain(html: string): string {
  const [main = ''] = /<main\b[^]*<\/main>/.exec(html) ?? [];
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const content = main
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<(?!\/?(?:h[1-6]|p|a|ul|ol|li)\b)[^>]*>/g, '')
    .replaceAll(/<(\w+)[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>');
  return (
    `<!doctype html><html lang="ko"><head><meta charset="utf-8">${title}` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<style>body{max-width:40rem;margin:auto;font:1.0625rem/1.6 sans-serif}</style></head>' +
    `<body><main>${content}</main></body></html>`
  );
}

interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How pages are changed; `plain` also removes the site's headers. */
const VARIANTS = { original: undefined, scriptless: removeScripts, plain: writePlain } as const;

/** Serves a site from memory, optionally with a slow network. */
export async function startProxy(
  site: string,
  variant: keyof typeof VARIANTS,
  isSlow = false,
): Promise<Proxy> {
  const change = VARIANTS[variant];
  const answers = new Map<string, Promise<ReceivedResponse>>();

  async function fetchOnce(address: string): Promise<ReceivedResponse> {
    const response = await fetch(site + address, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    let body: Buffer = Buffer.from(await response.arrayBuffer());
    if (change && type.startsWith('text/html')) body = Buffer.from(change(body.toString()));
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) =>
        variant === 'plain' ? name === 'content-type' : !NOT_COPIED.includes(name),
      ),
    );
    const isText = /^(?:text|application\/.*json|image\/svg)/.test(type);
    return {
      status: response.status,
      headers: { ...headers, ...(isText && { 'content-encoding': 'br' }) },
      body: isText ? brotliCompressSync(body) : body,
    };
  }

  async function answer(address: string): Promise<ReceivedResponse> {
    const pendingAnswer =
      answers.get(address) ?? fetchOnce(address).catch(() => fetchOnce(address));
    answers.set(address, pendingAnswer);
    const originResponse = await pendingAnswer;
    if (isSlow) await setTimeout(SLOW_LINE.latency + originResponse.body.length / SLOW_LINE.rate);
    return originResponse;
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => {
        console.error(`  ${request.url} failed: ${String(error)}`);
        response.writeHead(502).end();
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
