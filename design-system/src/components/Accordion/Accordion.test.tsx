import { composeStories } from '@storybook/react-vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './Accordion.stories.tsx';

const { Default, HeadingLevel } = composeStories(stories);

const findTitle = (name: string) => page.getByRole('heading', { name });
const answer = page.getByText('한 번의 모집에는 한 직무에만', { exact: false });

const getDetails = (id: string) => document.getElementById(id)?.closest('details');

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('keyboard', () => {
  it('each title is one tab stop; Enter and Space open and close it', async () => {
    await Default.run();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(answer).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(answer).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard(' ');
    await vi.waitFor(() => expect(getDetails('several')?.open).toBe(false));
  });
});

describe('addresses', () => {
  it('open their item, when the page loads and when they change', async () => {
    location.hash = '#several';
    await Default.run();
    await vi.waitFor(() => expect(getDetails('several')?.open).toBe(true));
    location.hash = '#result';
    await vi.waitFor(() => expect(getDetails('result')?.open).toBe(true));
    await expectAccessible();
  });
});

it('an address with an invalidly encoded fragment does not cause an error', async () => {
  location.hash = '#100%';
  await Default.run();
  expect(findTitle('신입 사원은 언제 모집합니까?').elements()).toHaveLength(1);
});

describe('without scripts', () => {
  it('opens by a click and by its address', async () => {
    renderServerHtml(Default);
    await userEvent.click(findTitle('신입 사원은 언제 모집합니까?'));
    await vi.waitFor(() => expect(getDetails('when')?.open).toBe(true));
    location.hash = '#several';
    await vi.waitFor(() => expect(getDetails('several')?.open).toBe(true));
    await expectAccessible();
  });
});

it('places its titles in the outline', async () => {
  await HeadingLevel.run();
  expect(page.getByRole('heading', { level: 4 }).elements()).toHaveLength(3);
});
