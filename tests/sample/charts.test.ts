import { expect, it } from 'vitest';
import { readLibrary } from '@site/content/library/library.ts';

import { getPage, getPanel } from '../../app/site-build/content/assemble.ts';
import type { Block, ChartsBlock } from '@site/content/schema/blocks/index.ts';

/** What annotations of charts state: nothing that the charts or the words of their page do not say. */

const { library } = readLibrary();

const PANELS: Record<string, readonly Block[]> = {
  finance: getPage(library, 'en', 'finance').blocks,
  social: getPage(library, 'en', 'social').blocks,
  climate: getPanel(library, 'en', 'environment', 'climate').blocks,
  data: getPanel(library, 'en', 'environment', 'data').blocks,
};

const rounded = (value: number): string => String(Math.round(Math.abs(value) * 10) / 10);

/** Every value of a chart, every difference of two values of a series, and their change in percent. */
function statedBy({ series }: ChartsBlock['items'][number]): Set<string> {
  const stated = new Set<string>();
  for (const { values } of series)
    for (const value of values)
      for (const other of [0, ...values, ...series.flatMap((one) => one.values)]) {
        if (value === null || other === null) continue;
        stated.add(rounded(value - other));
        if (other !== 0) stated.add(rounded(((value - other) / other) * 100));
      }
  return stated;
}

const numbersIn = (text: string): string[] =>
  text
    .replaceAll(/scopes?\s\d/gi, '')
    .match(/\d[\d,.]*\d|\d/g)
    ?.map((number) => String(Number(number.replaceAll(',', '')))) ?? [];

it.each(Object.entries(PANELS))('the annotations of %s follow from its figures', (_, blocks) => {
  const charts = blocks.flatMap((block) => (block.type === 'charts' ? [block] : []));
  const noted = charts.flatMap(({ items, categories }) =>
    items.flatMap((item) => (item.note ? [{ item, note: item.note, categories }] : [])),
  );
  expect(noted.length).toBeGreaterThan(0);
  for (const { item, note, categories } of noted) {
    // The words of the chart itself, such as its target, may be taken up.
    const said = [...statedBy(item), ...numbersIn(item.text ?? ''), ...categories.map(String)];
    const targets = numbersIn(item.text ?? '').flatMap((target) =>
      item.series.flatMap(({ values }) =>
        values.flatMap((value) => (value === null ? [] : [rounded(Number(target) - value)])),
      ),
    );
    const known = new Set([...said, ...targets]);
    // "About" a number is within five percent of it.
    const isAbout = (number: string): boolean =>
      note.text.startsWith('about ') &&
      [...known].some((value) => Math.abs(Number(value) / Number(number) - 1) < 0.05);
    expect(
      numbersIn(note.text).filter((number) => !known.has(number) && !isAbout(number)),
      note.text,
    ).toEqual([]);
  }
});
