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
export const CAR_HEIGHT = 356;

/**
 * The part of the drawing that a phone shows: the car with its charger, and at the sides nothing
 * but the ground line. An `svg` of this aspect ratio cuts it out by itself, since the drawing
 * fills its box from the middle (`preserveAspectRatio="xMidYMax slice"`).
 */
export const CAR_CROP = { x: 216, y: 0, width: 1008, height: CAR_HEIGHT } as const;

/** How far the ground line runs on beyond both sides of the drawing, for wide pages. */
const RUN_ON = 700;

const GROUND = 301;
const REAR_AXLE = 516;
const FRONT_AXLE = 1052;
const AXLE_HEIGHT = 274;

export const WHEELS = [REAR_AXLE, FRONT_AXLE].map((x) => ({ x, y: AXLE_HEIGHT, radius: 66 }));

/** Ground, tail, roof, bonnet, nose, ground: one path, the trunk. */
export const TRUNK =
  `M${-RUN_ON} ${GROUND}H334A24 24 0 0 0 358 277` +
  'C356 256 356 242 359 224C362 198 366 178 373 159C376 152 382 148 392 145' +
  'C436 132 472 113 520 95C594 67 668 58 746 58C822 58 872 73 926 105' +
  'C958 124 982 138 1010 145C1066 149 1124 157 1164 180C1189 195 1198 218 1198 248V277' +
  `A24 24 0 0 0 1222 ${GROUND}H${CAR_WIDTH + RUN_ON}`;

/** Half the opening of a wheel arch of radius 75 where the sill meets it. */
const ARCH = 70;
const arch = (axle: number) => `H${axle - ARCH}A75 75 0 1 1 ${axle + ARCH} ${GROUND}`;
/** The underside between the bumpers, over both wheels. */
export const SILL = `M380 ${GROUND}${arch(REAR_AXLE)}${arch(FRONT_AXLE)}H1176`;

/** Rear and front side window: one opening, parted by the B-pillar. */
export const GLASS = [
  'M452 149C500 130 530 113 566 100C612 84 660 77 718 76L724 150H459C453 150 450 150 452 149Z',
  'M752 76C818 77 862 88 908 113C932 127 950 138 964 147C967 149 966 150 963 150H757Z',
] as const;

/** Door gaps, handles, charging flap, mirror: what makes the outline a car, drawn thin. */
export const SEAMS =
  'M740 166V288H610C604 288 600 284 600 278V262C604 232 598 200 588 166' +
  'M740 288H944C954 288 958 282 960 272C968 236 976 204 972 166' +
  'M626 170H652M778 170H804';

/** Tail lamp and headlamp, where the harness ends. */
export const LAMPS = 'M367 178H392M1182 208L1150 196';

export const BATTERY = { x: 612, y: 258, width: 344, height: 32, modules: 10 } as const;

function point(x: number, y: number, area: CarArea, mark: Mark = 'joint', tone: WireTone = area) {
  return { x, y, area, mark, tone };
}

/**
 * Where each product sits in the car, by the name that `placeInCar.point` of the product uses.
 * Neighbours of one area are at least 58 units apart: 45 CSS pixels on a page of 1120.
 */
export const CAR_POINTS = {
  'wiring-harness': point(640, 170, 'connected'),
  'fpc-module': point(664, 274, 'connected'),
  'junction-block': point(1000, 180, 'connected', 'unit'),
  'wire-to-wire-connector': point(926, 170, 'connected'),
  'wire-to-unit-connector': point(1158, 232, 'connected'),
  joint: point(548, 170, 'connected'),

  iccb: point(318, 186, 'eco', 'unit'),
  'charging-coupler': point(414, 186, 'eco'),
  v2l: point(310, 284, 'eco', 'unit'),
  cdm: point(482, 186, 'eco', 'joint', 'hv'),
  beq: point(632, 228, 'eco', 'joint', 'hv'),
  'flexible-busbar': point(768, 274, 'eco', 'joint', 'hv'),
  '12v-48v-converter': point(872, 228, 'eco', 'joint', 'hv'),
  'hv-wiring-harness': point(962, 228, 'eco', 'joint', 'hv'),

  'b-lbm': point(632, 199, 'intelligent', 'unit'),
  vpms: point(696, 199, 'intelligent', 'unit'),
  icu: point(760, 199, 'intelligent', 'unit'),
  gateway: point(824, 199, 'intelligent', 'unit'),
  ccu: point(888, 199, 'intelligent', 'unit'),
  esu: point(952, 199, 'intelligent', 'unit'),
  spdu: point(1148, 272, 'intelligent', 'unit'),
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
  branch('iccb', 'eco', [[284, 186], [414, 186]]),
  branch('v2l', 'eco', [[360, 186], [344, 186], [310, 220], [310, 276]]),

  // High voltage: from the inlet over the rear wheel to the battery, and on to the front drive.
  branch(
    'hv-wiring-harness',
    'eco',
    [[414, 186], [572, 186], [614, 228], [962, 228]],
    { tone: 'hv', width: 3 },
  ),
  branch('flexible-busbar', 'eco', [[792, 228], [792, 258]], { tone: 'hv', width: 3 }),

  // The low-voltage harness: tail lamp, doors, roof, front.
  branch(
    'wiring-harness',
    'connected',
    [[380, 170], [944, 170], [954, 180], [1112, 180], [1158, 226], [1158, 232]],
    { width: 3 },
  ),
  branch('fpc-module', 'connected', [[664, 170], [664, 274]]),
  branch('door', 'connected', [[832, 170], [820, 158], [820, 130]]),
  branch('door', 'connected', [[600, 170], [588, 158], [588, 130]]),
  branch('roof', 'connected', [[745, 170], [745, 86]]),

  // The data backbone with its control units, on through the front bay.
  branch(
    'gateway',
    'intelligent',
    [[632, 199], [962, 199], [971, 190], [1108, 190], [1148, 230], [1148, 272]],
  ),
];

/** Ends of branches that are no product: a lamp, a window motor, a roof console. */
export const ENDS: readonly { readonly area: CarArea; readonly x: number; readonly y: number }[] = [
  { area: 'connected', x: 380, y: 170 },
  { area: 'connected', x: 820, y: 130 },
  { area: 'connected', x: 588, y: 130 },
  { area: 'connected', x: 745, y: 86 },
];

const CALLOUT_TOP = 12;
export const CALLOUTS: readonly Callout[] = [
  { area: 'eco', x: 262, y: CALLOUT_TOP, d: line([[262, CALLOUT_TOP], [262, 166]]) },
  { area: 'intelligent', x: 733, y: CALLOUT_TOP, d: line([[733, CALLOUT_TOP], [733, 199]]) },
  { area: 'connected', x: 1000, y: CALLOUT_TOP, d: line([[1000, CALLOUT_TOP], [1000, 170]]) },
];
