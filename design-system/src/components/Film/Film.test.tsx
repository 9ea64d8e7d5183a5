import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as stories from './Film.stories.tsx';

const { Default } = composeStories(stories);

const position = page.getByRole('slider', { name: '영상 위치' });
const move = () =>
  document.getAnimations().find(({ effect }) => effect?.getTiming().duration === 4000);

it('stands at the position that is chosen after its end', async () => {
  await Default.run();
  await position.fill('3.5');
  await userEvent.click(page.getByRole('button', { name: '재생' }));
  await expect.poll(() => move()?.playState).toBe('running');
  move()?.finish();
  for (const other of document.getAnimations()) other.finish();
  await expect.element(page.getByRole('button', { name: '재생' })).toBeVisible();
  await position.fill('1');
  expect(move()?.playState).toBe('paused');
  expect(move()?.currentTime).toBe(1000);
});
