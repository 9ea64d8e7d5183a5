/**
 * What the first touch of a visitor costs on a slow phone, when no script of the page has run yet: until the frame that
 * answers it, and until what was asked for is painted. Both are measured inside the page, from the time of the
 * touch. The same touch on the same page without its scripts stands beside it: what the browser itself takes.
 * `BENCH_ROUNDS` says how often, `BENCH_CONTROLS` which controls, with commas between them.
 */
import type { Page } from 'playwright';

import { launch } from './browser.ts';
import { startCachingProxy, withoutScripts } from './caching-proxy.ts';
import { startBenchServer } from './server.ts';
import { against, median, percentile, printRows, rounded, type Figure } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** A phone four times slower than this machine. */
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 800 };

interface Control {
  readonly what: string;
  readonly path: string;
  /** What is pressed. */
  readonly press: string;
  /** Matches once the press has had its effect; missing for what leads to another page or tab. */
  readonly done?: string;
}

const CONTROLS: readonly Control[] = [
  {
    what: 'menu',
    path: '/home/intro',
    press: 'header button:visible',
    done: 'dialog[open], [popover]:popover-open',
  },
  {
    what: 'link',
    path: '/home/intro',
    press: 'main a[href^="/home/"]:visible',
  },
  {
    what: 'tab',
    path: '/home/esg',
    press: 'main [data-tab]:not([aria-current]):visible',
  },
  {
    what: 'checkbox',
    path: '/home/inquiry',
    press: 'main input[type=checkbox]',
    done: 'main input[type=checkbox]:checked',
  },
  {
    what: 'text field',
    path: '/home/inquiry',
    press: 'main input[name=writer]',
    done: 'main input[name=writer]:focus',
  },
  {
    what: 'disclosure',
    path: '/home/duty',
    press: 'main summary:visible',
    done: 'main details[open]',
  },
  {
    what: 'exploded view',
    path: '/home/connected?tab=junction-block',
    press: 'main label:has([value=exploded])',
    done: 'main [value=exploded]:checked',
  },
  {
    what: 'filter',
    path: '/home/authenticationAll',
    press: 'main label:visible >> nth=1',
    done: 'main input:checked',
  },
  {
    what: 'choice from a list',
    path: '/home/inquiry',
    press: 'main select',
    done: 'main select:focus',
  },
  {
    what: 'form',
    path: '/home/whistleblowing?tab=result',
    press: 'main form [type=submit]',
  },
  {
    what: 'order of a table',
    path: '/home/r&d',
    press: 'main th a:visible',
  },
  {
    what: 'picture of a gallery',
    path: '/home/authenticationAll',
    press: 'main li[data-tags] a[href^="#"]',
    done: 'main :target',
  },
  {
    what: 'film',
    path: '/home/duty',
    press: 'main a[href$="-transcript"]:visible',
    done: 'main :target',
  },
  {
    what: 'search of a list',
    path: '/notice',
    press: 'main [role=search] input:visible',
    done: 'main [role=search] input:focus',
  },
  {
    what: 'contents of a document',
    path: '/home/terms',
    press: 'main nav button:visible',
    done: 'main [popover]:popover-open',
  },
];

const only = process.env['BENCH_CONTROLS']?.split(',');
const measured = CONTROLS.filter(({ what }) => only?.includes(what) ?? true);

/** In milliseconds from the touch. */
interface Press {
  /** Missing where the page was left before another frame. */
  readonly answered: number | undefined;
  readonly done: number;
}

/** Watches the next touch from inside the page; `readPress` reads what it found, on whatever page is shown then. */
function watch(done: string): void {
  const REPORT = 1000;
  const start = document.title;
  const isDone = () =>
    done === '' ? document.title !== start : document.querySelector(done) !== null;
  const found: { at?: number; answered?: number; done?: number } = {};
  const store = () => sessionStorage.setItem('press', JSON.stringify(found));
  const since = () => performance.timeOrigin + performance.now() - (found.at ?? 0);
  // The browser's own measure of an interaction, from the touch to the paint that follows all of its events.
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[])
      if (entry.interactionId) found.answered = Math.max(found.answered ?? 0, entry.duration);
    store();
  };
  const options = { type: 'event', durationThreshold: 16, buffered: false };
  observer.observe(options);
  const lookAfterFrame = () =>
    requestAnimationFrame(() => {
      if (!isDone()) return lookAfterFrame();
      // Runs after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        found.done = since();
        // The browser reports an interaction somewhat later, and none that was shorter than its threshold.
        setTimeout(() => {
          found.answered ??= options.durationThreshold;
          store();
        }, REPORT);
      });
      port1.start();
      port2.postMessage(undefined);
    });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      found.at = performance.timeOrigin + timeStamp;
      store();
      lookAfterFrame();
    },
    { capture: true, once: true },
  );
  addEventListener('pagehide', () => note(observer.takeRecords()));
}

