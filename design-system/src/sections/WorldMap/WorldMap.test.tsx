import { composeStories } from '@storybook/react-vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './WorldMap.stories.tsx';

const { Default } = composeStories(stories);

it('shows the sites of a country on focus, and includes them in the name of the link', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const link = page.getByRole('link', { name: /^미국 2 앨라배마 공장/ });
  const card = link.element().querySelector('span')!;
  expect(getComputedStyle(card).opacity).toBe('0');
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(link.element());
  await expect.poll(() => getComputedStyle(card).opacity).toBe('1');
});

it('places the names on the map, regardless of the content below it', async () => {
  await page.viewport(1440, 900);
  await Default.run({ args: { legend: [{ mark: 'dot', label: '공장' }] } });
  const map = document.querySelector('img')!.getBoundingClientRect();
  const name = page.getByRole('link', { name: /^독일/ }).element().getBoundingClientRect();
  expect(name.top + name.height / 2).toBeCloseTo(map.top + 0.31 * map.height, 0);
});

it('shows a readable part of the map in narrow windows, with the numbers of the list on it', async () => {
  await page.viewport(390, 900);
  await Default.run();
  const map = document.querySelector('img')!.getBoundingClientRect();
  expect(map.width).toBe(1280);
  // The point of the focus is in the middle.
  expect(map.left + 0.6 * map.width).toBeCloseTo(195, 0);
  for (const item of page.getByRole('listitem').elements()) {
    const [mark, entry] = [item, item.querySelector('a')!].map((element) =>
      getComputedStyle(element, '::before'),
    );
    expect(mark!.content).toContain('counter(country)');
    expect(entry!.content).toBe(mark!.content);
    // Both lines leave the part, so the numbers are at the edges of the window.
    expect(Math.min(parseFloat(mark!.left), parseFloat(mark!.right))).toBeLessThan(30);
    expect(parseFloat(mark!.top)).toBeLessThan(map.height);
  }
});

it('shows the local time of every time zone once', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12, 0, 40), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await Default.run();
  const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(times).toEqual(['13:00', '06:00', '07:00']);
});

it('fits into every width in both languages', () => expectToFit(Default));
