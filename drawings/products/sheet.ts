/**
 * The sheet of product drawings: solids and cables in millimeters, drawn from back to front in the order of the calls,
 * fitted to the page, and written as SVG with the colors of the tokens.
 */
import type { TokenName } from '@site/tokens';

import {
  add,
  bend,
  cross,
  dot,
  length,
  line,
  type Point,
  project,
  type Stretch,
  scale,
  subtract,
  unit,
  unproject,
  type Vec,
  VIEW,
} from '../kit/geometry.ts';
import { color, INK, type Material, SHADOW, tinted, getTint } from '../kit/paint.ts';
import { Pen } from '../kit/pen.ts';
import type { MeasurePlaces, PartPlace } from '../description.ts';
import { standalone } from '../line/standalone.ts';
import { compareCallouts, type Callout, type CalloutLayout, placeCallouts } from './callouts.ts';
import {
  drawDimensions,
  findBox,
  getMiddle,
  listPoints,
  placeDimensions,
  type Box,
  type Dimension,
} from './dimensions.ts';

export const SHEET = { width: 640, height: 480 } as const;
/** The sheet of a small drawing, which is shown at three quarters of this size. */
export const SMALL_SHEET = { width: 128, height: 96 } as const;
const MARGIN = 44;
const OUTLINE = 2;
const EDGE = 1.25;
const FINE = 0.8;
/** The distance of the turns of a tape, in millimeters. */
const TAPE_TURN = 8;
/** The cosine of the angle from which on two facets meet in a drawn edge. */
const CREASE = 0.8;

export type Axis = 'x' | 'y' | 'z';
type Flat = readonly [p: number, q: number];

/** A point in the plane across an axis, and along it. Planes keep their handedness: (x,y), (y,z), (z,x). */
const place = (axis: Axis, [p, q]: Flat, t: number): Vec =>
  axis === 'z' ? [p, q, t] : axis === 'x' ? [t, p, q] : [q, t, p];
const direction = (axis: Axis): Vec => place(axis, [0, 0], 1);

/** A rectangle with rounded corners, counter-clockwise. */
export function rounded([p, q]: Flat, [width, height]: Flat, radius = 0, steps = 5): Flat[] {
  if (radius === 0)
    return [
      [p, q],
      [p + width, q],
      [p + width, q + height],
      [p, q + height],
    ];
  const corners = [
    [p + width - radius, q + radius, -90],
    [p + width - radius, q + height - radius, 0],
    [p + radius, q + height - radius, 90],
    [p + radius, q + radius, 180],
  ] as const;
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: steps + 1 }, (_, step): Flat => {
      const angle = ((start + (90 * step) / steps) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

const circle = ([p, q]: Flat, radius: number, steps = 32): Flat[] =>
  Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    return [p + radius * Math.cos(angle), q + radius * Math.sin(angle)];
  });

/** A circle on a face across an axis. */
export const face = (axis: Axis, center: Flat, radius: number, at: number, steps = 24): Vec[] =>
  circle(center, radius, steps).map((point) => place(axis, point, at));

const closed = (points: readonly Vec[]): Stretch[] =>
  points.map((point, index) => line(point, points[(index + 1) % points.length] as Vec));

/** Edges within a dark part are lighter than the part, so that its form stays visible. */
const getCrease = (material: Material): string =>
  material === 'dark' || material === 'rubber' ? tinted(material, 'highlight') : INK;

/** A cross-section and its position along the axis. */
interface Level {
  readonly section: readonly Flat[];
  readonly at: number;
}

interface Facet {
  /** Near edge, then back along the far one. */
  readonly corners: readonly [Vec, Vec, Vec, Vec];
  readonly normal: Vec;
  readonly isVisible: boolean;
  readonly distance: number;
}

/** Returns the faces between two sections of a solid. */
function facets(far: readonly Vec[], near: readonly Vec[], along: Vec): Facet[] {
  return near.map((a, index) => {
    const next = (index + 1) % near.length;
    const [b, c, d] = [near[next], far[next], far[index]] as [Vec, Vec, Vec];
    const edge = add(subtract(b, a), subtract(c, d));
    const rise = add(subtract(a, d), subtract(b, c));
    const normal = unit(cross(edge, length(rise) > 1e-6 ? rise : along));
    const isVisible = dot(normal, VIEW) > 1e-6;
    return { corners: [a, b, c, d], normal, isVisible, distance: dot(add(a, c), VIEW) };
  });
}

