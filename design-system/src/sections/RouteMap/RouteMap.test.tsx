import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';

import { emulateMedia } from '../../testing/emulate-media.ts';
import * as stories from './RouteMap.stories.tsx';

const { Default } = composeStories(stories);

it('with forced colors the lines reach the goal, whose point has the color of the text', async () => {
  await Default.run();
  await emulateMedia('forced-colors');
  const goal = [...document.querySelectorAll('time')].at(-1)?.parentElement as Element;
  const { color } = getComputedStyle(goal);
  for (const part of ['::before', '::after'])
    expect(getComputedStyle(goal, part).backgroundColor, part).toBe(color);
});
