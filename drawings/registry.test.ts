import { brotliCompressSync } from 'node:zlib';

import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { readLibrary } from '@site/content/library/library.ts';
import { walk } from '@site/content/library/walk.ts';
import type { DrawingDescription } from './description.ts';
import { CAR_POINTS } from './figures/line-car.data.ts';
import { DRAWINGS } from './registry.ts';

/** What a drawing may weigh, in KiB, compressed. One that stands in the document loads with it. */
const CEILING = { product: 12, scene: 20, figure: 8, inline: 6 } as const;

const all = Object.values(DRAWINGS);
const weightOf = (svg: string): number => brotliCompressSync(svg).length / 1024;

/** Drawings beside which the page says in words what they show. */
const isDecoration = ({ id, kind }: DrawingDescription): boolean =>
  kind === 'figure' &&
  /^(certificate|award|car|value|era|count|spot|laboratory)-|^(line-car|world-map|cut-line|mission|net-zero)$/.test(
    id,
  );

describe.each(all)('$id', (drawing) => {
  const { kind, inline, alt, width, height, build } = drawing;
  const svg = build();

  it('says in both languages what is seen, unless the page does', () => {
    if (isDecoration(drawing)) return expect(alt).toBeNull();
    expect(alt?.ko).toMatch(/[가-힣]/);
    expect(alt?.en).toMatch(/^[A-Z]/);
    return expect(alt?.en).not.toMatch(/[가-힣]/);
  });

  it('is a drawing of the size that the page keeps free', () => {
    const { width: drawnWidth, height: drawnHeight } = new Resvg(build({ inline: false }));
    expect(drawnWidth / drawnHeight).toBeCloseTo(width / height, 1);
  });

  it('weighs no more than its kind may', () => {
    expect(weightOf(svg)).toBeLessThanOrEqual(CEILING[inline ? 'inline' : kind]);
  });
});

it.each(all.filter(({ inline }) => !inline))(
  '$id stands alone, with colours for more contrast',
  ({ build }) => {
    const svg = build();
    expect(svg).not.toContain('var(');
    expect(svg).toContain('@media(prefers-contrast:more)');
    // A file does not see the page's fonts: words in it would be set in another one.
    expect(svg).not.toContain('<text');
  },
);

describe('content', () => {
  const { library } = readLibrary();

  it('describes the drawings that there are, and the places that the car has', () => {
    expect([...library.drawings.keys()].toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
    expect(library.drawings.get('line-car')?.points?.toSorted()).toEqual(
      Object.keys(CAR_POINTS).toSorted(),
    );
  });

  it('displays every scene on at most two pages', () => {
    const pages = new Map<string, Set<string>>();
    for (const [slug, page] of library.pages)
      for (const { name, value } of walk(page))
        if (name === 'drawing' && typeof value === 'string' && DRAWINGS[value]?.kind === 'scene')
          pages.set(value, (pages.get(value) ?? new Set()).add(slug));
    expect([...pages].filter(([, shown]) => shown.size > 2)).toEqual([]);
    expect(pages.size).toBeGreaterThanOrEqual(20);
  });

  it('name nothing that is not drawn, and leave no product or scene unseen', () => {
    const named = new Set<string>();
    for (const source of [...library.pages.values(), ...library.products.values()])
      for (const { name, value } of walk(source))
        if (name === 'drawing' && typeof value === 'string') named.add(value);
    expect([...named].filter((id) => !(id in DRAWINGS))).toEqual([]);
    const shown = all.filter(({ kind }) => kind === 'product' || kind === 'scene');
    expect(shown.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
    expect(all.filter(({ kind }) => kind === 'product')).toHaveLength(21);
  });
});
