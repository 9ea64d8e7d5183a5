/** Transfer sizes of pages: document, headers, and scripts before and after the first interaction. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright';

import { launch } from './browser.ts';
import { readAddresses, type Bench } from './site.ts';
import { createFigure, computeMedian, computePercentile, type Figure } from './table.ts';

const KIBIBYTE = 1024;
/** Name, colon, space, value and line break. */
const HEADER_MARKS = 4;

/** In bytes, compressed with brotli. */
interface Weight {
  readonly headers: number;
  readonly body: number;
}

/** Fetches an address with the headers of a browser. */
async function weigh(url: string): Promise<Weight> {
  const [response] = (await once(
    get(url, { headers: { 'Accept-Encoding': 'br' } }),
    'response',
  )) as [IncomingMessage];
  const { rawHeaders } = response;
  return {
    headers: rawHeaders.join('').length + (rawHeaders.length / 2) * HEADER_MARKS,
    body: (await buffer(response)).length,
  };
}

interface WeighedPage extends Weight {
  readonly address: string;
}

async function weighPages(origin: string): Promise<WeighedPage[]> {
  const pages: WeighedPage[] = [];
  for (const address of await readAddresses(origin))
    pages.push({ address, ...(await weigh(origin + address)) });
  return pages;
}

async function sumBodies(urls: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) sum += (await weigh(url)).body;
  return sum;
}

/** Triggers loading of scripts: moves the pointer, scrolls to the end and focuses a field. */
async function usePage(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let scrolledPixels = 0; scrolledPixels < height; scrolledPixels += 400)
    await page.mouse.wheel(0, 400);
  const fields = page.getByRole('main').getByRole('textbox');
  if ((await fields.count()) > 0) await fields.first().focus();
  await page.waitForLoadState('networkidle');
}

/** Scripts of a page, in KiB, with the JSON that they fetch. */
interface Scripts {
  readonly hasForm: boolean;
  readonly early: number;
  /** The part of `early` that is evaluated. */
  readonly evaluated: number;
  readonly evaluatedFiles: number;
  readonly all: number;
}

async function weighScripts(browser: Browser, url: string): Promise<Scripts> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const urls = new Set<string>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/javascript|application\/json/.test(type)) urls.add(response.url());
  });
  await page.coverage.startJSCoverage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const covered = await page.coverage.stopJSCoverage();
  const early = new Set(urls);
  const evaluated = covered
    .filter(
      ({ url: at, functions }) =>
        early.has(at) && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    .map((script) => script.url);
  await usePage(page);
  const hasForm = (await page.locator('main form[method=post]').count()) > 0;
  await context.close();
  return {
    hasForm,
    early: (await sumBodies(early)) / KIBIBYTE,
    evaluated: (await sumBodies(evaluated)) / KIBIBYTE,
    evaluatedFiles: evaluated.length,
    all: (await sumBodies(urls)) / KIBIBYTE,
  };
}

/** Measures the documents of all pages and the scripts of the selected ones. */
export async function measure({ sites, addresses }: Bench): Promise<readonly Figure[]> {
  const documents: WeighedPage[][] = [];
  const scripts: Scripts[][] = [];
  const browser = await launch();
  try {
    for (const { origin } of sites) {
      // Pages that are rendered for a request are compressed with the highest quality later.
      await weighPages(origin);
      const scriptsByPage: Scripts[] = [];
      for (const address of addresses)
        scriptsByPage.push(await weighScripts(browser, origin + address));
      scripts.push(scriptsByPage);
      documents.push(await weighPages(origin));
    }
  } finally {
    await browser.close();
  }
  const html = documents.map((weights) => weights.map(({ body }) => body / KIBIBYTE));
  const [heaviest] = documents[0]?.toSorted((a, b) => b.body - a.body) ?? [];
  const headers = documents.map((weights) => weights.map((weight) => weight.headers));
  const most = (
    title: string,
    unit: string,
    atMost: number,
    readValue: (pageScripts: Scripts) => number,
    isCounted: (pageScripts: Scripts) => boolean = () => true,
  ): Figure => {
    const values = scripts.map((pageScripts) =>
      computePercentile(pageScripts.filter(isCounted).map(readValue), 1),
    );
    return createFigure(`${title}, at most`, unit, values, { atMost });
  };
  const isContent = ({ hasForm }: Scripts) => !hasForm;
  const maxima = (all: readonly number[][]) => all.map((values) => Math.max(...values));
  return [
    createFigure('HTML, median', 'KiB', html.map(computeMedian)),
    createFigure(`HTML, at most (here ${heaviest?.address})`, 'KiB', maxima(html), { atMost: 24 }),
    createFigure('headers of a page, at most', 'bytes', maxima(headers), { atMost: 1500 }),
    most('scripts fetched before a sign of a person', 'KiB', 66, ({ early }) => early),
    most('scripts evaluated before it', 'KiB', 4, ({ evaluated }) => evaluated),
    most('files of them', '', 1, ({ evaluatedFiles }) => evaluatedFiles),
    most('all scripts of a content page', 'KiB', 135, ({ all }) => all, isContent),
    most(
      'all scripts of a page with a form',
      'KiB',
      170,
      ({ all }) => all,
      ({ hasForm }) => hasForm,
    ),
  ];
}
