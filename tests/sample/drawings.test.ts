import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import facts from '@site/content/facts.json' with { type: 'json' };
import authentication from '@site/content/pages/authentication.json' with { type: 'json' };
import board from '@site/content/pages/board.json' with { type: 'json' };
import home from '@site/content/pages/home.json' with { type: 'json' };
import { readLibrary } from '@site/content/library/library.ts';
import { listPicturePlaces, type PicturePlace } from '@site/content/rules/picture-places.ts';
import { walk } from '@site/content/library/walk.ts';
import { NO_FONTS } from '@site/drawings/brand/marks.ts';
import { getMarks, type CountId } from '@site/drawings/figures/counts.ts';
import { netZero, netZeroCurve } from '@site/drawings/figures/net-zero.ts';
import { CAR_POINTS } from '@site/drawings/figures/line-car.data.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';

/** The drawings that the sample's content names, and the existing ones. */

const { library } = readLibrary();
const allDrawings = Object.values(DRAWINGS);

it('the content describes the existing drawings and the places in the car', () => {
  expect([...library.drawings.keys()].toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
  expect(library.drawings.get('line-car')?.points?.toSorted()).toEqual(
    Object.keys(CAR_POINTS).toSorted(),
  );
});

/**
 * Returns the page on which a place of the content shows a picture: a content page, or the page of one press item. Lists,
 * the menu and the band at the end of a page show the picture of the page to which they lead, so they do not count.
 */
function getShowingPage({ file, path }: PicturePlace): string | undefined {
  if (file === 'db.json') return `press ${String(path[1])}`;
  if (file === 'content/sites.json') return 'network';
  return /^content\/pages\/(.+)\.json$/.exec(file)?.[1];
}

it('the content displays every scene, room and value on at most two pages', () => {
  const pages = new Map<string, Set<string>>();
  for (const place of listPicturePlaces(library)) {
    const page = getShowingPage(place);
    if (page === undefined) continue;
    if (DRAWINGS[place.id]?.kind !== 'scene' && !/^(laboratory|value)-/.test(place.id)) continue;
    pages.set(place.id, (pages.get(place.id) ?? new Set()).add(page));
  }
  expect(
    [...pages].flatMap(([id, showingPages]) =>
      showingPages.size > 2 ? [`${id}: ${[...showingPages].join()}`] : [],
    ),
  ).toEqual([]);
  expect(pages.size).toBeGreaterThanOrEqual(30);
});

it('the content names only existing drawings, and shows every product and scene', () => {
  const namedIds = new Set(listPicturePlaces(library).map(({ id }) => id));
  for (const source of [...library.pages.values(), ...library.products.values()])
    for (const { name, value } of walk(source))
      if (name === 'drawing' && typeof value === 'string') expect(DRAWINGS).toHaveProperty(value);
  const requiredDrawings = allDrawings.filter(({ kind }) => kind === 'product' || kind === 'scene');
  expect(requiredDrawings.map(({ id }) => id).filter((id) => !namedIds.has(id))).toEqual([]);
  expect(allDrawings.filter(({ small }) => small)).toHaveLength(21);
});

describe('drawings of numbers', () => {
  it.each([
    ['home', home, 4],
    ['certifications', authentication, 2],
  ])('contain the number on the page %s', (_, { blocks }, length) => {
    const { items: figures } = blocks.find(({ type }) => type === 'figures') as unknown as {
      items: { value: string; drawing: CountId }[];
    };
    const getUnit = (id: CountId) => (id.startsWith('count-people') ? 100 : 1);
    for (const { value, drawing } of figures) {
      const fact = /^\{fact:([\w-]+)\}$/.exec(value)?.[1];
      const count = fact
        ? (facts as unknown as Record<string, { number: number }>)[fact]?.number
        : Number(value.replaceAll(',', ''));
      expect(getMarks(drawing).marks, drawing).toBe(Math.round((count ?? 0) / getUnit(drawing)));
    }
    expect(figures).toHaveLength(length);
  });

  it('contain the numbers on the page of the board', () => {
    const { items: figures } = board.blocks.find(({ type }) => type === 'figures') as unknown as {
      items: { value: string; drawing: CountId }[];
    };
    const figureTexts = figures.map(({ value, drawing }) => {
      const { marks, first: attended = 0 } = getMarks(drawing);
      return drawing === 'count-attendance'
        ? [((attended / marks) * 100).toFixed(1), value]
        : [String(marks), value];
    });
    expect(figureTexts.map(([drawnText]) => drawnText)).toEqual(
      figureTexts.map(([, writtenText]) => writtenText),
    );
    const [directors, , meetings] = figures.map(({ drawing }) => getMarks(drawing).marks);
    expect(getMarks('count-attendance').marks).toBe((directors ?? 0) * (meetings ?? 0));
  });
});

it('the car has a place for every product, in its area', () => {
  const places = [...library.products.values()].map(
    ({ area, placeInCar }) => `${placeInCar.point} ${area}`,
  );
  const points = Object.entries(CAR_POINTS).map(([point, { area }]) => `${point} ${area}`);
  expect(places.toSorted()).toEqual(points.toSorted());
  expect(points).toHaveLength(21);
});

describe('the curve to net zero', () => {
  it('begins both lines at the same emissions and ends the plan at zero', () => {
    const { actual, plan } = netZero();
    expect(actual[0]).toEqual(plan[0]);
    expect(plan.at(-1)).toMatchObject({ year: 2045, tonnes: 0 });
    expect(actual.at(-1)).toMatchObject({ year: 2025, tonnes: 58_600 });
    expect(new Resvg(netZeroCurve(), { font: NO_FONTS }).width).toBeGreaterThan(0);
  });

  it('draws past emissions as a solid line and the plan as a dotted one', () => {
    const [plan, actual] = [
      ...netZeroCurve().matchAll(/<path d="M[^"]*" stroke="([^"]*)"[^>]*>/g),
    ].slice(1);
    expect(plan?.[0]).toContain('stroke-dasharray');
    expect(actual?.[0]).not.toContain('stroke-dasharray');
  });
});
