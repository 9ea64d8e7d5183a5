import { composeStories } from '@storybook/react-vite';
import { it } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoLayoutShift } from '../../testing/expect-no-layout-shift.ts';
import * as stories from './Steps.stories.tsx';

const { Default } = composeStories(stories);

it('does not shift its steps while the next one is loading', async () => {
  await page.viewport(1280, 720);
  await Default.run();
  const [first] = page.getByRole('listitem').elements();
  expectNoLayoutShift(first!.firstElementChild!);
});
