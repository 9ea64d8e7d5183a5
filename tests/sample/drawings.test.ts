import { expect, it } from 'vitest';
import { readLibrary } from '@site/content/library/library.ts';
import { walk } from '@site/content/library/walk.ts';
import { CAR_POINTS } from '@site/drawings/figures/line-car.data.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';

/** The drawings that the sample's content names, and those that there are. */

const { library } = readLibrary();
const all = Object.values(DRAWINGS);

it('the content describes the drawings that there are, and the places that the car has', () => {
  expect([...library.drawings.keys()].toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
  expect(library.drawings.get('line-car')?.points?.toSorted()).toEqual(
    Object.keys(CAR_POINTS).toSorted(),
  );
});

it('the content displays every scene on at most two pages', () => {
  const pages = new Map<string, Set<string>>();
  for (const [slug, page] of library.pages)
    for (const { name, value } of walk(page))
      if (name === 'drawing' && typeof value === 'string' && DRAWINGS[value]?.kind === 'scene')
        pages.set(value, (pages.get(value) ?? new Set()).add(slug));
  expect([...pages].filter(([, shown]) => shown.size > 2)).toEqual([]);
  expect(pages.size).toBeGreaterThanOrEqual(20);
});

it('the content names nothing that is not drawn, and leaves no product or scene unseen', () => {
  const named = new Set<string>();
  for (const source of [...library.pages.values(), ...library.products.values()])
    for (const { name, value } of walk(source))
      if (name === 'drawing' && typeof value === 'string') named.add(value);
  expect([...named].filter((id) => !(id in DRAWINGS))).toEqual([]);
  const shown = all.filter(({ kind }) => kind === 'product' || kind === 'scene');
  expect(shown.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  expect(all.filter(({ kind }) => kind === 'product')).toHaveLength(21);
});
