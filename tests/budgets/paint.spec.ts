import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest } from '@site/contract/renderer';

import { expect, test } from '@playwright/test';

const site = JSON.parse(readFileSync(path.resolve('app/dist/site.json'), 'utf8')) as SiteManifest;
/** Every address of the site; of press items and notices the one with this number. */
const PATHS = site.routes.map((route) => route.path.replace('{id}', '3'));

for (const at of PATHS)
  for (const language of ['ko', 'en'])
    test(`${at} in ${language}: the first paint needs the document alone, and nothing moves afterwards`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${at}?lang=${language}`);
      await page.waitForFunction(() => performance.getEntriesByName('font').length > 0);
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
      );
      const { paint, early, shifted } = await page.evaluate(async () => {
        // What is still to be drawn is drawn within two frames.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const { shifts } = window as unknown as { shifts: number[] };
        return {
          paint: first,
          // A drawing of the first screen may be on its way; nothing that makes the page may.
          early: entries
            .filter(({ startTime, name }) => startTime < first && !name.endsWith('.svg'))
            .map(({ name }) => name),
          shifted: shifts.reduce((sum, value) => sum + value, 0),
        };
      });
      expect(paint).toBeGreaterThan(0);
      expect(early).toEqual([]);
      expect(shifted).toBeLessThanOrEqual(0.01);
    });
