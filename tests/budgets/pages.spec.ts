import type { Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { areaPages, hasPage, library, manifest, products, getText } from '../fixtures/site.ts';
import {
  expect,
  expectAccessible,
  hasFont,
  hydrated,
  setLanguageCookie,
  test,
} from '../e2e/visitor.ts';

/** One visit to every page in both languages, because opening a page takes longer than looking at it. */

/** An item of each list, and its first word for a search. */
const { press = [], notices = [] } = library.publicData ?? {};
const [WORD = ''] = getText(press[0]?.title ?? '', 'ko').split(' ');
/** Every address of the site; of press items and notices one. */
const ROUTES = manifest.routes.map(({ path, item }) =>
  path.replace('{id}', String((item === 'notices' ? notices : press)[2]?.id ?? 1)),
);
const [PRODUCT, OTHER] = products;
const countVariants = ({ slug }: { readonly slug: string }): number =>
  library.products.get(slug)?.specifications.columns.length ?? 0;
/** What an address shows when it is asked for more. */
const ASKED = [
  `${PATHS.search}?q=${WORD}`,
  `${PATHS.pressSearch}?q=${WORD}`,
  `${PATHS.notice}?page=2`,
  `${PATHS.compare}?product=${PRODUCT?.slug}&product=${OTHER?.slug}`,
  // The other tabs of every page; of products, which are made alike, one of each area.
  ...manifest.routes.flatMap(({ path, tabs }) =>
    tabs
      .filter((slug, index) => index > 0 && !library.products.has(slug))
      .map((slug) => `${path}?tab=${slug}`),
  ),
  ...areaPages.map((at) => products.findLast(({ page }) => page === at)?.href ?? at),
  // The widest table: the product with the most variants.
  products.toSorted((one, other) => countVariants(other) - countVariants(one))[0]?.href ?? '',
].filter((address) => hasPage(address.split('?', 1)[0] ?? ''));
/** One language arrives on a desk and the other, whose words are longer, on Lighthouse's phone. */
const ARRIVALS = { ko: { width: 1280, height: 720 }, en: { width: 412, height: 823 } } as const;
/** The widths that follow: narrow phones, and where columns begin. */
const WIDTHS = { ko: [320], en: [320, 768, 1024, 1440] } as const;
/** From this width on no word is broken, in pixels: long ones may be on narrower phones, which enlarge a page. */
const WHOLE_WORDS = 360;

interface Layout {
  readonly width: number;
  /** By how many pixels the page is wider than its window. */
  readonly excess: number;
  readonly broken: readonly string[];
}

/**
 * The layout of a page at the present width. `broken` are, from `WHOLE_WORDS` on, the words in Latin letters and the
 * numbers that stand on two lines. Every syllable of a Korean word may begin a line. Text that is there for screen
 * readers alone has no lines. In one call, because a call takes longer than what it measures.
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
        // Letters of one line differ by fractions of a pixel.
        if (Math.max(...tops) - Math.min(...tops) > 4 && !isHidden(text.parentElement))
          broken.push(word);
      }
    }
    return { width, excess, broken };
  }, WHOLE_WORDS);

/**
 * A page has the same elements in both languages (`tests/e2e/markup.spec.ts`): on the second visit, on a
 * phone, axe looks at what depends on the width.
 */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

/** Expects that the first paint needed the document only, and that nothing moves when the client code starts. */
async function expectQuietStart(page: Page): Promise<void> {
  await hasFont(page);
  // Nothing the browser does by itself, such as scrolling a row to its current entry, starts the client code.
  expect(await page.evaluate(() => customElements.get('site-island') === undefined)).toBe(true);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  await hydrated(page);
  const { paint, early, shifted } = await page.evaluate(async () => {
    // What is still to be drawn is drawn within two frames.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { shifts } = window as unknown as { shifts: number[] };
    return {
      paint: first,
      // Drawings and the font may be on their way; neither holds up the first paint.
      early: entries.filter(({ startTime, name }) => startTime < first && name.endsWith('.js')),
      shifted: shifts.reduce((sum, value) => sum + value, 0),
    };
  });
  expect(paint).toBeGreaterThan(0);
  expect(early).toEqual([]);
  expect(shifted).toBeLessThanOrEqual(0.001);
}

for (const at of [...ROUTES, ...ASKED])
  test(`${at}: painted by the document only, still when scripts start, accessible, no wider than any screen, no word broken, in both languages`, async ({
    page,
    baseURL,
  }) => {
    // One after the other in one window: beginning again with an empty one takes as long as half of a visit.
    for (const language of ['ko', 'en'] as const)
      await test.step(language, async () => {
        await setLanguageCookie(page, language, baseURL ?? '');
        await page.setViewportSize(ARRIVALS[language]);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(at);
        await expectQuietStart(page);
        // Not by locators, for which each document compiles all of Playwright's selectors.
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
          // Circuits are arranged by the frame after.
          await expect
            .poll(() => measureLayout(page), { message: `in ${language} at ${size.width} px` })
            .toEqual({ width: size.width, excess: 0, broken: [] });
        }
      });
  });
