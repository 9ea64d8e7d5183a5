import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './Hero.stories.tsx';

const { Default, Tablet } = composeStories(stories);

it('leads to the areas: over their lines on wide screens, as a list below the drawing on phones', async () => {
  const places = () => ({
    link: page
      .getByRole('link', { name: /^친환경/ })
      .element()
      .getBoundingClientRect(),
    drawing: page.getByRole('img').element().getBoundingClientRect(),
  });
  await page.viewport(1440, 900);
  await Default.run();
  const wide = places();
  expect(wide.link.bottom).toBeLessThanOrEqual(wide.drawing.top);
  expect(wide.link.left).toBeCloseTo(wide.drawing.left + wide.drawing.width * 0.18, 0);

  await page.viewport(360, 900);
  const narrow = places();
  expect(narrow.link.top).toBeGreaterThanOrEqual(narrow.drawing.bottom);
});

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 768, 1024, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    for (const story of [Default, Tablet]) {
      await story.run({ globals: { language } });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    }
  });
});
