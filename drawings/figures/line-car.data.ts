/**
 * The one-line car as data: what it is made of, where each product sits, where the strands of its
 * three families leave it. `line-car.ts` writes it as SVG; the site lays links over it.
 *
 * The car is a sedan of 4,660 mm seen from its right side at 0.18 units per millimeter
 * (wheelbase 2,980, height 1,560, wheels 730), facing right, the road at y = 340.
 * The body may curve; every wire is laid by `line()` and bends at 45° or 90° only.
 */
import { line, type Point } from '../line/path.ts';

export const AREAS = ['first', 'second', 'third'] as const;
export type CarArea = (typeof AREAS)[number];

/** The color of a wire: that of its area, or the orange that is required for high voltage. */
export type WireTone = CarArea | 'hv';

export interface Branch {
  /** A product's slug, or the family of parts that the wire belongs to. */
  readonly id: string;
  readonly area: CarArea;
  readonly tone: WireTone;
  /** The products that are reached through it: it is highlighted with them. */
  readonly serves: readonly ProductSlug[];
  /** The seven strands of the bundle are 2.6 wide, what leaves it 2. */
  readonly width: 2 | 2.6;
  readonly d: string;
}

export interface CarPoint {
  readonly x: number;
  readonly y: number;
  readonly area: CarArea;
  readonly tone: WireTone;
}

/** The pair of strands by which a family rises out of the drawing, at x. */
export interface Riser {
  readonly area: CarArea;
  readonly x: number;
  /** One strand, in its color. */
  readonly strands: readonly { readonly tone: WireTone; readonly d: string }[];
}

/**
 * The part of the plane that the drawing shows: 1,200 units, so that the car takes 70 % of a page. On a page of 1,600 px
 * the charging station begins and the nose ends at the edges of the column.
 */
export const CAR_VIEW = { x: 120, y: 0, width: 1200, height: 343 } as const;

/**
 * The part that a phone shows: charger and car, and at the sides nothing but the road. An `svg` of
 * this aspect ratio cuts it out by itself, since the drawing fills its box from the middle
 * (`preserveAspectRatio="xMidYMax slice"`).
 */
export const CAR_CROP = { x: 217, y: 0, width: 1006, height: CAR_VIEW.height } as const;

/** Road, car and charging station as wide as the window; a window of 1440 px shows three quarters of the width. */
export const CAR_STAGE = { x: -48, y: 6, width: 1536, height: 378 } as const;

/** The length of the road beyond both sides of the drawing, for wide pages. */
const RUN_ON = 700;

/** The underside of the body. */
const GROUND = 301;
const REAR_AXLE = 516;
const FRONT_AXLE = 1052;
const AXLE_HEIGHT = 274;

const wheelAt = (x: number) => ({ x, y: AXLE_HEIGHT, radius: 66 });
export const WHEELS = [wheelAt(REAR_AXLE), wheelAt(FRONT_AXLE)] as const;

/** The road at the foot of the tires, from far outside, or from the charging station where a page draws the rest. */
export const ROAD = { from: CAR_VIEW.x - RUN_ON, station: 264, y: AXLE_HEIGHT + 66 } as const;

/** Tail, roof, hood and nose. */
const CONTOUR =
  'V277C356 256 356 242 359 224C362 198 366 178 373 159C376 152 382 148 392 145' +
  'C436 132 472 113 520 95C594 67 668 58 746 58C822 58 872 73 926 105' +
  'C956 123 982 139 1012 144C1066 150 1126 157 1164 180C1188 195 1198 218 1198 248';

/** From the road on: the contour and the road. One path. */
export const CAR_LINE =
  `H334A24 24 0 0 0 358 ${ROAD.y - 24}${CONTOUR}` +
  `V${ROAD.y - 24}A24 24 0 0 0 1222 ${ROAD.y}H${CAR_VIEW.x + CAR_VIEW.width + RUN_ON}`;

/** Half the opening of a wheel arch of radius 72 where the sill meets it. */
const ARCH = 67;
const arch = (axle: number) => `H${axle - ARCH}A72 72 0 1 1 ${axle + ARCH} ${GROUND}`;
/** The underside between the bumpers, over both wheels. */
export const SILL = `M380 ${GROUND}${arch(REAR_AXLE)}${arch(FRONT_AXLE)}H1176`;

