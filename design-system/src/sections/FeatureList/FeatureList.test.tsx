import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './FeatureList.stories.tsx';

const { Default, Drawn, Explained } = composeStories(stories);

it('is a list of points', async () => {
  await Default.run();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

it.each([
  ['Default', Default],
  ['Drawn', Drawn],
  ['Explained', Explained],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));
