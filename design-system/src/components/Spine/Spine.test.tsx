import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './Spine.stories.tsx';

const { Default } = composeStories(stories);

it('leads one line past all sections, white on the dark one', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const sections = [...document.querySelectorAll('section')];
  const lines = sections.map((section) => getComputedStyle(section, '::before'));
  expect(new Set(lines.map(({ left }) => left)).size).toBe(1);
  expect(lines[1]?.backgroundColor).not.toBe(lines[0]?.backgroundColor);
  lines.forEach(({ height }, index) =>
    expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(sections[index]?.clientHeight ?? 0),
  );
});

it('keeps clear of the words', async () => {
  for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
    await page.viewport(width, 900);
    await Default.run();
    const { left, width: thickness } = getComputedStyle(
      document.querySelector('section')!,
      '::before',
    );
    const words = document.querySelector('h2')!.getBoundingClientRect().left;
    expect(Number.parseFloat(left) + Number.parseFloat(thickness)).toBeLessThan(words);
  }
});

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 768, 1024, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    await Default.run({ globals: { language } });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
