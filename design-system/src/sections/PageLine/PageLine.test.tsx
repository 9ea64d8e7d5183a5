import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './PageLine.stories.tsx';

const { Crossing, Default, FromDrawing } = composeStories(stories);

const find = (selector: string) => document.querySelector(selector)!;

/** Returns a length of a pseudo-element in pixels. */
const readPixels = (element: Element, pseudo: string, property: string) =>
  Number.parseFloat(getComputedStyle(element, pseudo).getPropertyValue(property));

it('leads from the current page to the gutter, and branches to the headings', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const line = find('main > div');
  const word = find('[data-line=start] [aria-current]').getBoundingClientRect();
  // The slanted piece is 28 px wide.
  expect(readPixels(line, '::before', 'left') + readPixels(line, '::before', 'width')).toBeCloseTo(
    word.left - 28,
    0,
  );
  const column = (document.documentElement.clientWidth - 1280) / 2;
  expect(readPixels(line, '::before', 'left')).toBeCloseTo(Math.max(8, column - 40), 0);
  const branch = find('[data-branch]');
  const joint = getComputedStyle(branch, '::after');
  expect(joint.left).toBe(getComputedStyle(branch, '::before').left);
  // The middle of the joint is in the middle of the line.
  expect(joint.translate).toBe('-50% -50%');
  expect(readPixels(branch, '::after', 'width')).toBeCloseTo(14, 0);
});

it('is white on a dark section of an inner page', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const dark = find('section[data-tone=inverse]');
  expect(readPixels(dark, '::before', 'left')).toBe(
    readPixels(find('main > div'), '::before', 'left'),
  );
  expect(getComputedStyle(dark, '::before').borderLeftColor).toBe(
    getComputedStyle(find('[data-tone=inverse] h2'), '::after').borderLeftColor,
  );
  expect(getComputedStyle(dark, '::before').borderLeftColor).not.toBe(
    getComputedStyle(find('main > div'), '::before').borderLeftColor,
  );
});

it('bends from a drawing into the gutter and runs past all sections, white on the dark one', async () => {
  for (const width of [360, 1440]) {
    await page.viewport(width, 900);
    await FromDrawing.run();
    const hero = find('section').getBoundingClientRect();
    const drawing = find('[data-line=drawing]');
    const bottom =
      drawing.getBoundingClientRect().bottom - readPixels(drawing, '::before', 'bottom');
    expect(bottom, 'reaches the next section').toBeGreaterThan(hero.bottom);
    const sections = [...document.querySelectorAll('section:not(:first-child)')];
    const lines = sections.map((section) => getComputedStyle(section, '::before'));
    expect(new Set(lines.map(({ left }) => left)).size).toBe(1);
    expect(
      drawing.getBoundingClientRect().left + readPixels(drawing, '::before', 'left'),
    ).toBeCloseTo(Number.parseFloat(lines[0]!.left), 0);
    expect(lines[1]?.borderLeftColor).not.toBe(lines[0]?.borderLeftColor);
    lines.forEach(({ height }, index) =>
      expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(sections[index]?.clientHeight ?? 0),
    );
  }
});

it('becomes the curve of a pathway, continues on the other side, and returns through a scene', async () => {
  await page.viewport(1440, 900);
  await Crossing.run();
  const curve = find('[data-line=curve]');
  const { left, right, width } = curve.getBoundingClientRect();
  // From the gutter to the first mark, and from the last one to the other gutter.
  expect(left + readPixels(curve, '::before', 'left')).toBeCloseTo(40, 0);
  expect(
    readPixels(curve, '::before', 'left') + readPixels(curve, '::before', 'width'),
  ).toBeCloseTo(width * 0.08 - 9, 0);
  expect(readPixels(curve, '::after', 'left')).toBeCloseTo(width * 0.95 + 9, 0);
  expect(right - readPixels(curve, '::after', 'right')).toBeCloseTo(1400, 0);

  const scene = find('[data-line=return]');
  expect(readPixels(find('section[data-tone=inverse]'), '::before', 'right')).toBeCloseTo(40, 0);
  expect(readPixels(scene, '::before', 'right')).toBeCloseTo(40, 0);
  expect(readPixels(scene, '::after', 'left')).toBeCloseTo(40, 0);
  expect(readPixels(find('section:last-of-type'), '::before', 'left')).toBeCloseTo(40, 0);

  // Nothing in the picture overlaps the line.
  const picture = find('[data-line=return] > img').getBoundingClientRect();
  const thickness = readPixels(scene, '::after', 'border-right-width');
  expect(picture.left).toBeGreaterThan(40 + thickness);
  expect(picture.right).toBeLessThan(1400 - thickness);

  // Headings that the line does not pass have no branch.
  const joints = [...document.querySelectorAll('h2')].map(
    (heading) => getComputedStyle(heading, '::after').content !== 'none',
  );
  expect(joints).toEqual([true, false, false, false, true]);
});

it('has an outline over a drawing, which may have its color', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const drawing = find('[data-line=over]');
  expect(readPixels(drawing, '::before', 'left')).toBeCloseTo(
    readPixels(find('main > div'), '::before', 'left'),
  );
  expect(readPixels(drawing, '::before', 'height')).toBe(drawing.getBoundingClientRect().height);
  expect(getComputedStyle(drawing, '::before').boxShadow).toContain('0px 0px 0px 2px');
  // A line of the drawing meets it in a joint.
  const joint = find('[data-line=over] > span').getBoundingClientRect();
  const middle =
    readPixels(drawing, '::before', 'left') +
    readPixels(drawing, '::before', 'border-left-width') / 2;
  expect(joint.x + joint.width / 2).toBeCloseTo(middle, 0);
});

it('does not overlap the words', async () => {
  for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
    await page.viewport(width, 900);
    await FromDrawing.run();
    const section = find('section:not(:first-child)');
    const right =
      readPixels(section, '::before', 'left') +
      readPixels(section, '::before', 'border-left-width');
    expect(right).toBeLessThan(section.querySelector('h2')!.getBoundingClientRect().left);
  }
});

it.each([
  ['Default', Default],
  ['FromDrawing', FromDrawing],
  ['Crossing', Crossing],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));
