import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';

import { emulateMedia } from '../../testing/emulate-media.ts';
import * as stories from './Letter.stories.tsx';

const { Default } = composeStories(stories);

it('with forced colors the line ends at a point in the color of the text', async () => {
  await Default.run();
  await emulateMedia('forced-colors');
  const signature = document.querySelector('footer') as Element;
  const { color } = getComputedStyle(signature);
  expect(getComputedStyle(signature, '::after').backgroundColor).toBe(color);
});
