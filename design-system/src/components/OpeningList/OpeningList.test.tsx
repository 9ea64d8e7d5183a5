import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './OpeningList.stories.tsx';

const { LongKorean, LongEnglish } = composeStories(stories);

it.each([
  ['Korean', LongKorean],
  ['English', LongEnglish],
])('fits into a narrow window in %s', async (_, story) => {
  await page.viewport(320, 640);
  await story.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
});
