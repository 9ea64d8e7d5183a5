import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Chart.stories.tsx';

const {
  Default,
  SideBySide,
  Lines,
  Pairs,
  PlanAndActual,
  Stacked,
  TwoLines,
  TwoUnits,
  WithDownload,
  Long,
} = composeStories(stories);

const findCells = () => page.getByRole('cell').elements();

it('is a picture named by its title, with a table of the same values', async () => {
  await Default.run();
  await expect.element(page.getByRole('img')).toHaveAccessibleName(/^매출액/);
  await userEvent.click(page.getByText('표로 보기'));
  await expect.element(page.getByRole('table')).toHaveAccessibleName('매출액');
  expect(findCells().map(({ textContent }) => textContent)).toEqual([
    '11,824',
    '13,569',
    '15,283',
    '16,019',
    '16,842',
  ]);
  await expectAccessible();
});

it('offers its figures with controls that name the chart', async () => {
  await WithDownload.run();
  await expect.element(page.getByText('표로 보기')).toHaveAccessibleName('표로 보기: 매출액');
  await expect.element(page.getByRole('link')).toHaveAccessibleName('CSV 내려받기: 매출액');
});

it('draws bars as high as their amounts', async () => {
  await Default.run();
  const [first, , , , last] = [...page.getByRole('img').element().querySelectorAll('rect')].map(
    (bar) => bar.getBoundingClientRect().height,
  );
  expect((last ?? 0) / (first ?? 1)).toBeCloseTo(16_842 / 11_824, 2);
  // An axis with one value, as for years without an accident.
  await Default.run({
    args: { categories: ['2025'], series: [{ label: '사고', values: [0] }], ticks: [0] },
  });
  expect(page.getByRole('img').element().outerHTML).not.toContain('NaN');
});

it('adds up stacks, above the bars and in the table', async () => {
  await Stacked.run();
  await userEvent.click(page.getByText('표로 보기'));
  expect(findCells()[3]?.textContent).toBe('423');
  await expect.element(page.getByRole('columnheader', { name: '합계' })).toBeVisible();
});

