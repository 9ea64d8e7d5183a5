import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from './expect-accessible.ts';

interface Story {
  run(context: { readonly globals: { readonly language: 'ko' | 'en' } }): Promise<void>;
}

const LANGUAGES = ['ko', 'en'] as const;
/** Widths of windows, in pixels: a narrow phone, a tablet, a small and a large screen. */
const WIDTHS = [320, 768, 1024, 1440];

/**
 * Expects that a story is not wider than its window at several widths, in both languages, and that axe finds nothing at
 * any of them. The story is mounted once for each language, and the window is resized. axe only runs in Korean, because
 * the elements do not depend on the language. `check` contains further expectations for every width.
 */
export async function expectToFit(
  story: Story,
  widths: readonly number[] = WIDTHS,
  check: (view: string) => void = () => undefined,
): Promise<void> {
  for (const language of LANGUAGES) {
    await story.run({ globals: { language } });
    for (const width of widths) {
      await page.viewport(width, 800);
      // Observers of sizes report in the next frame, and the result is rendered after it.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const view = `${language}, ${width} px`;
      expect(innerWidth, view).toBe(width);
      expect(document.documentElement.scrollWidth, view).toBeLessThanOrEqual(width);
      check(view);
      if (language === 'ko') await expectAccessible();
    }
  }
}
