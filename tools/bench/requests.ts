/**
 * The most expensive request of each route: bytes out per byte in, processor time and memory, and the response time of
 * others while one client sends many. Refused requests come last: they should cost less than served ones.
 */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { Worker } from 'node:worker_threads';
import { API, PATHS, withId } from '@site/contract/paths';

import { startClock } from './processor-time.ts';
import { startSite, type Bench } from './site.ts';
import { createFigure, type Figure } from './table.ts';

/** The number of requests whose cost is measured, sent one after another. */
const REPEATED = 40;
/** The number of concurrent requests during which `/api/health` is measured. */
const CONCURRENT = 300;
const WARM_UP = 5;
/** Longest wait of `/api/health`, in milliseconds. */
const WAIT_MAX = 50;

interface Request {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly body?: string;
}

const STOP_WORDS =
  'the of and to in for a is with on are by be as at from that it or an we our this your can';
const SYLLABLES = [
  ...'가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수',
].join(' ');
const FUZZY = 'harnes conector juncton modul chargin sensr actuatr convertr';
const search = (at: string, q: string, language: string) =>
  `${at}?${new URLSearchParams({ q, lang: language }).toString()}`;
const post = (title: string, target: string, fields: Record<string, string>): Request => ({
  title,
  method: 'POST',
  target,
  body: new URLSearchParams(fields).toString(),
});

/** Repeats a character that HTML escapes with six characters. */
const flood = (length: number) => '"'.repeat(length);
const REPORT = `${PATHS.whistleblowing}?tab=report`;

const SERVED: readonly Request[] = [
  { title: 'a page', method: 'GET', target: PATHS.home },
  { title: 'a form', method: 'GET', target: REPORT },
  {
    title: 'a search of stop words',
    method: 'GET',
    target: search(API.searches, STOP_WORDS, 'en'),
  },
  { title: 'a search of syllables', method: 'GET', target: search(API.searches, SYLLABLES, 'ko') },
  {
    title: 'a search of misspelled words',
    method: 'GET',
    target: search(API.searches, FUZZY, 'en'),
  },
  { title: 'suggestions', method: 'GET', target: search(API.suggestions, SYLLABLES, 'ko') },
  { title: 'a page of a search', method: 'GET', target: search(PATHS.search, SYLLABLES, 'ko') },
  { title: 'a list with words', method: 'GET', target: search(PATHS.press, SYLLABLES, 'ko') },
  { title: 'a list of the API', method: 'GET', target: search(API.press, SYLLABLES, 'ko') },
  { title: 'a missing item', method: 'GET', target: withId(PATHS.pressView, 999_999) },
  { title: 'an unknown path', method: 'GET', target: '/nothing' },
];
/** Requests within the rate limit are served first; all later ones are refused. */
const POSTED: readonly Request[] = [
  post('a form with mistakes', REPORT, { title: 'a' }),
  post('a form with 4,000 quotation marks', REPORT, { content: flood(4000) }),
  post('a form with 80,000 quotation marks', REPORT, { content: flood(80_000) }),
];
const REFUSED: readonly Request[] = [
  post('over the limit', REPORT, { content: flood(80_000) }),
  post('over the limit, by the API', API.reports, { content: flood(80_000) }),
];

interface ReceivedResponse {
  readonly status: number;
  readonly bytes: number;
}

const send = (url: string, { method, target, body }: Request): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(Buffer.byteLength(body)),
      }),
    };
    httpRequest(new URL(target, url), { method, headers, agent: false }, (response) => {
      let bytes = 0;
      response
        .on('data', (chunk: Buffer) => (bytes += chunk.length))
        .on('error', reject)
        .on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    })
      .on('error', reject)
      .end(body);
  });

/** Measures a repeated request: processor time, and bytes out per byte in. */
async function measureCost(origin: string, request: Request): Promise<Figure[]> {
  for (let index = 0; index < WARM_UP; index += 1) await send(origin, request);
  const { status, bytes } = await send(origin, request);
  const getSeconds = startClock(origin);
  for (let index = 0; index < REPEATED; index += 1) await send(origin, vary(request, index));
  const sentBytes = request.target.length + Buffer.byteLength(request.body ?? '');
  const title = `${request.method} ${request.target.split('?')[0]}, ${request.title} (${status})`;
  return [
    createFigure(title, 'ms of the processor', [(getSeconds() * 1000) / REPEATED]),
    createFigure(title, 'bytes out ÷ in', [bytes / sentBytes]),
  ];
}

/** Measures the longest response time of `/api/health` during concurrent requests. A separate thread sends its requests. */
async function measureWait(origin: string, request: Request): Promise<Figure> {
  const worker = new Worker(new URL('./health-worker.ts', import.meta.url), {
    workerData: { url: new URL(API.health, origin).href },
  });
  let longest = 0;
  worker.on('message', (wait: number) => (longest = wait));
  await once(worker, 'message');
  await Promise.all(
    Array.from({ length: CONCURRENT }, (_, index) => send(origin, vary(request, index))),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  worker.postMessage('end');
  await once(worker, 'exit');
  const title = `${API.health} waits during ${CONCURRENT} requests: ${request.title}`;
  return createFigure(title, 'ms', [longest], { atMost: WAIT_MAX });
}

/** Returns a search for a new word, so that no cached answer is used. */
const vary = (request: Request, index: number): Request => ({
  ...request,
  target: request.target.replace('q=', `q=${index}+`),
});

/** Measures the most expensive requests of the first site. */
export async function measure({ sites: [site] }: Bench): Promise<readonly Figure[]> {
  const origin = site?.origin ?? '';
  const figures: Figure[] = [];
  for (const request of [...SERVED, ...POSTED])
    figures.push(...(await measureCost(origin, request)));
  for (const request of SERVED.filter(({ target }) => target.includes('q=')))
    figures.push(await measureWait(origin, request));
  // Refused requests exceed a limit.
  const strict = await startSite({ RATE_LIMIT_SUBMISSIONS: '1' });
  try {
    for (const request of REFUSED) figures.push(...(await measureCost(strict.origin, request)));
    for (const request of REFUSED) figures.push(await measureWait(strict.origin, request));
  } finally {
    await strict.stop();
  }
  return figures;
}
