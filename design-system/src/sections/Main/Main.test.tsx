import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Main.stories.tsx';

const { Default, Home } = composeStories(stories);

it('headings of sections are smaller on an inner page', async () => {
  await page.viewport(1440, 900);
  const measureHeading = () =>
    Number.parseFloat(getComputedStyle(document.querySelector('h2')!).fontSize);
  await Home.run();
  const large = measureHeading();
  await Default.run();
  expect(measureHeading()).toBeLessThan(large);
});

it('fits into every width in both languages', () => expectToFit(Default));
