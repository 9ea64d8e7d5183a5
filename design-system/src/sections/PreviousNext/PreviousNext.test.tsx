import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as stories from './PreviousNext.stories.tsx';

const { Default } = composeStories(stories);

it.each([360, 1280])(
  'links to both, with drawings at the outer edges on a desktop, at %i px',
  async (width) => {
    await page.viewport(width, 768);
    await Default.run();
    const links = page.getByRole('navigation', { name: '다른 제품' }).getByRole('link');
    await expect.element(links.first()).toHaveAccessibleName('이전 제품 FPC 모듈');
    const [first, second] = links.elements().map((link) => link.getBoundingClientRect());
    expect(first!.top === second!.top).toBe(width > 768);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
