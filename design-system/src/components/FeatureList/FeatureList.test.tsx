import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './FeatureList.stories.tsx';

const { Default, Drawn, Explained } = composeStories(stories);

it('is a list of points', async () => {
  await Default.run();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 768, 1024, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    for (const story of [Default, Drawn, Explained]) {
      await story.run({ globals: { language } });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    }
  });
});
