import { expect, test } from '@playwright/test';

const PATHS = ['/home/main', '/home/intro', '/home/connected?tab=junction-block', '/home/inquiry'];

for (const path of PATHS) {
  test(`${path}: the first paint needs the document alone; scripts and font come after it`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
    const { paint, early } = await page.evaluate(() => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        paint: first,
        // A drawing of the first screen may be on its way; nothing that makes the page may.
        early: entries
          .filter(({ startTime, name }) => startTime < first && !name.endsWith('.svg'))
          .map(({ name }) => name),
      };
    });
    expect(paint).toBeGreaterThan(0);
    expect(early).toEqual([]);
  });

  test(`${path}: nothing moves while it loads and wakes up`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
    );
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { shifts } = window as unknown as { shifts: number[] };
              resolve(shifts.reduce((sum, value) => sum + value, 0));
            }),
          );
        }),
    );
    expect(shifted).toBeLessThanOrEqual(0.01);
  });
}