it('shows the unit that is chosen with the keyboard, in all charts', async () => {
  await TwoUnits.run();
  await userEvent.click(page.getByText('표로 보기'));
  await expect.element(page.getByRole('heading')).toHaveAccessibleName('매출액 단위: 억원');
  page.getByRole('radio', { name: '억원' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('heading')).toHaveAccessibleName('매출액 단위: 백만원');
  await expect.element(page.getByRole('cell', { name: '1,684,150' })).toBeVisible();
  await expectAccessible();
});

it('colors the latest amounts only', async () => {
  await SideBySide.run();
  const colors = [...page.getByRole('img').element().querySelectorAll('svg > g > rect')].map(
    (bar) => getComputedStyle(bar).color,
  );
  const [past = '', ...rest] = colors.slice(0, 4);
  expect(rest).toEqual([past, past, past]);
  expect(colors[4]).not.toBe(past);
});

it('ends the actual amounts next to a dotted plan, and has a dash for unknown values', async () => {
  await PlanAndActual.run();
  const [plan, actual] = page.getByRole('img').element().querySelectorAll('svg > g');
  expect(plan?.querySelectorAll('line[stroke-dasharray]')).toHaveLength(3);
  expect(actual?.querySelectorAll('line')).toHaveLength(1);
  await userEvent.click(page.getByText('표로 보기'));
  expect(findCells().map(({ textContent }) => textContent)).toEqual(
    '68.0 68.0 59.8 58.6 39.4 – 0.0 –'.split(' '),
  );
});

it('writes the names of series at their ends if there is room, otherwise in a legend', async () => {
  await page.viewport(1440, 900);
  await Stacked.run();
  const names = () =>
    [...document.querySelectorAll('figure li')]
      .filter((element) => element.textContent.includes('직접 발전') && element.checkVisibility())
      .map((element) => element.closest('[role="img"]') !== null);
  expect(names()).toEqual([true]);
  await page.viewport(360, 800);
  expect(names()).toEqual([false]);
});

it('writes the latest amounts of bars side by side above their bars, not above the neighbor', async () => {
  await SideBySide.run();
  for (const width of [360, 520, 1440]) {
    await page.viewport(width, 900);
    const [first, last] = [...document.querySelectorAll('figure svg [data-latest]')].map((amount) =>
      amount.getBoundingClientRect(),
    );
    const bars = [...document.querySelectorAll('figure [role="img"] svg > g')].map(
      (series) => [...series.querySelectorAll('rect')].at(-1)?.getBoundingClientRect().left ?? 0,
    );
    expect(first?.right, `${width} px`).toBeLessThanOrEqual((bars.at(-1) ?? 0) + 1);
    expect(last?.left, `${width} px`).toBeGreaterThanOrEqual((bars.at(-1) ?? 0) - 1);
  }
});

it.each([
  ['a bar', Default],
  ['bars side by side', SideBySide],
  ['a line', Lines],
])('writes the latest amount of %s inside its plot on phones', async (_, story) => {
  await story.run();
  await page.viewport(360, 800);
  const { right } = page.getByRole('img').element().getBoundingClientRect();
  for (const amount of document.querySelectorAll('figure svg [data-latest]'))
    expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
});

it('writes the latest amounts of close lines without overlap', async () => {
  await TwoLines.run();
  for (const width of [360, 1440]) {
    await page.viewport(width, 900);
    const [upper, lower] = [...document.querySelectorAll('figure svg [data-latest]')].map(
      (amount) => amount.getBoundingClientRect(),
    );
    expect(upper?.bottom, `${width} px`).toBeLessThanOrEqual(lower?.top ?? 0);
  }
});

/** Returns the amounts whose digits are on a line of the chart. */
function findCrossedAmounts(): string[] {
  const plot = document.querySelector('figure [role="img"] > svg');
  if (!(plot instanceof SVGSVGElement)) throw new Error('There is no chart.');
  const { left, top } = plot.getBoundingClientRect();
  const points = [...plot.querySelectorAll('line')].flatMap(({ x1, y1, x2, y2 }) =>
    Array.from({ length: 50 }, (_, step) => {
      const between = (from: SVGAnimatedLength, to: SVGAnimatedLength) =>
        from.baseVal.value + ((to.baseVal.value - from.baseVal.value) * step) / 49;
      return { x: left + between(x1, x2), y: top + between(y1, y2) };
    }),
  );
  return [...plot.querySelectorAll('text')]
    .filter((text) => text.checkVisibility())
    .filter((text) => {
      const box = text.getBoundingClientRect();
      // Digits have no descenders.
      const bottom = box.bottom - 0.22 * box.height;
      return points.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < bottom);
    })
    .map(({ textContent }) => textContent);
}

it('writes amounts beside lines that fall', async () => {
  const falling = [{ label: '재해', values: [1.42, 1.28, 1.05, 0.88, 0.5] }];
  for (const width of [360, 768, 1440]) {
    await page.viewport(width, 900);
    await PlanAndActual.run();
    expect(findCrossedAmounts(), `plan, ${width} px`).toEqual([]);
    await Default.run({ args: { kind: 'lines', series: falling, ticks: [0, 0.5, 1, 1.5] } });
    expect(findCrossedAmounts(), `falling, ${width} px`).toEqual([]);
  }
});

it('writes the cause above its category, with a leader that ends above the amount', async () => {
  await page.viewport(1440, 900);
  await Lines.run();
  const note = page.getByText(/전년보다 0\.9%p 상승/).element();
  const plot = page.getByRole('img').element().getBoundingClientRect();
  const { bottom, left } = note.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(plot.top);
  const [axis, share] = [76, 2.5 / 5];
  expect(left).toBeCloseTo(plot.left + axis + (plot.width - axis) * share, -1);
});

it('aligns the plots of pairs, however long the texts above are', async () => {
  await page.viewport(1440, 900);
  await Pairs.run();
  const [, firstRow, secondRow] = page
    .getByRole('img')
    .elements()
    .map((plot) => plot.getBoundingClientRect().bottom);
  expect(firstRow).toBe(secondRow);
});

it('fits long labels into every width', () => expectToFit(Long, [320, 768, 1440]));
