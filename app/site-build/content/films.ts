import { readFileSync } from 'node:fs';
import path from 'node:path';

import { coordinate } from '@site/drawings/line/path.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '@site/drawings/scenes/size.ts';
import type { FilmBlockSource } from '@site/content/schema/blocks/film.ts';
import type { Language } from '@site/contract/language';
import { type Caption, parseCaptions } from '@site/content/library/captions.ts';
import { findCaptionLanguage, getCaptionFile } from '@site/content/library/films.ts';
import { ROOT } from '@site/content/library/library.ts';
import type { FilmMove } from '@site/design-system/sections';

import type { FilmReel } from '../../src/islands/film-reel.ts';

type Place = readonly [x: number, y: number];

/** A stop of the film with its times and its places on the line. */
type Stop = FilmBlockSource['film']['stops'][number] & {
  readonly from: number;
  readonly until: number;
  readonly offset: Place;
  readonly start: Place;
  readonly end: Place;
  readonly look: Place;
};

/** Duration of the transition between scenes in seconds. */
const TRAVEL = 1.6;
/** The time for which the last picture is shown after the last scene, in seconds. */
const END = 1;
/** The gap of the line between two scenes, as a fraction of the cable before it. */
const GAP = 0.9;
/** Zoom factor of the film at its subject. */
const ZOOM = 1.18;
/** Duration of a product's appearance and disappearance in seconds. */
const APPEARANCE = 0.7;

const EASE = 'cubic-bezier(0.45, 0, 0.2, 1)';