/** Returns the visible facets, from back to front; neighbors with the same tint are joined. */
function surfaces(
  band: readonly Facet[],
  material: Material,
): { readonly outline: Vec[]; readonly fill: string }[] {
  const getFill = ({ isVisible, normal }: Facet) => isVisible && tinted(material, getTint(normal));
  const fills = band.map(getFill);
  const start = Math.max(
    0,
    fills.findIndex((fill, index) => fill !== fills.at(index - 1)),
  );
  const runs: { fill: string; facets: Facet[] }[] = [];
  band.forEach((_, step) => {
    const index = (start + step) % band.length;
    const [facet, fill] = [band[index] as Facet, fills[index]];
    if (!fill) return;
    const last = runs.at(-1);
    const isNext = last?.facets.at(-1) === band.at(index - 1);
    if (last && isNext && last.fill === fill) last.facets.push(facet);
    else runs.push({ fill, facets: [facet] });
  });
  const measureDistance = (run: readonly Facet[]) =>
    Math.min(...run.map(({ distance }) => distance));
  return runs
    .toSorted((a, b) => measureDistance(a.facets) - measureDistance(b.facets))
    .map(({ fill, facets: run }) => {
      const near = run.map(({ corners }) => corners[0]);
      const far = run.map(({ corners }) => corners[3]);
      const [, nearEnd, farEnd] = (run.at(-1) as Facet).corners;
      return { fill, outline: [...near, nearEnd, farEnd, ...far.toReversed()] };
    });
}

/** Returns the intersection of two convex outlines of the picture plane with the same orientation. */
function clipped(subject: readonly Point[], frame: readonly Point[]): Point[] {
  const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
    (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const turn = Math.sign(side(frame[0] as Point, frame[1] as Point, frame[2] as Point));
  return frame.reduce<Point[]>(
    (rest, start, index) => {
      const end = frame[(index + 1) % frame.length] as Point;
      return rest.flatMap((point, at) => {
        const previousPoint = rest[(at + rest.length - 1) % rest.length] as Point;
        const [here, there] = [
          side(start, end, point) * turn,
          side(start, end, previousPoint) * turn,
        ];
        const share = there / (there - here);
        const crossing: Point = [
          previousPoint[0] + (point[0] - previousPoint[0]) * share,
          previousPoint[1] + (point[1] - previousPoint[1]) * share,
        ];
        if (here >= 0) return there >= 0 ? [point] : [crossing, point];
        return there >= 0 ? [crossing] : [];
      });
    },
    [...subject],
  );
}

type Paint = (pen: Pen) => void;

/** Options of a part of a product. */
export interface PartOptions {
  /** ASCII, the key of its texts in the content. */
  readonly name: string;
  /** Its movement when the product is exploded, in millimeters; by default it does not move. */
  readonly shift?: Vec;
  /** The target of a callout; by default the middle of its upper side. */
  readonly anchor?: Vec | undefined;
  /** Whether it is omitted from the assembled product: a cover that would hide characteristic parts. */
  readonly isApartOnly?: boolean;
  /** The mouth of the hollow that contains it: parts behind the near wall are not drawn. */
  readonly mouth?: readonly Vec[];
}

/** Options of a measured product. */
interface MeasureOptions {
  /** The depth of other parts in front of the measured ones, in millimeters; the line of the length is beyond them. */
  readonly beyond?: number;
  /** Whether the third measure is a thickness that is too small to draw: a film, a bar of foils. */
  readonly isFlat?: boolean;
}

/** A named part of a product: its paints, and its movement when the product is exploded. */
interface Part {
  readonly name: string;
  /** In millimeters; zero for a part that does not move. */
  readonly shift: Vec;
  /** The paints of the sheet that draw it. */
  readonly from: number;
  readonly to: number;
  /** The middle of its upper side, to which a callout points. */
  readonly anchor: Vec;
  /** Whether it is inside and not visible until the product is exploded. */
  readonly isInside: boolean;
  readonly isApartOnly: boolean;
  readonly mouth: readonly Vec[] | undefined;
}

/** Returns the middle of the upper side of the box around points. */
function topMiddle(points: readonly Vec[]): Vec {
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1), Math.max(...points.map(([, , z]) => z))];
}

