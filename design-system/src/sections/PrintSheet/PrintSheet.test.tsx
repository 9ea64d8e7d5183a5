import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';

import { emulateMedia } from '../../testing/emulate-media.ts';
import * as stories from './PrintSheet.stories.tsx';

const { Default } = composeStories(stories);

it('excludes the rest of the page from print', async () => {
  await Default.run();
  const [sheet, otherElement] = document.querySelectorAll('main > *');
  expect(otherElement?.checkVisibility()).toBe(true);
  await emulateMedia('print');
  expect(sheet?.checkVisibility()).toBe(true);
  expect(otherElement?.checkVisibility()).toBe(false);
});
