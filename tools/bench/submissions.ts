/** Submissions stored per second, and the response time of pages while passwords are checked. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { API, PATHS } from '@site/contract/paths';

import { startClock } from './processor-time.ts';
import { alternate, type Bench, type Site } from './site.ts';
import { createFigure, computeMedian, computePercentile, type Figure } from './table.ts';

const SECONDS = 5;
/** Warm-up in seconds: V8 compiles until about 12,000 submissions have been stored. */
const WARM_UP = 12;
const CONCURRENT = 16;
const ONE_BY_ONE = 10;
const GUESSES = 100;

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

/** Posts JSON. Returns the body of the response. */
async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Returns the duration of one call in milliseconds. */
async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const startTime = performance.now();
  await work();
  return performance.now() - startTime;
}

interface Storing {
  readonly perSecond: number;
  readonly perProcessorSecond: number;
  /** The 99th percentile in milliseconds. */
  readonly latency: number;
}

/** Submissions are synced to disk before the response is sent, so every counted one is stored. */
async function storeInquiries({ name, origin }: Site, duration: number): Promise<Storing> {
  const readClock = startClock(origin);
  const result = await autocannon({
    url: origin + API.inquiries,
    connections: CONCURRENT,
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
  const usedTime = readClock();
  const storedCount = result.statusCodeStats?.['201']?.count ?? 0;
  if (storedCount < result.requests.total)
    throw new Error(
      `The site ${name} refuses inquiries: start it with RATE_LIMIT_SUBMISSIONS=1000000 RATE_LIMIT_LOOKUPS=1000000.`,
    );
  return {
    perSecond: storedCount / result.duration,
    perProcessorSecond: storedCount / usedTime,
    latency: result.latency.p99,
  };
}

interface Hotline {
  readonly report: number;
  readonly lookup: number;
  /** The response time of a page during guesses of passwords. */
  readonly page: number;
}

/** Sends reports and look-ups one by one, then concurrent look-ups while it reads pages. Returns medians in milliseconds. */
async function useHotline({ origin }: Site): Promise<Hotline> {
  const reports: number[] = [];
  const lookups: number[] = [];
  let receipt = '';
  for (let index = 0; index < ONE_BY_ONE; index += 1) {
    const report = { ...REPORT, title: `${REPORT.title} ${index}` };
    reports.push(
      await measureTime(async () => {
        ({ receipt } = (await post(origin + API.reports, report)) as { receipt: string });
      }),
    );
    lookups.push(
      await measureTime(() => post(origin + API.lookup, { receipt, password: PASSWORD })),
    );
  }
  const guesses = Array.from({ length: GUESSES }, (_, index) =>
    post(origin + API.lookup, { receipt, password: `wrong ${index}!` }),
  );
  const completion = Promise.all(guesses).then(() => true);
  const pages: number[] = [];
  while (!(await Promise.race([completion, setTimeout(10, false)])))
    pages.push(await measureTime(async () => (await fetch(origin + PATHS.intro)).text()));
  return {
    report: computeMedian(reports),
    lookup: computeMedian(lookups),
    page: computePercentile(pages, 0.99),
  };
}

/** Measures inquiries and the hotline of the sites alternately. */
export async function measure({ sites, rounds }: Bench): Promise<readonly Figure[]> {
  for (const site of sites) await storeInquiries(site, WARM_UP);
  const storedRates = await alternate(sites, rounds, (site) => storeInquiries(site, SECONDS));
  const hotline = await alternate(sites, rounds, useHotline);
  const medians = <Key extends string>(
    results: readonly (readonly Readonly<Record<Key, number>>[])[],
    key: Key,
  ) => results.map((all) => computeMedian(all.map((result) => result[key])));
  const perSecond = medians(storedRates, 'perSecond');
  const page = medians(hotline, 'page');
  return [
    createFigure(`inquiries stored, ${CONCURRENT} concurrently`, 'per s', perSecond),
    createFigure(
      '  for each second of processor time',
      '',
      medians(storedRates, 'perProcessorSecond'),
    ),
    createFigure('  99 of 100 within', 'ms', medians(storedRates, 'latency')),
    createFigure('a report, alone', 'ms', medians(hotline, 'report')),
    createFigure('a look-up, alone', 'ms', medians(hotline, 'lookup')),
    createFigure(`a page during ${GUESSES} look-ups, 99 of 100 within`, 'ms', page, { atMost: 50 }),
  ];
}
