/**
 * Time from a click to the paint of the next page, for the first and for later clicks, and the delay of the first
 * interaction with a control.
 */
import type { Browser, Locator, Page } from 'playwright';
import { PATHS } from '@site/contract/paths';

import { launch } from './browser.ts';
import { followLink, openVisitor, touch, type Visitor } from './person.ts';
import { startProxy } from './proxy.ts';
import { alternate, type Bench, type Site } from './site.ts';
import { createFigure, computeMedian, computePercentile, type Figure } from './table.ts';

/** Pages with a link and their targets: blocks, a long document and a form. */
const FIRST_CLICKS = [
  [PATHS.intro, PATHS.philosophy],
  [PATHS.terms, PATHS.privacy],
  [PATHS.faq, PATHS.inquiry],
] as const;
/** Visited one after another. */
const [START, ...LATER] = [
  PATHS.intro,
  PATHS.philosophy,
  PATHS.finance,
  PATHS.governance,
  PATHS.privacy,
  PATHS.duty,
  PATHS.inquiry,
] as const;

/** The goal for a first click, as a multiple of the time with plain HTML pages. */
const PLAIN = 1.1;

const findSlowest = (times: readonly number[]): number => computePercentile(times, 0.9);

const getMain = (page: Page): Locator => page.getByRole('main');
const CONTROLS: readonly (readonly [address: string, find: (page: Page) => Locator])[] = [
  [PATHS.intro, (page) => page.getByRole('banner').getByRole('button')],
  [PATHS.inquiry, (page) => getMain(page).getByRole('checkbox')],
  [PATHS.inquiry, (page) => getMain(page).getByRole('textbox')],
  [PATHS.inquiry, (page) => getMain(page).locator('select')],
  [PATHS.duty, (page) => getMain(page).locator('summary')],
  ['/home/connected?tab=junction-block', (page) => getMain(page).locator('label').nth(1)],
  [PATHS.authenticationAll, (page) => getMain(page).locator('label').nth(1)],
  [PATHS.authenticationAll, (page) => getMain(page).locator('li a[href^="#"]')],
  [PATHS.notice, (page) => getMain(page).getByRole('searchbox')],
  [PATHS.terms, (page) => getMain(page).getByRole('navigation').getByRole('button')],
];

/** Clicks links before any script of the page runs. Returns milliseconds. */
async function measureFirstClicks(
  open: () => Promise<Visitor>,
  origin: string,
  isHasty: boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (const [from, to] of FIRST_CLICKS) {
    const visitor = await open();
    await visitor.page.goto(origin + from, { waitUntil: 'networkidle' });
    times.push(await followLink(visitor, to, isHasty));
    await visitor.context.close();
  }
  return times;
}

/** Clicks links after the scripts have started. Returns milliseconds. */
async function measureLaterClicks(open: () => Promise<Visitor>, origin: string): Promise<number[]> {
  const visitor = await open();
  const { page, context } = visitor;
  await page.goto(origin + START, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
  const times: number[] = [];
  for (const to of LATER) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    times.push(await followLink(visitor, to));
  }
  await context.close();
  return times;
}

/** Interacts with each control first on its page. Returns milliseconds. */
async function measureFirstTouches(
  open: () => Promise<Visitor>,
  origin: string,
): Promise<number[]> {
  const times: number[] = [];
  for (const [address, find] of CONTROLS) {
    const visitor = await open();
    await visitor.page.goto(origin + address, { waitUntil: 'networkidle' });
    times.push(await touch(visitor, find(visitor.page).filter({ visible: true }).first()));
    await visitor.context.close();
  }
  return times;
}

/** Returns median and 90th percentile as figures, one column per site. */
const describe = (
  title: string,
  times: readonly (readonly number[])[],
  goals: { readonly median?: number; readonly mostly?: number } = {},
): Figure[] => [
  createFigure(`${title}, median`, 'ms', times.map(computeMedian), { atMost: goals.median }),
  createFigure(`${title}, nine of ten`, 'ms', times.map(findSlowest), { atMost: goals.mostly }),
];

/** Measures clicks on a desktop, or on a phone with a slow network and a four times slower processor. */
async function measureClicks(
  browser: Browser,
  { sites, rounds }: Bench,
  isPhone: boolean,
): Promise<Figure[]> {
  await using proxies = new AsyncDisposableStack();
  const serve = async ({ name, origin }: Site, variant: 'original' | 'plain'): Promise<Site> => {
    const proxy = proxies.use(await startProxy(origin, variant, isPhone));
    return { name, origin: proxy.origin };
  };
  const served = await Promise.all(sites.map((site) => serve(site, 'original')));
  const plain = await Promise.all(sites.slice(0, 1).map((site) => serve(site, 'plain')));
  const open = () => openVisitor(browser, isPhone);
  const repeat = async (
    chosenSites: readonly Site[],
    measureOnce: (origin: string) => Promise<number[]>,
  ): Promise<number[][]> => {
    const results = await alternate(chosenSites, rounds, ({ origin }) => measureOnce(origin));
    return results.map((times) => times.flat());
  };

  const where = isPhone ? 'slow phone' : 'desktop';
  const first = await repeat([...served, ...plain], (origin) =>
    measureFirstClicks(open, origin, false),
  );
  const ofPlain = first.splice(sites.length);
  const hasty = isPhone
    ? []
    : await repeat(served, (origin) => measureFirstClicks(open, origin, true));
  const later = await repeat(served, (origin) => measureLaterClicks(open, origin));
  return [
    ...describe(`first click, ${where}`, first, { median: PLAIN * computeMedian(ofPlain.flat()) }),
    ...describe(`  the same pages as plain HTML, ${where}`, ofPlain),
    ...(isPhone ? [] : describe(`  without resting on the link, ${where}`, hasty)),
    ...describe(`later click, ${where}`, later, isPhone ? {} : { median: 60, mostly: 100 }),
  ];
}

/** Measures clicks and first interactions. */
export async function measure(bench: Bench): Promise<readonly Figure[]> {
  const { sites, rounds } = bench;
  const browser = await launch();
  try {
    const desktop = await measureClicks(browser, bench, false);
    const phone = await measureClicks(browser, bench, true);
    const touches = await alternate(sites, rounds, ({ origin }) =>
      measureFirstTouches(() => openVisitor(browser, true), origin),
    );
    return [
      ...desktop,
      ...phone,
      ...describe(
        'first touch answered, slow phone',
        touches.map((times) => times.flat()),
        { mostly: 120 },
      ),
    ];
  } finally {
    await browser.close();
  }
}
