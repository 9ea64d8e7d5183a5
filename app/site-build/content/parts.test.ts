import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { readLibrary } from '@site/content/library/library.ts';
import { NO_FONTS } from '@site/drawings/brand/marks.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';

const products = [...readLibrary().library.products.values()].filter(({ parts }) => parts);

it.each(products.map(({ slug, drawing, parts = [] }) => [slug, drawing, parts] as const))(
  'names exactly the parts in the drawing of %s',
  (_, drawing, parts) => {
    const drawnParts = DRAWINGS[drawing]?.parts?.().map(({ name }) => name) ?? [];
    expect(parts.map(({ part }) => part).toSorted()).toEqual(drawnParts.toSorted());
  },
);

it.each(products.map(({ slug, features, parts = [] }) => [slug, features.length, parts] as const))(
  'links the parts of %s to existing features',
  (_, count, parts) => {
    for (const { feature } of parts) expect(feature ?? 1).toBeLessThanOrEqual(count);
  },
);

it('separates every part from the others in the exploded view', () => {
  for (const { drawing } of products) {
    const places = DRAWINGS[drawing]?.parts?.() ?? [];
    const movedPlaces = places.filter(
      ({ assembled, exploded }) =>
        assembled && Math.hypot(assembled[0] - exploded[0], assembled[1] - exploded[1]) > 0.02,
    );
    expect(movedPlaces.length, drawing).toBeGreaterThan(2);
    for (const { exploded } of places)
      for (const part of exploded) expect(Math.abs(part - 0.5), drawing).toBeLessThan(0.5);
  }
});

/** Half of the drawn width and height, so that there are a quarter of the pixels. */
const HALF = { fitTo: { mode: 'zoom', value: 0.5 }, font: NO_FONTS } as const;
/** Maximum distance of a callout's end from a pixel of its part, in pixels of this size. */
const REACH = 3;

/** Returns whether the pixels around a position are of a part: whether they change if it is not drawn. */
function isSeenAt(
  svg: string,
  part: string,
  at: readonly [number, number],
  reach: number,
): boolean {
  const { width, height, pixels } = new Resvg(svg, HALF).render();
  const without = svg.replaceAll(`data-part="${part}"`, 'display="none"');
  const rest = new Resvg(without, HALF).render();
  const [x, y] = [Math.round(at[0] * width), Math.round(at[1] * height)];
  for (let row = y - reach; row <= y + reach; row++) {
    const [from, to] = [(row * width + x - reach) * 4, (row * width + x + reach + 1) * 4];
    if (!pixels.subarray(from, to).equals(rest.pixels.subarray(from, to))) return true;
  }
  return false;
}

it.each(products.map(({ slug, drawing, parts = [] }) => [slug, drawing, parts] as const))(
  'points at visible parts of %s, assembled and exploded',
  (_, drawing, parts) => {
    const { build, parts: getPlaces } = DRAWINGS[drawing]!;
    const texts = new Map(parts.map(({ part, text }) => [part, text]));
    const [assembledSvg, explodedSvg] = [build(), build({ exploded: true })];
    for (const { name, assembled, exploded } of getPlaces?.() ?? []) {
      if (texts.get(name) && assembled)
        expect(isSeenAt(assembledSvg, name, assembled, REACH), `${name}, assembled`).toBe(true);
      expect(isSeenAt(explodedSvg, name, exploded, 1), `${name}, exploded`).toBe(true);
    }
  },
);
