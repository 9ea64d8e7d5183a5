import { generateKeyPairSync, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { API, PATHS } from '@site/contract/paths';

import { paddedSize } from '../../server/submissions/padding.ts';
import { sealBox } from '../../server/submissions/sealed-box.ts';
import { processorTime } from './processorTime.ts';
import { startBenchServer, type BenchServer } from './server.ts';
import { against, percentile, rounded, type Figure } from './table.ts';

const SECONDS = 5;
/**
 * How long nothing is measured, in seconds: after its start the server makes the index of the search and compresses
 * pages, and V8 compiles until some 12,000 submissions were stored.
 */
const WARM_UP = 12;
const AT_ONCE = 16;
const ONE_BY_ONE = 20;
const LOOKUPS = 200;
const SEALED = 2000;

const PASSWORD = '하늘이 2번 파랗다!';
const INQUIRY = {
  category: 'customer',
  writer: '시험',
  email: 'visitor@example.com',
  subject: '정션 블록 문의',
  content: '사양서를 받고 싶습니다. '.repeat(20),
  consent: true,
};
const REPORT = {
  type: 'safety',
  anonymous: true,
  companyUnknown: true,
  title: '안전 장치 해제',
  content: '프레스의 안전 장치가 꺼져 있습니다. '.repeat(20),
  password: PASSWORD,
  consent: true,
};

const JSON_TYPE = { 'Content-Type': 'application/json' };
const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

/** How long one call takes, in milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Every answer was synced to the disk before it left: a submission that is counted is stored. */
async function durable({ url, pid }: BenchServer): Promise<Figure[]> {
  const sendFor = (duration: number) =>
    autocannon({
      url: url + API.inquiries,
      connections: AT_ONCE,
      duration,
      requests: [
        {
          method: 'POST',
          body: JSON.stringify(INQUIRY),
          setupRequest: (request) => ({
            ...request,
            headers: { ...JSON_TYPE, 'Idempotency-Key': randomUUID() },
          }),
        },
      ],
    });
  await sendFor(WARM_UP);
  const before = processorTime(pid);
  const clientBefore = processorTime(process.pid);
  const result = await sendFor(SECONDS);
  const used = processorTime(pid) - before;
  const usedByClient = processorTime(process.pid) - clientBefore;
  const stored = result.statusCodeStats?.['201']?.count ?? 0;
  const share = (seconds: number) => `${rounded((seconds / result.duration) * 100)} %`;
  return [
    {
      what: `inquiries stored, ${AT_ONCE} at once`,
      figure: `${rounded(stored / result.duration)} per second`,
    },
    // The client of this measurement takes processors that visitors bring themselves.
    {
      what: 'of that second, processor time of the server, and of the client',
      figure: `${share(used)}, ${share(usedByClient)}`,
    },
    against('inquiries stored, for each second of processor time', stored / used, '', {
      atLeast: 2000,
    }),
    { what: 'an inquiry, of processor time', figure: `${rounded((used / stored) * 1000)} ms` },
    await sealing(),
    { what: 'an inquiry, 99 of 100 within', figure: `${rounded(result.latency.p99)} ms` },
    { what: 'inquiries refused', figure: rounded(result.requests.total - stored) },
  ];
}

/** What sealing takes of an inquiry without a file, which is padded like all of its size. */
async function sealing(): Promise<Figure> {
  const { x = '' } = generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url');
  const plain = Buffer.alloc(paddedSize(1024));
  const times: number[] = [];
  for (let index = 0; index < SEALED; index += 1)
    times.push(await timeOf(() => sealBox(plain, publicKey)));
  return { what: 'of it, sealing', figure: `${rounded(percentile(times, 0.5))} ms` };
}

async function hotline({ url }: BenchServer): Promise<{ receipt: string; figures: Figure[] }> {
  const sending: number[] = [];
  const looking: number[] = [];
  let receipt = '';
  for (let index = 0; index < ONE_BY_ONE; index += 1) {
    const title = `${REPORT.title} ${index}`;
    sending.push(
      await timeOf(async () => {
        const response = await post(url + API.reports, { ...REPORT, title });
        ({ receipt } = (await response.json()) as { receipt: string });
      }),
    );
    const look = () => post(url + API.lookup, { receipt, password: PASSWORD });
    looking.push(await timeOf(async () => (await look()).text()));
  }
  return {
    receipt,
    figures: [
      { what: 'a report, sent alone', figure: `${rounded(percentile(sending, 0.5))} ms` },
      { what: 'a look-up, alone', figure: `${rounded(percentile(looking, 0.5))} ms` },
    ],
  };
}

/** Many guesses at once, while others read the site. */
async function underGuesses(server: BenchServer, receipt: string): Promise<Figure[]> {
  const { url } = server;
  const statuses: number[] = [];
  let peak = server.memory();
  const guesses = Promise.all(
    Array.from({ length: LOOKUPS }, async (_, index) => {
      const response = await post(url + API.lookup, { receipt, password: `wrong ${index}!` });
      await response.text();
      statuses.push(response.status);
    }),
  );
  const done = guesses.then(() => true);
  const pages: number[] = [];
  const pause = (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(() => resolve(false), 10));
  while (!(await Promise.race([done, pause()])) && pages.length < 1000) {
    pages.push(await timeOf(async () => (await fetch(url + PATHS.home)).text()));
    const now = server.memory();
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
  }
  await guesses;
  const refused = statuses.filter((status) => status === 503).length;
  return [
    { what: `of ${LOOKUPS} look-ups at once, asked to come back`, figure: rounded(refused) },
    {
      what: 'a page meanwhile, 99 of 100 within',
      figure: `${rounded(percentile(pages, 0.99))} ms`,
    },
    { what: 'memory meanwhile', figure: peak === undefined ? 'unknown' : `${rounded(peak)} MiB` },
  ];
}

/** How many submissions are stored for good in a second, and what passwords cost everybody else. */
export async function measure(): Promise<readonly Figure[]> {
  // All requests come from one network.
  const server = await startBenchServer({
    RATE_LIMIT_SUBMISSIONS: '1000000',
    RATE_LIMIT_LOOKUPS: '1000000',
  });
  try {
    const stored = await durable(server);
    const { receipt, figures } = await hotline(server);
    return [...stored, ...figures, ...(await underGuesses(server, receipt))];
  } finally {
    await server.stop();
  }
}
