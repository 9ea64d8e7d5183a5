/**
 * The one-line car as data: what it is made of, where each product sits, where its three
 * destinations are labelled. `line-car.ts` writes it as SVG; the site draws it with links.
 *
 * The car is a sedan of 4,660 mm seen from its right side at 0.18 units per millimetre
 * (wheelbase 2,980, height 1,560, wheels 730), facing right, its tyres standing at y = 400.
 * The body may curve; every wire is laid by `line()` and bends at 45° or 90° only.
 */
import { line, type Point } from '../line/path.ts';

export const AREAS = ['connected', 'eco', 'intelligent'] as const;
export type CarArea = (typeof AREAS)[number];

/** What a wire is coloured as: its area, or the orange that high voltage must have. */
export type WireTone = CarArea | 'hv';

/** How a product's place is marked: a joint of the line, or a control unit sitting on its bus. */
export type Mark = 'joint' | 'unit';

export interface Branch {
  /** A product's slug, or the family of parts that the wire belongs to. */
  readonly id: string;
  readonly area: CarArea;
  readonly tone: WireTone;
  /** Trunks are 3 wide, branches 2. */
  readonly width: 2 | 3;
  readonly d: string;
}

export interface CarPoint {
  readonly x: number;
  readonly y: number;
  readonly area: CarArea;
  readonly tone: WireTone;
  readonly mark: Mark;
}

/** The label of an area above the car; its leader ends at the joint (x, y). */
export interface Callout {
  readonly area: CarArea;
  readonly x: number;
  readonly y: number;
  /** The leader from the joint down to the drawing. */
  readonly d: string;
}

export const CAR_WIDTH = 1440;
export const CAR_HEIGHT = 420;

/**
 * The part of the drawing that a phone shows: the car with its charger, at the sides nothing
 * but the ground line. `preserveAspectRatio="xMidYMax slice"` and this aspect ratio cut it out.
 */
export const CAR_CROP = { x: 228, y: 96, width: 984, height: 324 } as const;

/** How far the ground line runs on beyond both sides of the drawing, for wide pages. */
const RUN_ON = 700;

const GROUND = 361;
const REAR_AXLE = 516;
const FRONT_AXLE = 1052;
const AXLE_HEIGHT = 334;

export const WHEELS = [REAR_AXLE, FRONT_AXLE].map((x) => ({ x, y: AXLE_HEIGHT, radius: 66 }));

/** Ground, tail, roof, bonnet, nose, ground: one path, the trunk. */
export const TRUNK =
  `M${-RUN_ON} ${GROUND}H334A24 24 0 0 0 358 337` +
  'C356 318 356 302 359 284C362 258 366 238 373 219C376 212 382 209 392 206' +
  'C436 193 476 173 522 155C596 127 668 119 746 119C822 119 872 134 924 166' +
  'C954 184 974 198 1004 207C1064 213 1122 224 1162 250C1187 267 1197 290 1197 316V337' +
  `A24 24 0 0 0 1221 ${GROUND}H${CAR_WIDTH + RUN_ON}`;

/** Half the opening of a wheel arch of radius 76 where the sill meets it. */
const ARCH = 71;
export const SILL =
  `M380 ${GROUND}H${REAR_AXLE - ARCH}A76 76 0 0 1 ${REAR_AXLE + ARCH} ${GROUND}` +
  `H${FRONT_AXLE - ARCH}A76 76 0 0 1 ${FRONT_AXLE + ARCH} ${GROUND}H1175`;

export const GLASS = [
  'M436 211C478 196 512 178 552 164C604 146 656 138 722 137L730 211Z',
  'M748 137C812 136 858 147 904 173C928 187 946 199 962 211H752Z',
];

/** Door gaps, handles, lamps: what makes the outline a car, in thin lines. */
export const SEAMS =
  'M739 226L741 352H620M962 226C972 262 966 320 946 352H741M610 226C622 262 614 300 602 318' +
  'M690 226';

const BATTERY_MODULES = 10;
export const BATTERY = { x: 612, y: 318, width: 344, height: 32, modules: BATTERY_MODULES };

function point(x: number, y: number, area: CarArea, mark: Mark = 'joint', tone: WireTone = area) {
  return { x, y, area, mark, tone };
}

