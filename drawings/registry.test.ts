import { brotliCompressSync } from 'node:zlib';

import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it, vi } from 'vitest';

import { NO_FONTS } from './brand/marks.ts';
import type { DrawingDescription } from './description.ts';
import { DRAWINGS } from './registry.ts';
import { COVER_LINE } from './scenes/size.ts';
import { Stage } from './scenes/stage.ts';

/** The maximum size of a drawing in KiB, compressed. One in the document loads with it. */
const CEILING = { product: 17, scene: 20, figure: 8, inline: 6 } as const;

const all = Object.values(DRAWINGS);
const getWeight = (svg: string): number => brotliCompressSync(svg).length / 1024;

/** A drawing as the renderer reads it. Drawings contain no text. */
const read = ({ build }: DrawingDescription): Resvg =>
  new Resvg(build({ inline: false }), { font: NO_FONTS });

/** Drawings next to text that describes them. */
const isDecoration = ({ id, kind }: DrawingDescription): boolean =>
  kind === 'figure' &&
  /^(management|product|assessment|report|accreditation|honor|plaque|car|value|era|count|spot|laboratory)-|^(line-car|world-map|cut-line|net-zero)$/.test(
    id,
  );

describe.each(all)('$id', (drawing) => {
  const { kind, inline, alt, width, height, build } = drawing;
  const svg = build();

  it('describes the picture in both languages, unless the page does', () => {
    if (isDecoration(drawing)) return expect(alt).toBeNull();
    expect(alt?.ko).toMatch(/[가-힣]/);
    expect(alt?.en).toMatch(/^[A-Z]/);
    return expect(alt?.en).not.toMatch(/[가-힣]/);
  });

  it('has the size that the page reserves', () => {
    const { width: drawnWidth, height: drawnHeight } = read(drawing);
    expect(drawnWidth / drawnHeight).toBeCloseTo(width / height, 1);
  });

  it('does not exceed the size of its kind', () => {
    expect(getWeight(svg)).toBeLessThanOrEqual(CEILING[inline ? 'inline' : kind]);
  });
});

/** Returns the distance of a scene's shapes from the edges of its sheet, in pixels; negative beyond an edge. */
function measureMargins(drawing: DrawingDescription) {
  const { width, height } = drawing;
  const { x = 0, y = 0, width: w = 0, height: h = 0 } = read(drawing).getBBox() ?? {};
  return { left: x, right: width - x - w, top: y, bottom: height - y - h };
}

it.each(all.filter(({ kind }) => kind === 'scene'))(
  '$id is in the middle of its sheet, or extends beyond both edges',
  (scene) => {
    const { left, right, bottom } = measureMargins(scene);
    if (left < 0) expect(right).toBeLessThan(0);
    else {
      expect(right).toBeGreaterThan(0);
      expect(Math.abs(left - right)).toBeLessThan(40);
      // Objects on the ground touch the lower edge with at most their outline.
      expect(bottom).toBeGreaterThan(-5);
    }
  },
);

it.each(all.filter(({ kind }) => kind === 'scene'))(
  '$id shows its trees up to their tops',
  ({ build, width }) => {
    const trees = (['conifer', 'tree'] as const).map((kind) => vi.spyOn(Stage.prototype, kind));
    build();
    const cut = trees.flatMap(({ mock }) =>
      mock.calls.flatMap(([[x, y, z], height], index) => {
        const stage = mock.contexts[index] as Stage;
        const [across, foot] = stage.at([x, y, z]);
        // Trees are drawn upright, so that the view from above does not shorten them.
        const [, up] = stage.at([x, y, z + height / Math.cos(Math.PI / 6)]);
        const isVisible = foot > 0 && across > 0 && across < width;
        return isVisible && up < 0 ? [[Math.round(across), Math.round(up)]] : [];
      }),
    );
    vi.restoreAllMocks();
    expect(cut).toEqual([]);
  },
);

it.each(all.filter(({ end }) => end))(
  '$id has a line that ends at the line of the page',
  ({ build, height, end }) => {
    const [, x, y] = /data-end="" cx="([\d.]+)" cy="([\d.]+)"/.exec(build({ inline: true })) ?? [];
    expect(Number(x)).toBeCloseTo(COVER_LINE, 0);
    expect(end!() * height).toBeCloseTo(Number(y));
  },
);

it.each(all.filter(({ inline }) => !inline))(
  '$id is independent of the page, with colors for more contrast',
  ({ build }) => {
    const svg = build();
    expect(svg).not.toContain('var(');
    expect(svg).toContain('@media(prefers-contrast:more)');
    // A file cannot use the page's fonts, so its text would have another font.
    expect(svg).not.toContain('<text');
  },
);