function getCaptions(id: string, language: Language): Caption[] {
  const file = getCaptionFile(id, findCaptionLanguage(id, language, ROOT));
  try {
    return parseCaptions(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Returns both ends of the cable in the foreground of a scene. */
function getCable(id: string): readonly [Place, Place] {
  const svg = DRAWINGS[id]?.build({ inline: true }) ?? '';
  const [, x1, y1, x2, y2] =
    /data-cable=""[^>]* d="M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)"/.exec(svg) ?? [];
  if (y2 === undefined)
    throw new Error(`The drawing "${id}" has no cable that a film could follow.`);
  return [
    [Number(x1), Number(y1)],
    [Number(x2), Number(y2)],
  ];
}

/** Maximum distance of a joint's center from the cable: coordinates are rounded to a tenth. */
const ON_CABLE = 1;

/**
 * Returns the joints on the cable of a scene: rings that the line of the film must not cover. They are found by their
 * markup. Throws if there are none, because the line would then cover them.
 */
function getJoints(id: string): FilmReel['stops'][number]['joints'] {
  const [[x1, y1], [x2, y2]] = getCable(id);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const rings = (DRAWINGS[id]?.build({ inline: true }) ?? '').matchAll(
    /<circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)" fill="var\(--art-paper\)" stroke="([^"]+)" stroke-width="2.5"\/>/g,
  );
  const joints = [...rings].flatMap(([, cx, cy, r, stroke = '']) => {
    const [x, y] = [Number(cx), Number(cy)];
    const away = Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length;
    return away > ON_CABLE ? [] : [{ x, y, r: Number(r), stroke }];
  });
  if (joints.length === 0)
    throw new Error(
      `The drawing "${id}" has no joint on its cable, as app/site-build/content/films.ts looks for it.`,
    );
  return joints;
}

/** Returns the transform that moves a place to the middle of the picture. */
function getCameraTransform([x, y]: Place, zoom: number): string {
  const dx = SCENE_WIDTH / 2 - x * zoom;
  const dy = SCENE_HEIGHT / 2 - y * zoom;
  return `translate(${coordinate(dx)}px, ${coordinate(dy)}px) scale(${zoom})`;
}

/** Arranges the scenes along one line and returns them with the duration of the film in seconds. */
function arrangeStops({ film }: FilmBlockSource): { stops: readonly Stop[]; seconds: number } {
  let time = 0;
  let meeting: Place | undefined;
  const stops = film.stops.map((stop, index) => {
    const [start, end] = getCable(stop.drawing);
    const offset: Place = meeting ? [meeting[0] - start[0], meeting[1] - start[1]] : [0, 0];
    const [x, y] = offset;
    const from = time;
    const until = from + stop.seconds;
    time = until + (index === film.stops.length - 1 ? END : TRAVEL);
    meeting = [x + end[0] + (end[0] - start[0]) * GAP, y + end[1] + (end[1] - start[1]) * GAP];
    const at = ([dx, dy]: Place): Place => [x + dx, y + dy];
    return { ...stop, from, until, offset, start: at(start), end: at(end), look: at(stop.focus) };
  });
  return { stops, seconds: time };
}

const getMiddle = ({ offset: [x, y] }: Stop): Place => [x + SCENE_WIDTH / 2, y + SCENE_HEIGHT / 2];

/** Returns the place halfway between the middle of a scene and its subject. */
function getFocus(stop: Stop): Place {
  const [[mx, my], [lx, ly]] = [getMiddle(stop), stop.look];
  return [(mx + lx) / 2, (my + ly) / 2];
}

/** Creates the move of the camera: from scene to scene, and closer to the subject of each. */
const createCameraMove = (stops: readonly Stop[], seconds: number): FilmMove => ({
  part: 'world',
  from: 0,
  until: seconds,
  states: [
    ...stops.flatMap((stop) => [
      {
        offset: stop.from / seconds,
        easing: EASE,
        transform: getCameraTransform(getMiddle(stop), 1),
      },
      {
        offset: stop.until / seconds,
        easing: EASE,
        transform: getCameraTransform(getFocus(stop), ZOOM),
      },
    ]),
    { offset: 1, transform: getCameraTransform(getMiddle(stops.at(-1)!), 1) },
  ],
});

/** Creates the move of the line, which grows with the camera. */
function createLineMove(stops: readonly Stop[], seconds: number): FilmMove {
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const getOffset = (x: number): number =>
    1 - (x - first.start[0]) / (last.end[0] - first.start[0]);
  return {
    part: 'line',
    from: 0,
    until: seconds,
    states: [
      { offset: 0, strokeDashoffset: 1 },
      ...stops.flatMap(({ start, end, until }, index) => [
        { offset: until / seconds, easing: EASE, strokeDashoffset: getOffset(end[0]) },
        ...(index === stops.length - 1
          ? []
          : [
              {
                offset: (until + TRAVEL) / seconds,
                strokeDashoffset: getOffset(end[0] + (end[0] - start[0]) * GAP),
              },
            ]),
      ]),
      { offset: 1, strokeDashoffset: 0 },
    ],
  };
}

/** Creates the moves of the products, which appear a second after their scene and disappear with it. */
const createProductMoves = (stops: readonly Stop[]): FilmMove[] =>
  stops.flatMap(({ product, from, until }, index): FilmMove[] => {
    if (!product) return [];
    const [start, end] = [from + 1, until];
    const share = APPEARANCE / (end - start);
    const hiddenState = { opacity: 0, transform: 'translateY(24px)' };
    const visibleFrame = { opacity: 1, transform: 'translateY(0px)' };
    return [
      {
        part: `product-${index}`,
        from: start,
        until: end,
        states: [
          { offset: 0, easing: EASE, ...hiddenState },
          { offset: share, ...visibleFrame },
          { offset: 1 - share, easing: EASE, ...visibleFrame },
          { offset: 1, ...hiddenState },
        ],
      },
    ];
  });

/** Assembles a film in one language: its scenes along one line, and the moves of camera, line and products. */
export function assembleReel(block: FilmBlockSource, language: Language): FilmReel {
  const { id, film } = block;
  const { stops, seconds } = arrangeStops(block);
  const [first, last] = [stops[0]!, stops.at(-1)!];
  return {
    title: film.title[language],
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
    seconds,
    drawing: first.drawing,
    line: `M${first.start.map(coordinate).join(' ')}L${last.end.map(coordinate).join(' ')}`,
    stops: stops.map(({ drawing, offset: [x, y], product }) => ({
      drawing,
      x: Number(coordinate(x)),
      y: Number(coordinate(y)),
      joints: getJoints(drawing),
      ...(product && {
        product: { drawing: product.drawing, x: product.at[0], y: product.at[1] },
      }),
    })),
    moves: [
      createCameraMove(stops, seconds),
      createLineMove(stops, seconds),
      ...createProductMoves(stops),
    ],
    captions: getCaptions(id, language),
    file: `film-${id}-${language}.vtt`,
  };
}