/** The surface of the body, down to the sill. */
export const CAR_BODY =
  `M358 ${GROUND}${CONTOUR}V${GROUND}` +
  [FRONT_AXLE, REAR_AXLE]
    .map((axle) => `H${axle + ARCH}A72 72 0 1 0 ${axle - ARCH} ${GROUND}`)
    .join('') +
  'Z';

/** Rear and front side window: one opening, parted by the B-pillar. */
export const GLASS = [
  'M452 149C500 130 530 113 566 100C612 84 660 77 718 76L724 150H459C453 150 450 150 452 149Z',
  'M752 76C818 77 862 88 908 113C932 127 950 138 964 147C967 149 966 150 963 150H757Z',
] as const;

/** The headlamp. */
export const LAMP = 'M1150 194L1184 207';

export const BATTERY = { x: 604, y: 258, width: 352, height: 32, modules: 10 } as const;

function point(x: number, y: number, area: CarArea, tone: WireTone = area) {
  return { x, y, area, tone };
}

/**
 * The place of each product in the car, by the name that `placeInCar.point` of the product uses. Any two are at least
 * 50 units apart in one direction, so that each has a link of 44 px in windows from 1024 px on.
 */
export const CAR_POINTS = {
  'wiring-harness': point(700, 158, 'first'),
  'fpc-module': point(668, 274, 'first'),
  'junction-block': point(1033, 172, 'first'),
  'wire-to-wire-connector': point(860, 158, 'first'),
  'wire-to-unit-connector': point(1168, 212, 'first'),
  joint: point(466, 158, 'first'),

  iccb: point(312, 182, 'second'),
  'charging-coupler': point(364, 182, 'second'),
  v2l: point(310, 270, 'second'),
  cdm: point(416, 189, 'second'),
  beq: point(516, 189, 'second'),
  'flexible-busbar': point(780, 274, 'second', 'hv'),
  '12v-48v-converter': point(568, 189, 'second'),
  'hv-wiring-harness': point(960, 233, 'second', 'hv'),

  'b-lbm': point(634, 210, 'third'),
  vpms: point(688, 210, 'third'),
  icu: point(742, 210, 'third'),
  gateway: point(796, 210, 'third'),
  ccu: point(850, 210, 'third'),
  esu: point(904, 210, 'third'),
  spdu: point(1146, 266, 'third'),
} as const satisfies Record<string, CarPoint>;

export type ProductSlug = keyof typeof CAR_POINTS;

/** Heights of the seven strands: four of low voltage under the belt line, high voltage apart from them. */
const B1 = 155;
const B2 = 161;
const V1 = 167;
const V2 = 173;
const G = 183;
const O1 = 189;
const O2 = 195;

function wire(
  id: string,
  area: CarArea,
  serves: readonly ProductSlug[],
  points: readonly Point[],
  { tone = area, width = 2 }: { tone?: WireTone; width?: 2 | 2.6 } = {},
): Branch {
  return { id, area, tone, width, serves, d: line(points) };
}

const STRAND = { width: 2.6 } as const;
const HIGH_VOLTAGE = { tone: 'hv', width: 2.6 } as const;

/** A strand of high voltage: over the rear wheel, down to the floor, along it above the battery. */
const overTheWheel = (from: number, y: number, bend: number): Point[] => [
  [from, y],
  [bend, y],
  [bend + 44, y + 44],
];

