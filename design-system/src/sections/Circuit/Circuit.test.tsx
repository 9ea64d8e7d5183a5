import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Circuit.stories.tsx';

const { Default } = composeStories(stories);

/** Returns whether the wire at the last element of every branch has the color of a live one. */
const findLiveLoads = () => {
  const color = (element: Element) => getComputedStyle(element, '::before').backgroundColor;
  const live = color(document.querySelector('ol li:nth-child(2)')!);
  return [...document.querySelectorAll('div > ol > li:last-child')]
    .slice(1)
    .map((load) => color(load) === live);
};
const readShownText = () =>
  [...document.querySelectorAll('p')]
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent);

describe('a circuit', () => {
  it('shows where current flows in the chosen state, and describes it', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    await Default.run();
    await expect.poll(findLiveLoads).toEqual([true, true, true]);
    expect(readShownText()).toEqual(['세 회로에 모두 전류가 흐릅니다.']);
    await page.getByText('단락', { exact: true }).click();
    await expect.poll(findLiveLoads).toEqual([true, true, false]);
    expect(readShownText()).toEqual(['단락이 난 회로만 반도체 스위치가 차단합니다.']);
    await page.getByText('주차', { exact: true }).click();
    await expect.poll(findLiveLoads).toEqual([true, false, false]);
    await expectAccessible();
  });

  it('describes the diagram in words, and what happens in each state', async () => {
    await Default.run();
    await expect
      .element(page.getByRole('img'))
      .toHaveAccessibleName(
        '배터리 12 V – 메인 퓨즈 – 버스바; 퓨즈 – 램프; 릴레이 – 열선; 반도체 스위치 – 진단하는 부하',
      );
    await expect
      .element(page.getByRole('radio', { name: '주차' }))
      .toHaveAccessibleDescription('릴레이가 열려 첫째 회로에만 전류가 흐릅니다.');
  });

  it('has no wire outside of its diagram', async () => {
    await Default.run();
    const diagram = document.querySelector('[data-branches]')?.getBoundingClientRect();
    expect(diagram).toBeDefined();
    // A pseudo-element is positioned in the nearest ancestor that is positioned.
    for (const list of document.querySelectorAll('[data-branches] ol'))
      if (getComputedStyle(list, '::before').content !== 'none')
        expect(getComputedStyle(list).position).toBe('relative');
  });

  it('fits into every width in both languages', () => expectToFit(Default, [320, 390, 768, 1280]));
});
