import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Main.stories.tsx';

const { Default } = composeStories(stories);

/** A length of a pseudo-element in pixels. */
const px = (element: Element, pseudo: string, property: string) =>
  Number.parseFloat(getComputedStyle(element, pseudo).getPropertyValue(property));

it('leads its line from the current page to the gutter, and branches to the headings', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const main = page.getByRole('main').element();
  const word = document.querySelector('nav [aria-current] > [data-part]')!.getBoundingClientRect();
  // The slanted piece is 28 px wide.
  expect(px(main, '::before', 'left') + px(main, '::before', 'width')).toBeCloseTo(
    word.left - 28,
    0,
  );
  const column = (document.documentElement.clientWidth - 1280) / 2;
  expect(px(main, '::before', 'left')).toBeCloseTo(Math.max(8, column - 40), 0);
  const branch = document.querySelector('[data-branch]')!;
  expect(px(branch, '::after', 'left')).toBeLessThan(px(branch, '::before', 'left'));
});

it('fits into every width in both languages', () => expectToFit(Default));
