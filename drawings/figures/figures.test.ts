import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { icons, manifestIcons } from '../brand/icons.ts';
import { NO_FONTS } from '../brand/marks.ts';
import sites from '@site/content/sites.json' with { type: 'json' };
import { line, type Point } from '../line/path.ts';
import { standalone } from '../line/standalone.ts';
import { count, COUNT_HEIGHT, COUNT_IDS, COUNT_WIDTH, getMarks } from './counts.ts';
import { cutLine } from './cut-line.ts';
import {
  AREAS,
  BRANCHES,
  CAR_CROP,
  CAR_POINTS,
  CAR_VIEW,
  RISERS,
  ROAD,
  STATION,
  CAR_LINE,
  type CarPoint,
  type ProductSlug,
} from './line-car.data.ts';
import { lineCar } from './line-car.ts';
import { MAP_HEIGHT, MAP_WIDTH, projectSite } from './projection.ts';
import { placeNames } from './site-names.ts';
import { worldMap } from './world-map.ts';

const KIB = 1024;
const weight = (text: string): number => brotliCompressSync(text).length;
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The renderer's strict parser refuses markup that is not well-formed XML. */
const isWellFormed = (svg: string): boolean => new Resvg(svg, { font: NO_FONTS }).width > 0;

/** Returns the turns of a path of M, L and A commands, in degrees, from its text. */
function measureTurns(d: string): number[] {
  const commands = d.matchAll(/([ML])(\S+) ([-\d.]+)|(A)[\d.]+ [\d.]+ 0 0 [01] (\S+) ([-\d.]+)/g);
  const directions: number[] = [];
  let last: Point | undefined;
  for (const [, straight, x = '', y = '', , arcX = x, arcY = y] of commands) {
    const here: Point = [Number(arcX), Number(arcY)];
    const length = last ? Math.hypot(here[0] - last[0], here[1] - last[1]) : 0;
    // The direction of a piece of two units is not measurable because of rounding.
    if (last && straight === 'L' && length > 2)
      directions.push((Math.atan2(here[1] - last[1], here[0] - last[0]) * 180) / Math.PI);
    last = here;
  }
  return directions.slice(1).map((direction, index) => {
    const turn = Math.abs(direction - (directions[index] ?? direction));
    return Math.min(turn, 360 - turn);
  });
}

const points = Object.entries<CarPoint>(CAR_POINTS);

describe('line()', () => {
  it('rounds its bends with one radius', () => {
    expect(line([[0, 0], [50, 0], [50, 50]], 12)).toBe('M0 0L38 0A12 12 0 0 1 50 12L50 50'); // prettier-ignore
  });

  it.each([
    [
      'a direction of its own',
      [
        [0, 0],
        [50, 20],
      ],
    ],
    [
      'a turn by 135°',
      [
        [0, 0],
        [50, 0],
        [20, 30],
      ],
    ],
    [
      'a piece too short for its bends',
      [
        [0, 0],
        [50, 0],
        [50, 10],
        [90, 10],
      ],
    ],
    ['nothing to join', [[0, 0]]],
  ] as const)('refuses %s', (_, path) => {
    expect(() => line(path, 24)).toThrow(RangeError);
  });
});

describe('line-car', () => {
  const svg = lineCar({ linked: true });
  const whole = lineCar();

  it('is small enough for the first screen', () => {
    expect(weight(svg)).toBeLessThanOrEqual(6 * KIB);
  });

  it.each(['first', 'fpc-module', undefined] as const)(
    'is well-formed with %s highlighted',
    (highlighted) => {
      expect(isWellFormed(lineCar(highlighted ? { highlighted } : {}))).toBe(true);
    },
  );

  it('bends every wire by 45° or 90°', () => {
    expect(measureTurns('M0 0L38 0A12 12 0 0 1 50 12L50 50L90 70')).toEqual([
      90,
      expect.closeTo(63.4, 1),
    ]);
    for (const { id, d } of BRANCHES) {
      for (const turn of measureTurns(d)) {
        const step = Math.round(turn / 45);
        expect(Math.abs(turn - step * 45), `${id} turns by ${turn}°`).toBeLessThan(1.5);
        expect(step, id).toBeLessThanOrEqual(2);
      }
    }
  });

  it('connects every product with a wire of its area', () => {
    for (const [slug, { area, x, y }] of points) {
      const reaching = BRANCHES.filter(({ serves }) => serves.includes(slug as ProductSlug));
      expect(reaching.length, slug).toBeGreaterThan(0);
      expect(reaching.every((branch) => branch.area === area)).toBe(true);
      expect(whole, slug).toContain(`<rect x="${x - 10}" y="${y - 7.5}"`);
    }
  });

  it('gives every product a target of 44 px on a page of 1024 px', () => {
    // Two units of tolerance for half a pixel of rounding.
    const size = 44 * (CAR_VIEW.width / 1024) - 2;
    for (const [slug, { x, y }] of points) {
      for (const [otherPoint, place] of points) {
        if (slug === otherPoint) continue;
        const apart = Math.max(Math.abs(x - place.x), Math.abs(y - place.y));
        expect(apart, `${slug} and ${otherPoint}`).toBeGreaterThanOrEqual(size);
      }
    }
  });

  it('shows charger and car completely in the part that phones show', () => {
    const right = CAR_CROP.x + CAR_CROP.width;
    for (const { x, y } of points.map(([, place]) => place)) {
      expect(x > CAR_CROP.x && x < right && y > CAR_CROP.y && y < CAR_VIEW.height).toBe(true);
    }
    expect(STATION.x).toBeGreaterThan(CAR_CROP.x);
    // The bumper turns into the road at 1222.
    expect(CAR_LINE).toContain(`1222 ${ROAD.y}`);
    expect(right).toBeGreaterThan(1222);
    // It is cut out of the middle of the lower edge.
    expect(CAR_CROP.x * 2 + CAR_CROP.width).toBe(CAR_VIEW.x * 2 + CAR_VIEW.width);
    expect(CAR_CROP.y + CAR_CROP.height).toBe(CAR_VIEW.y + CAR_VIEW.height);
  });

  it('has two strands of every area that end at the upper edge', () => {
    expect(RISERS.map(({ area }) => area).toSorted()).toEqual(AREAS.toSorted());
    expect(svg.match(/data-riser/g)).toHaveLength(6);
    expect(whole).not.toContain('data-riser');
  });
});

