import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './NextPage.stories.tsx';

const { Default, Long } = composeStories(stories);

it('is one link from edge to edge, named by the page that it leads to', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const link = document.querySelector('nav > a')!;
  expect(link.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(240);
  // The drawing is beside the words, and extends to the edge of the window.
  const picture = link.querySelector('img')!.getBoundingClientRect();
  expect(picture.left).toBeGreaterThan(
    link.querySelector(':scope > svg')!.getBoundingClientRect().right,
  );
  expect(picture.right).toBe(document.documentElement.clientWidth);
});

it('fits into every width with long words', () => expectToFit(Long));
