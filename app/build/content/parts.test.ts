import { expect, it } from 'vitest';
import { readLibrary } from '@site/content/library/library.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';

const products = [...readLibrary().library.products.values()].filter(({ parts }) => parts);

it.each(products.map(({ slug, drawing, parts = [] }) => [slug, drawing, parts] as const))(
  'names every part that is drawn of %s, and no other',
  (_, drawing, parts) => {
    const drawn = DRAWINGS[drawing]?.parts?.().map(({ name }) => name) ?? [];
    expect(parts.map(({ part }) => part).toSorted()).toEqual(drawn.toSorted());
  },
);

it.each(products.map(({ slug, features, parts = [] }) => [slug, features.length, parts] as const))(
  'links the parts of %s to features that exist',
  (_, count, parts) => {
    for (const { feature } of parts) expect(feature ?? 1).toBeLessThanOrEqual(count);
  },
);

it('moves every part apart from the others in the exploded view', () => {
  for (const { drawing } of products) {
    const places = DRAWINGS[drawing]?.parts?.() ?? [];
    const moved = places.filter(
      ({ assembled, exploded }) =>
        Math.hypot(assembled[0] - exploded[0], assembled[1] - exploded[1]) > 0.02,
    );
    expect(moved.length, drawing).toBeGreaterThan(2);
    for (const { exploded } of places)
      for (const part of exploded) expect(Math.abs(part - 0.5), drawing).toBeLessThan(0.5);
  }
});