/** Where each product sits in the car. Same-area neighbours are at least 58 units apart. */
export const CAR_POINTS = {
  'wiring-harness': point(640, 230, 'connected'),
  'fpc-module': point(664, 334, 'connected'),
  'junction-block': point(1000, 240, 'connected', 'unit'),
  'wire-to-wire-connector': point(926, 230, 'connected'),
  'wire-to-unit-connector': point(1158, 292, 'connected'),
  joint: point(548, 230, 'connected'),

  iccb: point(318, 246, 'eco', 'unit'),
  'charging-coupler': point(414, 246, 'eco'),
  v2l: point(310, 344, 'eco', 'unit'),
  cdm: point(482, 246, 'eco', 'joint', 'hv'),
  beq: point(632, 288, 'eco', 'joint', 'hv'),
  'flexible-busbar': point(768, 334, 'eco', 'joint', 'hv'),
  '12v-48v-converter': point(872, 288, 'eco', 'joint', 'hv'),
  'hv-wiring-harness': point(962, 288, 'eco', 'joint', 'hv'),

  'b-lbm': point(632, 259, 'intelligent', 'unit'),
  vpms: point(696, 259, 'intelligent', 'unit'),
  icu: point(760, 259, 'intelligent', 'unit'),
  gateway: point(824, 259, 'intelligent', 'unit'),
  ccu: point(888, 259, 'intelligent', 'unit'),
  esu: point(952, 259, 'intelligent', 'unit'),
  spdu: point(1148, 332, 'intelligent', 'unit'),
} as const satisfies Record<string, CarPoint>;

export type ProductSlug = keyof typeof CAR_POINTS;

function branch(
  id: string,
  area: CarArea,
  points: readonly Point[],
  { tone = area, width = 2 }: { tone?: WireTone; width?: 2 | 3 } = {},
): Branch {
  return { id, area, tone, width, d: line(points) };
}

export const BRANCHES: readonly Branch[] = [
  // Charging: station, cable with its control box, inlet, and the way back out to a load.
  branch('iccb', 'eco', [[284, 246], [414, 246]]),
  branch('v2l', 'eco', [[360, 246], [344, 246], [310, 280], [310, 336]]),

  // High voltage: from the inlet over the rear wheel to the battery, and on to the front drive.
  branch(
    'hv-wiring-harness',
    'eco',
    [[414, 246], [572, 246], [614, 288], [962, 288]],
    { tone: 'hv', width: 3 },
  ),
  branch('flexible-busbar', 'eco', [[792, 288], [792, 318]], { tone: 'hv', width: 3 }),

  // The low-voltage harness: tail lamp, doors, roof, front.
  branch(
    'wiring-harness',
    'connected',
    [[380, 230], [944, 230], [954, 240], [1112, 240], [1158, 286], [1158, 292]],
    { width: 3 },
  ),
  branch('fpc-module', 'connected', [[664, 230], [664, 334]]),
  branch('door', 'connected', [[832, 230], [820, 218], [820, 190]]),
  branch('door', 'connected', [[600, 230], [588, 218], [588, 190]]),
  branch('roof', 'connected', [[745, 230], [745, 146]]),

  // The data backbone with its control units, on through the front bay.
  branch(
    'gateway',
    'intelligent',
    [[632, 259], [962, 259], [971, 250], [1108, 250], [1148, 290], [1148, 332]],
  ),
];

/** Ends of branches that are no product: a lamp, a window motor, a roof console. */
export const ENDS: readonly { readonly area: CarArea; readonly x: number; readonly y: number }[] = [
  { area: 'connected', x: 380, y: 230 },
  { area: 'connected', x: 820, y: 190 },
  { area: 'connected', x: 588, y: 190 },
  { area: 'connected', x: 745, y: 146 },
];

const CALLOUT_TOP = 74;
export const CALLOUTS: readonly Callout[] = [
  { area: 'eco', x: 262, y: CALLOUT_TOP, d: line([[262, CALLOUT_TOP], [262, 226]]) },
  { area: 'intelligent', x: 733, y: CALLOUT_TOP, d: line([[733, CALLOUT_TOP], [733, 259]]) },
  { area: 'connected', x: 1000, y: CALLOUT_TOP, d: line([[1000, CALLOUT_TOP], [1000, 230]]) },
];
