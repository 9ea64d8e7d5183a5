import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Spine.stories.tsx';

const { Crossing, Default } = composeStories(stories);

it('draws one line past all sections, white on the dark one', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const sections = [...document.querySelectorAll('section')];
  const lines = sections.map((section) => getComputedStyle(section, '::before'));
  expect(new Set(lines.map(({ left }) => left)).size).toBe(1);
  expect(lines[1]?.borderLeftColor).not.toBe(lines[0]?.borderLeftColor);
  lines.forEach(({ height }, index) =>
    expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(sections[index]?.clientHeight ?? 0),
  );
});

it('becomes the curve of a pathway, continues on the other side, and returns through a scene', async () => {
  await page.viewport(1440, 900);
  await Crossing.run();
  const getStyle = (selector: string, part: string) =>
    getComputedStyle(document.querySelector(selector)!, part);
  const px = (value: string) => Number.parseFloat(value);
  const curve = document.querySelector('[data-part=pathway]')!.getBoundingClientRect();
  const begin = getStyle('[data-part=pathway]', '::before');
  const end = getStyle('[data-part=pathway]', '::after');
  // From the gutter to the first mark, and from the last one to the other gutter.
  expect(curve.left + px(begin.left)).toBeCloseTo(40, 0);
  expect(px(begin.left) + px(begin.width)).toBeCloseTo(curve.width * 0.08 - 9, 0);
  expect(px(end.left)).toBeCloseTo(curve.width * 0.95 + 9, 0);
  expect(curve.right - px(end.right)).toBeCloseTo(1400, 0);

  expect(px(getStyle('section[data-tone=inverse]', '::before').right)).toBeCloseTo(40, 0);
  expect(px(getStyle('[data-part=scene]', '::before').right)).toBeCloseTo(40, 0);
  expect(px(getStyle('[data-part=scene]', '::after').left)).toBeCloseTo(40, 0);
  expect(px(getStyle('section:last-of-type', '::before').left)).toBeCloseTo(40, 0);

  // Nothing in the picture overlaps the line.
  const picture = document.querySelector('[data-part=scene] > img')!.getBoundingClientRect();
  expect(picture.left).toBeGreaterThan(40 + px(end.borderRightWidth));
  expect(picture.right).toBeLessThan(1400 - px(end.borderRightWidth));

  // Headings that the line does not pass have no branch.
  const joints = [...document.querySelectorAll('h2')].map(
    (heading) => getComputedStyle(heading, '::after').content !== 'none',
  );
  expect(joints).toEqual([true, false, false, false, true]);
});

it('does not overlap the words', async () => {
  for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
    await page.viewport(width, 900);
    await Default.run();
    const { left, borderLeftWidth: thickness } = getComputedStyle(
      document.querySelector('section')!,
      '::before',
    );
    const words = document.querySelector('h2')!.getBoundingClientRect().left;
    expect(Number.parseFloat(left) + Number.parseFloat(thickness)).toBeLessThan(words);
  }
});

it.each([
  ['Default', Default],
  ['Crossing', Crossing],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));
