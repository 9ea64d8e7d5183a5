/** Realistic clicks and taps, and their durations, measured inside the page. */
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright';

/** How long a pointer rests on a link before the press, and how long the press lasts, in milliseconds. */
const REST = 200;
const HOLD = 80;
/** A phone four times slower than this machine. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };

/** A window with an empty cache. */
export interface Visitor {
  readonly page: Page;
  readonly isPhone: boolean;
  readonly session: CDPSession;
  readonly context: BrowserContext;
}

/** Opens a window with an empty cache, on a desktop or on a phone four times slower. */
export async function openVisitor(browser: Browser, isPhone: boolean): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'ko-KR', ...(isPhone && PHONE) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isPhone) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page, session, isPhone };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses a point by touch or mouse. `isHasty` presses without hovering and without holding. */
async function press(
  { page, session, isPhone }: Visitor,
  { x, y }: Point,
  isHasty = false,
): Promise<void> {
  if (isPhone) {
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ x, y }]);
    await pause(HOLD);
    await send('touchEnd', []);
    return;
  }
  await page.mouse.move(x, y);
  if (!isHasty) await pause(REST);
  await page.mouse.down();
  if (!isHasty) await pause(HOLD);
  await page.mouse.up();
}

/** Adds a link to any address, because not every page links to every other one. Returns its position. */
const addLink = (page: Page, href: string): Promise<Point> =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Link' });
    Object.assign(link.style, { position: 'fixed', top: '50%', left: '0', zIndex: '99999' });
    document.body.append(link);
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, href);

/** Records the time of the next click, and the time when a new heading has been painted in the same document. */
const watchClick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    const old = heading();
    const note = (measurement: { at: number; painted?: number }) =>
      sessionStorage.setItem('click', JSON.stringify(measurement));
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const at = performance.timeOrigin + timeStamp;
        note({ at });
        const look = () => {
          if (['', old].includes(heading())) return requestAnimationFrame(look);
          // Callbacks of a frame run before paint; a task that one of them posts runs after paint.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () =>
            note({ at, painted: performance.timeOrigin + performance.now() }),
          );
          port1.start();
          return port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });

/** Waits until the page that a click opened is painted, in the same or in a new document. Returns milliseconds. */
async function readClick(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => {
      const storedClick = sessionStorage.getItem('click');
      if (storedClick === null) return undefined;
      const { at, painted } = JSON.parse(storedClick) as { at: number; painted?: number };
      if (painted !== undefined) return painted - at;
      if (performance.timeOrigin <= at) return undefined;
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.timeOrigin + paint.startTime - at;
    },
    undefined,
    { polling: 50 },
  );
  const milliseconds = await handle.jsonValue();
  await page.evaluate(() => sessionStorage.removeItem('click'));
  return milliseconds ?? Number.NaN;
}

/**
 * Follows a link of the current page.
 *
 * @param isHasty as in `press`
 * @returns milliseconds from the release until the next page is painted
 */
export async function followLink(visitor: Visitor, href: string, isHasty = false): Promise<number> {
  const place = await addLink(visitor.page, href);
  await watchClick(visitor.page);
  await press(visitor, place, isHasty);
  return readClick(visitor.page);
}

/** The shortest interaction that the browser reports, in milliseconds. */
const SHORTEST = 16;
/** Maximum time until it has reported one, in milliseconds. */
const REPORT = 1000;

/**
 * Presses a control.
 *
 * @returns milliseconds until the next frame, as the browser measures interactions
 */
export async function touch(visitor: Visitor, control: Locator): Promise<number> {
  const { page } = visitor;
  // Scrolls to the control, which may be the first interaction, and checks that nothing covers it.
  await control.tap({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible.');
  const observed = await page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    const note = (list: PerformanceEntryList) => {
      for (const entry of list as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    const options = { type: 'event', durationThreshold };
    observer.observe(options);
    return durations;
  }, SHORTEST);
  await press(visitor, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await pause(REPORT);
  return Math.max(SHORTEST, ...(await observed.jsonValue()));
}
