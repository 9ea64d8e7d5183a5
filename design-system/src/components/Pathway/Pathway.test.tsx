import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expectAccessible.ts';
import * as stories from './Pathway.stories.tsx';

const { Default } = composeStories(stories);

it('says the values in their order', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const values = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(values).toEqual(['2021 68.0 천 톤', '2025 58.6 실적 −13.8%', '2045 0 계획 −100%']);
});

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each([320, 768, 1024, 1440])('fits into %i px', async (width) => {
    await page.viewport(width, 800);
    await Default.run({ globals: { language } });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
