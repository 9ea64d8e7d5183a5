import { composeStories } from '@storybook/react-vite';
import { it } from 'vitest';
import { page } from 'vitest/browser';

import { expectStillWhileRead } from '../../testing/expectStillWhileRead.ts';
import * as stories from './Steps.stories.tsx';

const { Default } = composeStories(stories);

it('keeps its stations where they are while the next one is still being read in', async () => {
  await page.viewport(1280, 720);
  await Default.run();
  const [first] = page.getByRole('listitem').elements();
  expectStillWhileRead(first!.firstElementChild!);
});
