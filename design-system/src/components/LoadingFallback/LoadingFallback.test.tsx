import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './LoadingFallback.stories.tsx';

const { Default, ReducedMotion } = composeStories(stories);

it('appears after a delay, is announced, and causes no layout shift', async () => {
  await Default.run();
  const status = page.getByText('다음 화면을 불러오고 있습니다').element();
  expect(status.getAttribute('role')).toBe('status');
  const [appearing] = status.getAnimations();
  expect(appearing?.effect?.getTiming().delay).toBe(300);
  appearing?.pause();
  (appearing as Animation).currentTime = 0;
  expect(getComputedStyle(status).visibility).toBe('hidden');
  appearing?.finish();
  expect(getComputedStyle(status).visibility).toBe('visible');
  expect(getComputedStyle(status).position).toBe('fixed');
  await expectAccessible();
});

it('appears after the delay with reduced motion too', async () => {
  await ReducedMotion.run();
  const status = page.getByRole('status', { includeHidden: true }).element();
  expect(status.getAnimations()[0]?.effect?.getTiming().delay).toBe(300);
});
