import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './PageHeader.stories.tsx';

const { Default } = composeStories(stories);

it('is one row of 56 px from 1024 px', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const [way, menu] = [/현재 위치/, /사업분야 메뉴/].map((name) =>
    page.getByRole('navigation', { name }).element().getBoundingClientRect(),
  );
  expect(menu?.height).toBe(56);
  expect(way?.right).toBeLessThan(menu?.left ?? 0);
  expect((way?.top ?? 0) + (way?.height ?? 0) / 2).toBeCloseTo(
    (menu?.top ?? 0) + (menu?.height ?? 0) / 2,
    0,
  );
});

it('fits into every width in both languages', () => expectToFit(Default));