/** The extent of points on the picture plane. */
function measureBounds(points: readonly Vec[]) {
  const flat = points.map(project);
  const xs = flat.map(([x]) => x);
  const ys = flat.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The area of the sheet for a product. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WHOLE: Frame = {
  left: MARGIN,
  top: MARGIN,
  right: SHEET.width - MARGIN,
  bottom: SHEET.height - MARGIN,
};

/** The area of a small sheet for a product. */
const SMALL: Frame = {
  left: 3,
  top: 3,
  right: SMALL_SHEET.width - 3,
  bottom: SMALL_SHEET.height - 3,
};
/** Details that are smaller in both directions on a small sheet are omitted, in pixels. */
const SMALLEST = 6;

/** On a stage, callouts are at both sides of an exploded product, or in rows above and below it. */
const STAGES: Readonly<Record<CalloutLayout, Frame>> = {
  sides: { left: 162, top: 10, right: 456, bottom: 468 },
  rows: { left: 24, top: 88, right: 616, bottom: 380 },
};

/** The width of the middle of the sheet that phones show of a high exploded product, as a fraction. */
const TALL_WIDTH = 0.6;
const TALL: Frame = {
  left: (SHEET.width * (1 - TALL_WIDTH)) / 2 + 14,
  top: 14,
  right: (SHEET.width * (1 + TALL_WIDTH)) / 2 - 14,
  bottom: SHEET.height - 14,
};

/** Dimension lines need room for values at both sides. */
const MEASURED: Frame = { left: 128, top: 16, right: 512, bottom: 452 };
/** The distance of dimension lines from the product, as a fraction of its greatest measure. */
const REACH = 0.14;

/** Page pixels per millimeter, and the position of the origin of space. */
interface Fit {
  readonly factor: number;
  readonly shift: Point;
}

/** Fits an extent into a frame. */
function fitInto(points: readonly Vec[], frame: Frame = WHOLE): Fit {
  const { left, right, top, bottom } = measureBounds(points);
  const factor = Math.min(
    (frame.right - frame.left) / (right - left),
    (frame.bottom - frame.top) / (bottom - top),
  );
  return {
    factor,
    shift: [
      (frame.left + frame.right) / 2 - ((left + right) / 2) * factor,
      (frame.top + frame.bottom) / 2 - ((top + bottom) / 2) * factor,
    ],
  };
}

/** Returns the arrangement of callouts with more room for an exploded product. */
function fitToStage(points: readonly Vec[]): Fit & { readonly layout: CalloutLayout } {
  const sides = fitInto(points, STAGES.sides);
  const rows = fitInto(points, STAGES.rows);
  return sides.factor >= rows.factor ? { ...sides, layout: 'sides' } : { ...rows, layout: 'rows' };
}

/** Returns the position of a point of space on the page, as fractions of its width and height. */
function placeOn({ factor, shift: [x, y] }: Fit, at: Vec): Point {
  const [across, down] = project(at);
  const part = (value: number, whole: number) => Math.round((value / whole) * 1000) / 1000;
  return [part(across * factor + x, SHEET.width), part(down * factor + y, SHEET.height)];
}

/** A product drawn from solids in the order from back to front. Lengths are in millimeters. */
export class Sheet {
  readonly #paints: Paint[] = [];
  readonly #extent: Vec[] = [];
  /** The number of points of the extent after each paint. */
  readonly #marks: number[] = [];
  readonly #parts: Part[] = [];
  #dimensions: readonly Dimension[] = [];

  #lay(points: readonly Vec[], paint: Paint): void {
    this.#extent.push(...points);
    this.#paints.push(paint);
    this.#marks.push(this.#extent.length);
  }

  /** Draws a named part. A part in several places, with something between them, is named again with the same shift. */
  part(options: PartOptions, draw: () => void): void {
    this.#part(options, draw, false);
  }

  /** Draws a named part that others cover until the product is exploded: callouts do not point to it before. */
  inside(name: string, options: Pick<PartOptions, 'shift' | 'anchor'>, draw: () => void): void {
    this.#part({ name, ...options }, draw, true);
  }

  #part(
    { name, shift = [0, 0, 0], anchor, isApartOnly = false, mouth }: PartOptions,
    draw: () => void,
    isInside: boolean,
  ): void {
    const from = this.#paints.length;
    const first = this.#extent.length;
    draw();
    if (this.#paints.length === from) throw new Error(`nothing is drawn of the part "${name}"`);
    this.#parts.push({
      name,
      shift,
      from,
      to: this.#paints.length,
      anchor: anchor ?? topMiddle(this.#extent.slice(first)),
      isInside: isInside || isApartOnly,
      isApartOnly,
      mouth,
    });
  }

  /** Measures the named parts together, for the dimensions of the data sheet. */
  measure(names: readonly string[], options: MeasureOptions = {}): void {
    const points = this.#extent.filter((_, index) => {
      const name = this.#findPart(index)?.name;
      return name !== undefined && names.includes(name);
    });
    this.#measureBox(findBox(points), options);
  }

  /** Measures a box, for a product whose parts reach beyond its dimensions. */
  measureBox(low: Vec, size: Vec): void {
    this.#measureBox({ low, high: add(low, size) });
  }

  /** Adds the dimension lines of a product that is not measured as a box. */
  measureAlong(dimensions: readonly Dimension[]): void {
    this.#dimensions = dimensions;
  }

  #measureBox(box: Box, { beyond = 0, isFlat }: MeasureOptions = {}): void {
    const reach = REACH * Math.max(...subtract(box.high, box.low));
    this.#dimensions = placeDimensions(box, { reach, beyond }).filter(
      ({ measure }) => !isFlat || measure !== 'height',
    );
  }

  /** Returns the dimension lines, and their fit to the page together with the product. */
  #placeMeasures():
    | (Fit & {
        readonly dimensions: readonly Dimension[];
        readonly top: number;
        readonly height: number;
      })
    | undefined {
    const dimensions = this.#dimensions;
    if (dimensions.length === 0) return undefined;
    const points = [...this.#assembledExtent(), ...listPoints(dimensions)];
    const fit = fitInto(points, MEASURED);
    const bounds = measureBounds(points);
    const edge = (value: number) => Math.round(value * fit.factor + fit.shift[1]);
    const top = edge(bounds.top) - MARGIN / 2;
    return { dimensions, ...fit, top, height: edge(bounds.bottom) + MARGIN / 2 - top };
  }

  /** Returns the positions of the values of measures; undefined for a product without measures. */
  measurePlaces(): MeasurePlaces | undefined {
    const measuredFit = this.#placeMeasures();
    if (!measuredFit) return undefined;
    const { dimensions, top, height } = measuredFit;
    return {
      ratio: height / SHEET.width,
      places: dimensions.map((dimension) => {
        const [x, y] = placeOn(measuredFit, getMiddle(dimension));
        return { measure: dimension.measure, at: [x, (y * SHEET.height - top) / height] };
      }),
    };
  }

  /** Returns every point of the assembled drawing. */
  #assembledExtent(): Vec[] {
    return this.#extent.filter((_, index) => !this.#findPart(index)?.isApartOnly);
  }

  /** Returns the part of a point of the extent. */
  #findPart(index: number): Part | undefined {
    const paint = this.#marks.findIndex((mark) => index < mark);
    return this.#parts.find(({ from, to }) => paint >= from && paint < to);
  }

  /** Returns every point of the drawing, with moved parts in their exploded positions. */
  #explodedExtent(): Vec[] {
    return this.#extent.map((point, index) => {
      const part = this.#findPart(index);
      return part ? add(point, part.shift) : point;
    });
  }

  /** Returns the positions of the named parts, each once, in the order of their numbers on a stage. */
  partPlaces(): PartPlace[] {
    const apart = this.#explodedExtent();
    const assembled = fitInto(this.#assembledExtent());
    const exploded = fitInto(apart);
    const stage = fitToStage(apart);
    const tallZoom =
      Math.round((fitInto(apart, TALL).factor / exploded.factor / TALL_WIDTH) * 1000) / 1000;
    const parts = [...new Set(this.#parts.map(({ name }) => name))].map((name) => {
      const pieces = this.#parts.filter((part) => part.name === name);
      return pieces.find(({ isInside }) => !isInside) ?? (pieces[0] as Part);
    });
    const targets = parts.map(({ anchor, shift }) => placeOn(stage, add(anchor, shift)));
    const callouts = placeCallouts(
      targets.map(([x, y]) => [x, (y * SHEET.height) / SHEET.width]),
      stage.layout,
    );
    return parts
      .map(({ name, anchor, shift, isInside }, index): PartPlace => ({
        name,
        ...(!isInside && { assembled: placeOn(assembled, anchor) }),
        exploded: placeOn(exploded, add(anchor, shift)),
        stage: { at: targets[index] as Point, ...(callouts[index] as Callout) },
        ...(stage.layout === 'sides' && { tallZoom }),
      }))
      .toSorted((a, b) => compareCallouts(a.stage, b.stage));
  }

  /** A flat shape in space: `fill` is a token's name. */
  shape(points: readonly Vec[], fill: TokenName, stroke: number = EDGE): void {
    const curve = closed(points);
    this.#lay(points, (pen) => {
      pen.fill([curve], color(fill));
      pen.stroke(curve, { color: INK, width: pen.line(stroke) });
    });
  }

  /** An open line on or between solids. */
  stroke(points: readonly Vec[], width: number = EDGE, ink: string = INK): void {
    const curve = points.slice(1).map((point, index) => line(points[index] as Vec, point));
    this.#lay(points, (pen) => pen.stroke(curve, { color: ink, width: pen.line(width) }));
  }

  /**
   * Draws a solid through cross-sections with the same number of points, in the order of `at` along an axis; the
   * sections run counter-clockwise. Two equal sections make a prism, circles a turned part.
   */
  loft(axis: Axis, levels: readonly Level[], material: Material): void {
    const rings = levels.map(({ section, at }) => section.map((point) => place(axis, point, at)));
    const along = direction(axis);
    const crease = getCrease(material);
    this.#lay(rings.flat(), (pen) => {
      const bands = rings.slice(1).map((near, index) => facets(rings[index] as Vec[], near, along));
      bands.forEach((band, index) => {
        const previousBand = bands[index - 1];
        const nextBand = bands[index + 1];
        // A section may be concave, so faces farther from the eye come first.
        for (const { outline, fill } of surfaces(band, material)) {
          // A stroke in its color along the edges closes the hairlines between surfaces.
          pen.draw(pen.data([closed(outline)], true), {
            fill,
            stroke: { color: fill, width: 0.6 },
          });
        }
        const inner: Stretch[] = [];
        const outer: Stretch[] = [];
        band.forEach(({ corners: [a, b, c, d], normal, isVisible }, facet) => {
          const previous = band[(facet + band.length - 1) % band.length] as Facet;
          if (previous.isVisible !== isVisible) outer.push(line(a, d));
          else if (isVisible && dot(previous.normal, normal) < CREASE) inner.push(line(a, d));
          if (!isVisible) return;
          if (!previousBand?.[facet]?.isVisible) outer.push(line(d, c));
          const beyond = nextBand?.[facet];
          if (!beyond) inner.push(line(a, b));
          else if (!beyond.isVisible) outer.push(line(a, b));
          else if (dot(beyond.normal, normal) < CREASE) inner.push(line(a, b));
        });
        if (!nextBand) {
          const cap = rings.at(-1) as Vec[];
          pen.fill([closed(cap)], tinted(material, getTint(along)));
          for (const { corners, isVisible } of band)
            if (!isVisible) outer.push(line(corners[0], corners[1]));
        }
        pen.stroke(inner, { color: crease, width: pen.line(EDGE) });
        pen.stroke(outer, { color: INK, width: pen.line(OUTLINE) });
      });
    });
  }

  /** A solid of one cross-section along an axis. */
  prism(axis: Axis, section: readonly Flat[], from: number, to: number, material: Material): void {
    const [start, end] = [Math.min(from, to), Math.max(from, to)];
    this.loft(
      axis,
      [
        { section, at: start },
        { section, at: end },
      ],
      material,
    );
  }

  /** Draws a box with rounded vertical edges and optionally chamfered upper edges. */
  box([x, y, z]: Vec, [dx, dy, dz]: Vec, material: Material, radius = 0, chamfer = 0): void {
    const section = rounded([x, y], [dx, dy], radius);
    if (chamfer === 0) return this.prism('z', section, z, z + dz, material);
    const smaller = radius === 0 ? 0 : Math.max(radius - chamfer, 0.5);
    const lid = rounded([x + chamfer, y + chamfer], [dx - 2 * chamfer, dy - 2 * chamfer], smaller);
    const levels = [
      { section, at: z },
      { section, at: z + dz - chamfer },
      { section: lid, at: z + dz },
    ];
    return this.loft('z', levels, material);
  }

  /** Draws a round bar. `center` is in the plane across the axis: (x,y), (y,z) or (z,x). */
  rod(
    axis: Axis,
    center: Flat,
    radius: number,
    from: number,
    to: number,
    material: Material,
    steps?: number,
  ): void {
    this.prism(axis, circle(center, radius, steps), from, to, material);
  }

  /** Draws a turned part: radii along an axis, those farther from the eye first. Small ones need fewer steps around. */
  turned(
    axis: Axis,
    center: Flat,
    profile: readonly (readonly [at: number, radius: number])[],
    material: Material,
    steps?: number,
  ): void {
    const levels = profile.map(([at, radius]) => ({ section: circle(center, radius, steps), at }));
    this.loft(axis, levels, material);
  }

  /** Draws a hollow in a face: its outline, and the offset to its floor. */
  recess(outline: readonly Vec[], into: Vec, wall: TokenName, floor: TokenName): void {
    const mouth = outline.map(project);
    const ground = clipped(
      outline.map((point) => project(add(point, into))),
      mouth,
    );
    this.#lay(outline, (pen) => {
      pen.fill([closed(outline)], color(wall));
      if (ground.length > 2)
        pen.draw(pen.data([closed(ground.map(unproject))], true), {
          fill: color(floor),
          stroke: { color: INK, width: pen.line(FINE) },
        });
      pen.stroke(closed(outline), { color: INK, width: pen.line(EDGE) });
    });
  }

  /** A rounded rectangle lying on a face: `u` and `v` are unit directions along it. */
  plate(
    origin: Vec,
    u: Vec,
    v: Vec,
    [width, height]: Flat,
    fill: TokenName,
    radius = 0,
    stroke: number = EDGE,
  ): void {
    const points = rounded([0, 0], [width, height], radius, 3).map(([p, q]) =>
      add(origin, add(scale(u, p), scale(v, q))),
    );
    this.shape(points, fill, stroke);
  }

  /** Rows of openings on a face. */
  openings(
    origin: Vec,
    u: Vec,
    v: Vec,
    [columns, rows]: Flat,
    [pitchU, pitchV]: Flat,
    [width, height]: Flat,
    fill: (column: number, row: number) => TokenName,
  ): void {
    const outlines = new Map<TokenName, Vec[][]>();
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const corner = add(origin, add(scale(u, column * pitchU), scale(v, row * pitchV)));
        const paint = fill(column, row);
        const outline = rounded([0, 0], [width, height]).map(([p, q]) =>
          add(corner, add(scale(u, p), scale(v, q))),
        );
        outlines.set(paint, [...(outlines.get(paint) ?? []), outline]);
      }
    // Openings of one color are one path.
    for (const [paint, rectangles] of outlines)
      this.#lay(rectangles.flat(), (pen) =>
        pen.fill(
          rectangles.map((outline) => closed(outline)),
          color(paint),
        ),
      );
  }

  /** A wire or cable: one path drawn three times, outline, color, highlight; bent at one radius. */
  cable(path: readonly Vec[], thickness: number, material: Material, radius = thickness * 2): void {
    const curve = bend(path, radius);
    this.#lay(path, (pen) => {
      const width = thickness * pen.scale;
      const data = pen.data([curve]);
      pen.draw(data, { stroke: { color: INK, width: width + 2 * pen.line(OUTLINE) } });
      pen.draw(data, { stroke: { color: tinted(material, 'left'), width } });
      pen.draw(data, {
        stroke: { color: tinted(material, 'highlight'), width: Math.max(1, width / 4) },
        opacity: 0.75,
      });
    });
  }

  /** A bundle wrapped with tape: a cable, and the turns of the tape along its straight runs. */
  taped(path: readonly Vec[], thickness: number, radius = thickness * 2): void {
    this.cable(path, thickness, 'dark', radius);
    const turns = bend(path, radius).flatMap((stretch) => {
      if (stretch.kind !== 'line') return [];
      const way = subtract(stretch.to, stretch.from);
      const count = Math.floor(length(way) / TAPE_TURN);
      return Array.from({ length: count }, (_, turn) => ({
        at: add(stretch.from, scale(way, (turn + 0.5) / count)),
        along: unit(way),
      }));
    });
    this.#lay(path, (pen) => {
      const data = turns.map(({ at, along }) => {
        const [[x, y], [nextX, nextY]] = [pen.point(at), pen.point(add(at, along))];
        const step = Math.hypot(nextX - x, nextY - y);
        const [alongX, alongY] = [(nextX - x) / step, (nextY - y) / step];
        const half = (thickness / 2) * pen.scale;
        const offset = (aside: number, ahead: number) =>
          [x - alongY * aside + alongX * ahead, y + alongX * aside + alongY * ahead]
            .map((value) => Math.round(value * 10) / 10)
            .join(' ');
        return `M${offset(-half, -half * 0.4)}Q${offset(0, half * 0.7)} ${offset(half, -half * 0.4)}`;
      });
      pen.draw(data.join(''), {
        stroke: { color: tinted('dark', 'highlight'), width: pen.line(FINE) },
        opacity: 0.6,
      });
    });
  }

  /** Corrugated tube: its ribs side by side. */
  corrugated(path: readonly Vec[], thickness: number): void {
    this.#lay(path, (pen) => {
      const data = pen.data([bend(path, thickness * 2)]);
      const width = thickness * pen.scale;
      const [rib, gap] = [2.8 * pen.scale, 2.4 * pen.scale];
      const ribs = { dash: [rib, gap], dashOffset: -pen.line(OUTLINE) / 2, butt: true };
      pen.draw(data, { stroke: { color: INK, width: width * 0.86 + 2 * pen.line(OUTLINE) } });
      pen.draw(data, {
        stroke: { color: INK, width: width + 2 * pen.line(OUTLINE) },
        dash: [rib + pen.line(OUTLINE), gap - pen.line(OUTLINE)],
        butt: true,
      });
      pen.draw(data, { stroke: { color: tinted('rubber', 'right'), width: width * 0.86 } });
      pen.draw(data, { stroke: { color: tinted('rubber', 'top'), width }, ...ribs });
      pen.draw(data, {
        stroke: { color: tinted('rubber', 'highlight'), width: width / 4 },
        ...ribs,
      });
    });
  }

  /** A band around a bundle: its middle, the unit direction of the bundle there, its width and thickness. */
  band(middle: Vec, along: Vec, wide: number, thickness: number, material: Material): void {
    const [from, to] = [add(middle, scale(along, -wide / 2)), add(middle, scale(along, wide / 2))];
    this.#lay([from, to], (pen) => {
      const width = thickness * pen.scale;
      const edge = scale(along, pen.line(OUTLINE) / pen.scale);
      const draw = (start: Vec, end: Vec, ink: string, thick: number) =>
        pen.draw(pen.data([[line(start, end)]]), {
          stroke: { color: ink, width: thick },
          butt: true,
        });
      draw(subtract(from, edge), add(to, edge), INK, width + 2 * pen.line(OUTLINE));
      draw(from, to, tinted(material, 'left'), width);
      const raise = (point: Vec): Vec => add(point, [0, 0, thickness * 0.27]);
      draw(raise(from), raise(to), tinted(material, 'top'), width * 0.3);
    });
  }

  /** The soft shadow of raised parts as one shape, so that it is not darker at crossings. */
  shadow(paths: readonly (readonly Vec[])[], width: number): void {
    const onGround = paths.map((path) => path.map(([x, y]): Vec => [x + 6, y - 6, 0]));
    this.#lay(onGround.flat(), (pen) =>
      pen.draw(pen.data(onGround.map((path) => bend(path, width))), {
        stroke: { color: SHADOW, width: width * pen.scale },
      }),
    );
  }

  /** The cut end of a cable across an axis, facing the eye: its insulation and its copper. */
  cut(axis: 'x' | 'y', at: Vec, thickness: number, material: Material): void {
    const [p, q, t] = axis === 'x' ? [at[1], at[2], at[0]] : [at[2], at[0], at[1]];
    this.rod(axis, [p, q], thickness / 2 + 0.2, t - 2, t, material);
    this.shape(face(axis, [p, q], thickness * 0.3, t), 'art-copper-top', FINE);
  }

  /** The soft shadow under a part, a little away from the light. */
  ground([x, y]: Flat, [dx, dy]: Flat, grow = 8): void {
    const points = rounded(
      [x - grow * 0.2, y - grow * 1.6],
      [dx + grow * 1.2, dy + grow * 2],
      grow * 1.5,
    ).map((point) => place('z', point, 0));
    this.#lay(points, (pen) => pen.fill([closed(points)], SHADOW));
  }

  /** Returns the points of the extent that a paint added. */
  #pointsOf(paint: number): readonly Vec[] {
    return this.#extent.slice(paint === 0 ? 0 : this.#marks[paint - 1], this.#marks[paint]);
  }

  /**
   * Returns the assembled product for sizes of about 96 px, on {@link SMALL_SHEET}: with lines for that size, without
   * fine lines, small details, and hidden parts.
   * @returns an SVG group with tokens as colors
   */
  toSmallGroup(id: string): string {
    const { factor, shift } = fitInto(this.#assembledExtent(), SMALL);
    const isSeen = (paint: number): boolean => {
      const part = this.#parts.find(({ from, to }) => paint >= from && paint < to);
      if (part?.isInside) return false;
      const { left, right, top, bottom } = measureBounds(this.#pointsOf(paint));
      return Math.max(right - left, bottom - top) * factor >= SMALLEST;
    };
    const pen = new Pen(factor, shift, true);
    this.#paints.forEach((paint, index) => {
      if (isSeen(index)) paint(pen);
    });
    return `<g id="${id}">${pen.toString()}</g>`;
  }

  /**
   * Returns the finished file. Colors follow the visitor's contrast setting. `#exploded` shows the exploded product,
   * `#apart` animates to it: in some browsers an image does not know whether motion is allowed, so the page chooses.
   * `#stage` has room for callouts. A product that is higher than wide has `#tall`, which fills the middle of the sheet.
   * @param state the exploded state as the only one, for print: moved by attributes, because print tools do not read
   * transforms from styles
   */
  toSvg(state: 'both' | 'exploded' = 'both'): string {
    const { factor, shift } = fitInto(this.#assembledExtent());
    const apart = fitInto(this.#explodedExtent());
    const isPrint = state === 'exploded';
    const tenth = (value: number) => Math.round(value * 10) / 10;
    const move = (x: number, y: number) =>
      isPrint ? `translate(${tenth(x)} ${tenth(y)})` : `translate(${tenth(x)}px,${tenth(y)}px)`;
    const shifts = this.#parts.map((part) => {
      const [x, y] = project(part.shift);
      return move(x * factor, y * factor);
    });
    const distinct = [...new Set(shifts)].filter((distinctShift) => distinctShift !== move(0, 0));
    const pen = new Pen(factor, shift);
    const guides = this.#parts.flatMap(({ anchor, shift: way, mouth }) =>
      length(way) > 0 && !mouth ? [[line(anchor, add(anchor, way))]] : [],
    );
    const layers = this.#paints.map((paint) => {
      const layer = new Pen(factor, shift);
      paint(layer);
      return layer.toString();
    });
    let body = '';
    let at = 0;
    for (const [index, part] of this.#parts.entries()) {
      body += layers.slice(at, part.from).join('');
      const rank = distinct.indexOf(shifts[index] ?? '');
      const classes = [rank < 0 ? '' : `m${rank}`, part.isApartOnly ? 'off' : ''].filter(Boolean);
      const transform = isPrint
        ? distinct[rank] && ` transform="${distinct[rank]}"`
        : classes.length > 0 && ` class="${classes.join(' ')}"`;
      let inside = layers.slice(part.from, part.to).join('');
      if (part.mouth) {
        const outline = pen.data([closed(part.mouth)], true);
        inside = `<clipPath id="c${index}"><path d="${outline}"/></clipPath><g clip-path="url(#c${index})">${inside}</g>`;
      }
      body += `<g data-part="${part.name}"${transform || ''}>${inside}</g>`;
      at = part.to;
    }
    body += layers.slice(at).join('');
    if (distinct.length === 0) return this.#file(`${pen.toString()}${body}`, '');
    pen.draw(pen.data(guides), {
      stroke: { color: INK, width: 1.25 },
      dash: [0, 5],
    });
    const moveTo = (to: Fit): string => {
      const ratio = to.factor / factor;
      const [x, y] = [to.shift[0] - shift[0] * ratio, to.shift[1] - shift[1] * ratio];
      return `${move(x, y)} scale(${Math.round(ratio * 1000) / 1000})`;
    };
    if (isPrint)
      return this.#file(`<g transform="${moveTo(apart)}">${pen.toString()}${body}</g>`, '');
    const stage = fitToStage(this.#explodedExtent());
    const others = [
      { name: 'stage', fit: stage },
      ...(stage.layout === 'sides'
        ? [{ name: 'tall', fit: fitInto(this.#explodedExtent(), TALL) }]
        : []),
    ];
    const states = ['exploded', ...others.map(({ name }) => name)];
    const moving = ['apart', ...others.map(({ name }) => `${name}-apart`)];
    const select = (ids: readonly string[]) => `:is(${ids.map((id) => `#${id}`).join()}):target `;
    const on = select([...states, ...moving]);
    const animated = select(moving);
    const [middleX, middleY] = [SHEET.width / 2, SHEET.height / 2];
    const styles = [
      `#g,.off{opacity:0}${on}:is(#g,.off){opacity:1}${on}#a{transform:${moveTo(apart)}}`,
      ...others.map(
        ({ name, fit }) => `${select([name, `${name}-apart`])}#a{transform:${moveTo(fit)}}`,
      ),
      ...distinct.map((distinctShift, rank) => `${on}.m${rank}{transform:${distinctShift}}`),
      `${animated}:is(#a,#a g){animation:a .5s cubic-bezier(.2,0,0,1) backwards}`,
      ...distinct.map((_, rank) =>
        rank ? `${animated}.m${rank}{animation-delay:${rank * 60}ms}` : '',
      ),
      '@keyframes a{from{transform:none}}',
      // Phones show the assembled product in all of the width, so that this state begins as small.
      stage.layout === 'sides'
        ? `#tall-apart:target g#a{animation-name:t}@keyframes t{from{transform:${move(middleX * (1 - TALL_WIDTH), middleY * (1 - TALL_WIDTH))} scale(${TALL_WIDTH})}}`
        : '',
    ].join('');
    const ids = [...states, ...moving];
    return this.#file(
      `${ids.map((id) => `<g id="${id}">`).join('')}<g id="a"><g id="g">${pen.toString()}</g>${body}</g>${'</g>'.repeat(ids.length)}`,
      styles,
    );
  }

  /**
   * Returns the assembled product with dimension lines, for print.
   *
   * @throws Error if the product has no measures
   */
  toMeasuredSvg(): string {
    const measuredFit = this.#placeMeasures();
    if (!measuredFit) throw new Error('nothing of the product is measured');
    const { dimensions, factor, shift, top, height } = measuredFit;
    const pen = new Pen(factor, shift);
    this.#paintAssembled(pen);
    drawDimensions(pen, dimensions);
    return this.#file(pen.toString(), '', { top, height });
  }

  /**
   * Returns the assembled product cut at its left, where a part of it continues.
   * @param left the width that is cut off, in pixels of the sheet
   */
  toCutSvg(left: number): string {
    const { factor, shift } = fitInto(this.#assembledExtent());
    const pen = new Pen(factor, shift);
    this.#paintAssembled(pen);
    return this.#file(pen.toString(), '', { left });
  }

  #paintAssembled(pen: Pen): void {
    this.#paints.forEach((paint, index) => {
      const part = this.#parts.find(({ from, to }) => index >= from && index < to);
      if (!part?.isInside && !part?.mouth) paint(pen);
    });
  }

  #file(
    body: string,
    styles: string,
    {
      left = 0,
      top = 0,
      height = SHEET.height,
    }: Partial<Record<'left' | 'top' | 'height', number>> = {},
  ): string {
    const width = SHEET.width - left;
    return standalone(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`,
      styles,
    );
  }
}
