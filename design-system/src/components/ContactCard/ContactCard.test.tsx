import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './ContactCard.stories.tsx';

const { Default } = composeStories(stories);

it('has links for the telephone number and the email address', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: '032-000-0000' }))
    .toHaveAttribute('href', 'tel:0320000000');
  await expect
    .element(page.getByRole('link', { name: 'connected@example.com' }))
    .toHaveAttribute('href', 'mailto:connected@example.com');
  await expect.element(page.getByRole('img', { name: '전화' })).toBeVisible();
  await expectAccessible();
});
