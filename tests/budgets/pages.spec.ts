import type { Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { areaPages, hasPage, library, manifest, products, getText } from '../fixtures/site.ts';
import {
  expect,
  expectAccessible,
  hasFont,
  waitForHydration,
  setLanguageCookie,
  test,
} from '../e2e/visitor.ts';

/** One test for each path with its tabs in both languages, because opening a page takes longer than checking it. */

/** An item of each list, and its first word for a search. */
const { press = [], notices = [] } = library.publicData ?? {};
const [WORD = ''] = getText(press[0]?.title ?? '', 'ko').split(' ');
/** Every address of the site, with one press item and one notice. */
const ROUTES = manifest.routes.map(({ path, item }) =>
  path.replace('{id}', String((item === 'notices' ? notices : press)[2]?.id ?? 1)),
);
const [PRODUCT, OTHER] = products;
const countVariants = ({ slug }: { readonly slug: string }): number =>
  library.products.get(slug)?.specifications.columns.length ?? 0;
/** Addresses with a query. */
const ASKED = [
  `${PATHS.search}?q=${WORD}`,
  `${PATHS.pressSearch}?q=${WORD}`,
  `${PATHS.notice}?page=2`,
  `${PATHS.compare}?product=${PRODUCT?.slug}&product=${OTHER?.slug}`,
  // The other tabs of every page, but only one product of each area, because product pages are alike.
  ...manifest.routes.flatMap(({ path, tabs }) =>
    tabs
      .filter((slug, index) => index > 0 && !library.products.has(slug))
      .map((slug) => `${path}?tab=${slug}`),
  ),
  ...areaPages.map((at) => products.findLast(({ page }) => page === at)?.href ?? at),
  // The widest table: the product with the most variants.
  products.toSorted((a, b) => countVariants(b) - countVariants(a))[0]?.href ?? '',
].filter((address) => hasPage(address.split('?', 1)[0] ?? ''));
/** The first viewport of each language: a desktop, and the phone of Lighthouse for the language with longer words. */
const ARRIVALS = { ko: { width: 1280, height: 720 }, en: { width: 412, height: 823 } } as const;
/** The widths that are tried afterwards: narrow phones, and the breakpoints of columns. */
const WIDTHS = { ko: [320], en: [320, 768, 1024, 1440] } as const;
/** From this width on words are not broken, in pixels. Narrower phones, which enlarge a page, may break long ones. */
const WHOLE_WORDS = 360;

interface Layout {
  readonly width: number;
  /** The pixels by which the page is wider than its window. */
  readonly excess: number;
  readonly broken: readonly string[];
}

/**
 * Measures the layout of a page at the present width. From `WHOLE_WORDS` on, `broken` are the words in Latin letters
 * and the numbers that are on two lines. Korean words may break after every syllable. Text only for screen readers has
 * no lines. It is a single call, because a call takes longer than the measurement.
 */
const measureLayout = (page: Page): Promise<Layout> =>
  page.evaluate((wholeWords) => {
    const width = innerWidth;
    const excess = Math.max(0, document.documentElement.scrollWidth - width);
    if (width < wholeWords) return { width, excess, broken: [] };
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth <= 2 && element.clientHeight > 0) || isHidden(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      range.selectNodeContents(text);
      if (text.parentElement instanceof SVGElement || range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\d]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        // The positions of letters in one line differ by fractions of a pixel.
        if (Math.max(...tops) - Math.min(...tops) > 4 && !isHidden(text.parentElement))
          broken.push(word);
      }
    }
    return { width, excess, broken };
  }, WHOLE_WORDS);

/**
 * A page has the same elements in both languages (`tests/e2e/markup.spec.ts`), so in the second language, on a phone,
 * axe only checks rules that depend on the width.
 */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

/** Expects that the first paint needs only the document, and that nothing moves when the client code starts. */
async function expectQuietStart(page: Page): Promise<void> {
  await hasFont(page);
  const isStarted = await page.evaluate(async () => {
    // A loaded font is shown in the next frame, which may move text a little: see `tests/e2e/language.spec.ts`.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
    return customElements.get('site-island') !== undefined;
  });
  // Actions of the browser itself, such as scrolling a row to its current entry, must not start the client code.
  expect(isStarted).toBe(false);
  await waitForHydration(page);
  const { paint, early, shifted } = await page.evaluate(async () => {
    // Pending changes are painted within two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { shifts } = window as unknown as { shifts: number[] };
    return {
      paint: firstPaint,
      // Drawings and the font may be loading; neither blocks the first paint.
      early: entries.filter(
        ({ startTime, name }) => startTime < firstPaint && name.endsWith('.js'),
      ),
      shifted: shifts.reduce((sum, value) => sum + value, 0),
    };
  });
  expect(paint).toBeGreaterThan(0);
  expect(early).toEqual([]);
  expect(shifted).toBeLessThanOrEqual(0.001);
}

/** All addresses, by path. */
const PAGES = Map.groupBy(
  new Set([...ROUTES, ...ASKED]),
  (address) => address.split('?', 1)[0] ?? '',
);

for (const [path, addresses] of PAGES)
  test(`${path} and its tabs: paints from the document only, does not move when scripts start, is accessible, fits all screens and breaks no words, in both languages`, async ({
    page,
    baseURL,
  }) => {
    // All in the same window: a new one takes as long as half of a page.
    for (const at of addresses)
      for (const language of ['ko', 'en'] as const)
        await test.step(`${at} in ${language}`, async () => {
          await setLanguageCookie(page, language, baseURL ?? '');
          await page.setViewportSize(ARRIVALS[language]);
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await page.goto(at);
          await expectQuietStart(page);
          // Without locators, for which each document compiles all of Playwright's selectors.
          const { lang, headings } = await page.evaluate(() => ({
            lang: document.documentElement.lang,
            headings: document.querySelectorAll('h1').length,
          }));
          expect({ lang, headings }).toEqual({ lang: language, headings: 1 });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await expectAccessible(page, language === 'ko' ? undefined : LAYOUT_RULES);
          const sizes = WIDTHS[language].map((width) => ({ width, height: 800 }));
          for (const size of [ARRIVALS[language], ...sizes]) {
            await page.setViewportSize(size);
            // Circuits are laid out one frame later.
            await expect
              .poll(() => measureLayout(page), {
                message: `${at} in ${language} at ${size.width} px`,
              })
              .toEqual({ width: size.width, excess: 0, broken: [] });
          }
        });
  });