describe('world-map', () => {
  const svg = worldMap();

  it('is light and well-formed', () => {
    expect(weight(svg)).toBeLessThanOrEqual(20 * KIB);
    expect(isWellFormed(svg)).toBe(true);
  });

  it('marks every overseas site on the map', () => {
    for (const { id, longitude, latitude } of sites.filter(({ overseas }) => overseas)) {
      const { x, y } = projectSite(longitude, latitude);
      expect(svg).toContain(`data-site="${id}"`);
      expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT, id).toBe(true);
    }
  });

  it('has a strand from home to every overseas site', () => {
    const strands = [...svg.matchAll(/data-site="[^"]+"><path d="M[^"]+"/g)];
    expect(strands).toHaveLength(sites.filter(({ overseas }) => overseas).length);
  });

  it('places the names of neighbors in a column, each at the end of a leader', () => {
    const at = [
      [500, 100],
      [504, 106],
      [498, 112],
      [530, 150],
    ] as const;
    const names = placeNames(at.map((point, id) => ({ id: String(id), at: point, side: 'start' })));
    const ends = at.map((_, id) => names.get(String(id))!);
    expect(new Set(ends.map((end) => end.at[0])).size).toBe(1);
    for (const [index, end] of ends.slice(1).entries())
      expect(end.at[1] - ends[index]!.at[1]).toBeGreaterThanOrEqual(26);
    for (const [index, { at: end, leader }] of ends.entries()) {
      expect(leader).toMatch(new RegExp(`^M${at[index]!.join(' ')}L`));
      expect(end[0]).toBeLessThan(498);
    }
    const [single] = placeNames([{ id: 'a', at: [100, 100], side: 'end' }]).values();
    expect(single).toMatchObject({ at: [112, 100], leader: '' });
  });

  it('has bends of 45° and 90° only', () => {
    for (const [, d = ''] of svg.matchAll(/data-site="[^"]+"><path d="([^"]+)"/g)) {
      for (const turn of measureTurns(d)) expect(Math.abs(turn - 45)).toBeLessThan(3);
    }
  });
});

describe('standalone()', () => {
  it('refuses a color that is not a token', () => {
    expect(() => standalone('<svg><path fill="var(--no-such)"/></svg>')).toThrow('no-such');
    expect(standalone(cutLine())).not.toContain('var(');
  });
});

describe('brand', () => {
  it.each(['logo.svg', 'symbol.svg'])('%s is small and takes its colors from the page', (file) => {
    const svg = read(`../../content/brand/${file}`);
    expect(svg.length).toBeLessThan(KIB);
    expect(svg).toContain('currentColor');
    expect(svg).not.toMatch(/#[0-9a-f]{3}/i);
    expect(isWellFormed(svg)).toBe(true);
  });

  it('creates the icon set', () => {
    const files = icons();
    expect(files.map(({ path }) => path)).toEqual([
      'favicon.svg',
      'favicon-32.png',
      'apple-touch-icon.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
    ]);
    expect(isWellFormed(files[0]?.body as string)).toBe(true);
    expect(manifestIcons(files)).toHaveLength(3);
  });
});

describe('counts', () => {
  it.each(COUNT_IDS)('%s shows as many marks as it counts, on its sheet', (id) => {
    const svg = count(id);
    expect(isWellFormed(svg)).toBe(true);
    const starts = [...svg.matchAll(/M([\d.]+) ([\d.]+)(?:h0|v12|v-18|a6|a9|a10|h28v26|h11)/g)];
    expect(starts).toHaveLength(getMarks(id).marks);
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeLessThan(COUNT_WIDTH);
      expect(Number(y)).toBeLessThan(COUNT_HEIGHT);
    }
  });
});
