/**
 * What the first press of a visitor costs on a slow phone, when no script of the page has run yet: time to
 * the next frame, and until what was asked for is seen.
 */
import type { Page } from 'playwright';

import { launch } from './browser.ts';
import { startBenchServer } from './server.ts';
import { against, median, percentile, type Figure } from './table.ts';

const ROUNDS = 5;
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

interface Press {
  /** In milliseconds. */
  readonly frame: number;
  readonly done: number;
}

/** Presses a control as the first thing that happens to a page. */
async function pressFirst(page: Page, url: string, control: Control): Promise<Press> {
  await page.goto(url + control.path);
  await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
  const target = page.locator(control.press).first();
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(() => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset['frame'] = String(performance.now() - timeStamp);
          }),
        ),
      { capture: true, once: true },
    );
  });
  const title = await page.title();
  const start = performance.now();
  await target.click({ noWaitAfter: true });
  const frame = await page
    .evaluate(() => Number(document.documentElement.dataset['frame'] ?? Number.NaN))
    // The page was left by the press: the browser answered it.
    .catch(() => Number.NaN);
  if (control.done) await page.locator(control.done).first().waitFor({ state: 'attached' });
  else await page.waitForFunction((before) => document.title !== before, title);
  return { frame: Number.isNaN(frame) ? 0 : frame, done: performance.now() - start };
}

export async function measure(): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  const browser = await launch();
  try {
    const figures: Figure[] = [];
    const all: Press[] = [];
    for (const control of CONTROLS) {
      const presses: Press[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({ viewport: PHONE, locale: 'ko-KR' });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
        presses.push(await pressFirst(page, server.url, control));
        await context.close();
      }
      all.push(...presses);
      figures.push(
        against(`${control.what}: done`, median(presses.map(({ done }) => done)), 'ms', {
          atMost: 300,
        }),
      );
    }
    return [
      against(
        'next frame, nine of ten presses',
        percentile(
          all.map(({ frame }) => frame),
          0.9,
        ),
        'ms',
        { atMost: 100 },
      ),
      ...figures,
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