/** Every wire, those of one area together, the strands of the bundle first. */
export const BRANCHES: readonly Branch[] = [
  // Low voltage from lamp to lamp; from it to the doors and the battery.
  wire(
    'wiring-harness',
    'first',
    [
      'wiring-harness',
      'joint',
      'wire-to-wire-connector',
      'junction-block',
      'wire-to-unit-connector',
    ],
    [
      [388, B1],
      [986, B1],
      [1003, B1 + 17],
      [1098, B1 + 17],
      [1138, B1 + 57],
      [1168, B1 + 57],
    ],
    STRAND,
  ),
  wire(
    'front-lamp',
    'first',
    ['wiring-harness'],
    [
      [402, B2],
      [984, B2],
      [1001, B2 + 17],
      [1095.5, B2 + 17],
      [1141.5, B2 + 63],
    ],
    STRAND,
  ),
  wire('fpc-module', 'first', ['fpc-module'], [[668, B2], [668, 274]]), // prettier-ignore
  wire('rear-door', 'first', ['joint'], [[560, B1], [533, 128]]), // prettier-ignore
  wire('front-door', 'first', ['wire-to-wire-connector'], [[820, B1], [840, 135]]), // prettier-ignore

  // Charging: from the station through its control box, and the way back out to a load.
  wire(
    'iccb',
    'second',
    ['iccb', 'charging-coupler', 'cdm'],
    [...overTheWheel(288, G, 598), [973, G + 44]],
    STRAND,
  ),
  wire('v2l', 'second', ['v2l'], [[346, G], [334, G], [310, G + 24], [310, 262]]), // prettier-ignore

  // High voltage: from the inlet to the battery, and on to the front drive.
  wire(
    'hv-wiring-harness',
    'second',
    ['hv-wiring-harness', 'cdm', 'beq', '12v-48v-converter'],
    [...overTheWheel(416, O1, 595.5), [985, O1 + 44]],
    HIGH_VOLTAGE,
  ),
  wire(
    'battery',
    'second',
    ['hv-wiring-harness', 'cdm', 'beq', '12v-48v-converter'],
    [...overTheWheel(416, O2, 593), [944, O2 + 44], [944, BATTERY.y]],
    HIGH_VOLTAGE,
  ),
  wire('flexible-busbar', 'second', ['flexible-busbar'], [[750, 274], [810, 274]], HIGH_VOLTAGE), // prettier-ignore

  // Data: two strands, a control unit on each drop, and on through the front bay.
  wire(
    'gateway',
    'third',
    ['b-lbm', 'icu', 'ccu', 'spdu'],
    [
      [472, V1],
      [981, V1],
      [998, V1 + 17],
      [1091, V1 + 17],
      [1146, V1 + 72],
      [1146, 266],
    ],
    STRAND,
  ),
  wire(
    'backbone',
    'third',
    ['vpms', 'gateway', 'esu'],
    [
      [458, V2],
      [979, V2],
      [996, V2 + 17],
      [1088.5, V2 + 17],
      [1128.5, V2 + 57],
    ],
    STRAND,
  ),
  ...(['b-lbm', 'vpms', 'icu', 'gateway', 'ccu', 'esu'] as const).map(
    (slug) =>
    wire(`to-${slug}`, 'third', [slug], [[CAR_POINTS[slug].x, V2], [CAR_POINTS[slug].x, 204]]), // prettier-ignore
  ),
];

/** The ends of strands that do not lead to a product: a lamp, a door, the drive. */
export const ENDS: readonly {
  readonly area: CarArea;
  readonly tone?: WireTone;
  readonly x: number;
  readonly y: number;
}[] = [
  { area: 'first', x: 388, y: B1 },
  { area: 'first', x: 402, y: B2 },
  { area: 'first', x: 533, y: 128 },
  { area: 'first', x: 840, y: 135 },
  { area: 'first', x: 1141.5, y: B2 + 63 },
  { area: 'second', tone: 'hv', x: 985, y: O1 + 44 },
  { area: 'second', x: 973, y: G + 44 },
  { area: 'third', x: 472, y: V1 },
  { area: 'third', x: 458, y: V2 },
  { area: 'third', x: 1128.5, y: V2 + 57 },
];

/** The ties that hold the low-voltage bundle to the body. */
export const TIES = { xs: [500, 606, 770, 936], y: 150, height: 28 } as const;

const rise = (
  area: CarArea,
  x: number,
  end: number,
  [left, right]: readonly [WireTone, WireTone] = [area, area],
): Riser => ({
  area,
  x,
  strands: [
    { tone: left, d: `M${x - 3} ${end}V0` },
    { tone: right, d: `M${x + 3} ${end}V0` },
  ],
});
/** The second from the charging station, the third through the B-pillar, the first from the junction block. */
export const RISERS: readonly Riser[] = [
  rise('second', 264, 160, ['second', 'hv']),
  rise('third', 738, V1),
  rise('first', 1033, 162),
];

/** The charging station beside the car: its box, and the post that it stands on. */
export const STATION = { x: 240, y: 160, width: 48, height: 70, post: `M264 230V${ROAD.y - 2}` };
