import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Hero.stories.tsx';

const { Default, Tablet } = composeStories(stories);

it('names the areas over their strands on wide screens, and below the drawing on phones', async () => {
  const places = () => ({
    box: page
      .getByRole('checkbox', { name: /^친환경/ })
      .element()
      .closest('li')!
      .getBoundingClientRect(),
    drawing: page.getByRole('img', { name: /한 줄/ }).element().getBoundingClientRect(),
  });
  await page.viewport(1440, 900);
  await Default.run();
  const wide = places();
  expect(wide.box.bottom).toBeLessThanOrEqual(wide.drawing.top + 1);
  const strand = wide.drawing.left + wide.drawing.width * 0.18;
  expect(wide.box.left).toBeLessThan(strand);
  expect(wide.box.right).toBeGreaterThan(strand);

  await page.viewport(360, 900);
  const narrow = places();
  expect(narrow.box.top).toBeGreaterThanOrEqual(narrow.drawing.bottom);
});

it('highlights the area that is switched on, and all of them again', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const opacity = (area: string) =>
    getComputedStyle(document.querySelector(`ul[data-area=${area}]`)!).opacity;
  const eco = page.getByRole('checkbox', { name: /^친환경/ });
  await userEvent.click(eco);
  await expect.poll(() => opacity('first')).toBe('0.18');
  expect(opacity('second')).toBe('1');
  await userEvent.click(eco);
  await userEvent.unhover(eco);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(() => opacity('first')).toBe('1');
});

it('does not change the areas while a product is pointed at', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  await userEvent.hover(page.getByRole('link', { name: /ICCB/ }));
  const faded = [...document.querySelectorAll('ul[data-area]')].filter(
    (list) => getComputedStyle(list).opacity !== '1',
  );
  expect(faded).toEqual([]);
});

it('reaches every product by keyboard; each has its name and area, and shows its card', async () => {
  await page.viewport(1440, 900);
  await Default.run();
  const names = new Set<string>();
  for (let count = 0; count < 20; count += 1) {
    await userEvent.keyboard('{Tab}');
    const link = document.activeElement;
    const card = link?.querySelector('img')?.parentElement;
    if (!card || link?.tagName !== 'A') continue;
    await expect.poll(() => getComputedStyle(card).opacity).toBe('1');
    names.add(link.textContent);
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(names.size).toBe(5);
  expect([...names][0]).toBe('커넥티드 와이어링 하네스 전선 단면적 0.13~6 mm²');
});

it.each([
  ['Default', Default],
  ['Tablet', Tablet],
])('%s fits into every width in both languages', (_, story) => expectToFit(story));

it('shows the number of products of an area in one line', async () => {
  await Default.run({ globals: { language: 'en' } });
  for (const width of [1280, 1440]) {
    await page.viewport(width, 900);
    const links = page.getByRole('link', { name: /2 products/ }).elements();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const lines = document.createRange();
      lines.selectNode(link.lastChild!);
      expect(lines.getClientRects().length, `${width} px`).toBe(1);
    }
  }
});