/** Waits until the touch has had its effect and has been answered. */
async function readPress(page: Page): Promise<Press> {
  const found = await page.waitForFunction(
    () => {
      const stored = sessionStorage.getItem('press');
      const press = JSON.parse(stored ?? '{}') as { at?: number; answered?: number; done?: number };
      if (press.at === undefined) return undefined;
      if (performance.timeOrigin < press.at)
        return press.done === undefined || press.answered === undefined ? undefined : press;
      // Another document: what was asked for is its first paint.
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && { ...press, done: performance.timeOrigin + paint.startTime - press.at };
    },
    undefined,
    { polling: 100 },
  );
  const { answered, done = Number.NaN } = (await found.jsonValue()) ?? {};
  return { answered, done };
}

/** Touches a control as the first thing that happens to a page. */
async function pressFirst(page: Page, url: string, control: Control): Promise<Press> {
  await page.goto(url + control.path, { waitUntil: 'networkidle' });
  const hasScripts = (await page.locator('script[data-entry]').count()) > 0;
  if (hasScripts) await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
  const target = page.locator(control.press).first();
  await target.scrollIntoViewIfNeeded();
  const place = await target.evaluate((element) => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
    return isHit ? middle : undefined;
  });
  if (!place) throw new Error(`Something covers "${control.what}".`);
  await page.evaluate(watch, control.done ?? '');
  // By its place: `tap` of an element checks inside the page, at each event of the touch, what it hits.
  await page.touchscreen.tap(place.x, place.y);
  return readPress(page);
}

const show = (values: readonly number[]) =>
  values.length === 0
    ? ['–', '–', '–']
    : [Math.min(...values), median(values), Math.max(...values)].map(rounded);

const answersOf = (presses: readonly Press[]) => presses.flatMap(({ answered }) => answered ?? []);
const medianText = (values: readonly number[]) =>
  values.length === 0 ? '–' : rounded(median(values));

/** Presses each control on pages with and without scripts. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  const bare = await startCachingProxy(server.url, withoutScripts);
  const browser = await launch();

  async function pressOnPhone(url: string, control: Control): Promise<Press> {
    const context = await browser.newContext({
      viewport: PHONE,
      locale: 'ko-KR',
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const press = await pressFirst(page, url, control);
    await context.close();
    return press;
  }

  try {
    const rows: string[][] = [];
    const all: (Press & { readonly what: string })[] = [];
    const floor: Press[] = [];
    for (const control of measured) {
      const whole: Press[] = [];
      const without: Press[] = [];
      // In turn, so that whatever else the machine does falls on both.
      for (let round = 0; round < ROUNDS; round += 1) {
        whole.push(await pressOnPhone(server.url, control));
        without.push(await pressOnPhone(bare.url, control));
      }
      all.push(...whole.map((press) => ({ ...press, what: control.what })));
      floor.push(...without);
      rows.push([
        control.what,
        ...show(answersOf(whole)),
        medianText(answersOf(without)),
        ...show(whole.map(({ done }) => done)),
        medianText(without.map(({ done }) => done)),
      ]);
    }
    printRows(
      [
        'first touch, ms',
        'answered: least',
        'median',
        'most',
        'without scripts',
        'done: least',
        'median',
        'most',
        'without scripts',
      ],
      rows,
    );
    const medians = measured
      .map(({ what }) => ({
        what,
        done: median(all.filter((press) => press.what === what).map(({ done }) => done)),
      }))
      .toSorted((a, b) => b.done - a.done);
    const [slowest] = medians;
    return [
      against('answered, nine of ten touches', percentile(answersOf(all), 0.9), 'ms', {
        atMost: 100,
      }),
      {
        what: 'the same without scripts',
        figure: `${rounded(percentile(answersOf(floor), 0.9))} ms`,
      },
      against('done, the median control', median(medians.map(({ done }) => done)), 'ms', {
        atMost: 300,
      }),
      against(`done, the slowest: ${slowest?.what}`, slowest?.done ?? Number.NaN, 'ms', {
        atMost: 300,
      }),
    ];
  } finally {
    await browser.close();
    bare.stop();
    await server.stop();
  }
}
