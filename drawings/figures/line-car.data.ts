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
  /** The products that are reached through it: their light makes it light. */
  readonly serves: readonly ProductSlug[];
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
  /** The leader from the drawing up to the joint. */
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

const wheelAt = (x: number) => ({ x, y: AXLE_HEIGHT, radius: 66 });
export const WHEELS = [wheelAt(REAR_AXLE), wheelAt(FRONT_AXLE)] as const;

/** Ground, tail, roof, bonnet, nose, ground: one path, the trunk. */
export const TRUNK =
  `M${-RUN_ON} ${GROUND}H334A24 24 0 0 0 358 277` +
  'C356 256 356 242 359 224C362 198 366 178 373 159C376 152 382 148 392 145' +
  'C436 132 472 113 520 95C594 67 668 58 746 58C822 58 872 73 926 105' +
  'C956 123 982 139 1012 144C1066 150 1126 157 1164 180C1188 195 1198 218 1198 248V277' +
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

/** The gaps of the doors: what makes the outline a car, drawn thin. */
export const SEAMS = 'M588 162C600 196 606 226 604 256M740 162V256M972 162C974 204 968 236 958 256';

/** The headlamp. */
export const LAMP = 'M1150 194L1184 207';

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
  'wire-to-unit-connector': point(1156, 230, 'connected'),
  joint: point(548, 170, 'connected'),

  iccb: point(318, 186, 'eco', 'unit'),
  'charging-coupler': point(414, 186, 'eco'),
  v2l: point(310, 284, 'eco', 'unit'),
  cdm: point(482, 186, 'eco', 'joint', 'hv'),
  beq: point(632, 228, 'eco', 'joint', 'hv'),
  'flexible-busbar': point(767, 274, 'eco', 'joint', 'hv'),
  '12v-48v-converter': point(872, 228, 'eco', 'joint', 'hv'),
  'hv-wiring-harness': point(966, 228, 'eco', 'joint', 'hv'),

  'b-lbm': point(632, 199, 'intelligent', 'unit'),
  vpms: point(696, 199, 'intelligent', 'unit'),
  icu: point(760, 199, 'intelligent', 'unit'),
  gateway: point(824, 199, 'intelligent', 'unit'),
  ccu: point(888, 199, 'intelligent', 'unit'),
  esu: point(952, 199, 'intelligent', 'unit'),
  spdu: point(1146, 274, 'intelligent', 'unit'),
} as const satisfies Record<string, CarPoint>;

export type ProductSlug = keyof typeof CAR_POINTS;

function wire(
  id: string,
  area: CarArea,
  serves: readonly ProductSlug[],
  points: readonly Point[],
  { tone = area, width = 2 }: { tone?: WireTone; width?: 2 | 3 } = {},
): Branch {
  return { id, area, tone, width, serves, d: line(points) };
}

const HIGH_VOLTAGE = { tone: 'hv', width: 3 } as const;

/** Every wire, those of one area together, the trunk of each area first. */
export const BRANCHES: readonly Branch[] = [
  // The low-voltage harness from lamp to lamp; from it to the doors, the roof and the battery.
  wire(
    'wiring-harness',
    'connected',
    ['wiring-harness', 'wire-to-wire-connector', 'wire-to-unit-connector', 'junction-block'],
    [
      [386, 170],
      [946, 170],
      [956, 180],
      [1106, 180],
      [1156, 230],
    ],
    { width: 3 },
  ),
  wire(
    'fpc-module',
    'connected',
    ['fpc-module'],
    [
      [664, 170],
      [664, 274],
    ],
  ),
  wire(
    'rear-door',
    'connected',
    ['joint'],
    [
      [592, 170],
      [606, 184],
    ],
  ),
  wire(
    'roof',
    'connected',
    ['joint'],
    [
      [745, 170],
      [745, 90],
    ],
  ),
  wire(
    'front-door',
    'connected',
    ['wire-to-wire-connector'],
    [
      [842, 170],
      [856, 184],
    ],
  ),

  // Charging: the cable with its control box, and the way back out to a load.
  wire(
    'iccb',
    'eco',
    ['iccb', 'charging-coupler'],
    [
      [284, 186],
      [414, 186],
    ],
  ),
  wire(
    'v2l',
    'eco',
    ['v2l'],
    [
      [362, 186],
      [344, 186],
      [310, 220],
      [310, 272],
    ],
  ),

  // High voltage: from the inlet over the rear wheel to the battery, and on to the front drive.
  wire(
    'hv-wiring-harness',
    'eco',
    ['hv-wiring-harness', 'cdm', 'beq', '12v-48v-converter'],
    [
      [414, 186],
      [572, 186],
      [614, 228],
      [966, 228],
    ],
    HIGH_VOLTAGE,
  ),
  wire(
    'battery',
    'eco',
    ['hv-wiring-harness'],
    [
      [802, 228],
      [802, 258],
    ],
    HIGH_VOLTAGE,
  ),
  wire(
    'flexible-busbar',
    'eco',
    ['flexible-busbar'],
    [
      [736, 274],
      [798, 274],
    ],
    HIGH_VOLTAGE,
  ),

  // The data backbone with its control units, and on through the front bay.
  wire(
    'gateway',
    'intelligent',
    ['b-lbm', 'vpms', 'icu', 'gateway', 'ccu', 'esu', 'spdu'],
    [
      [632, 199],
      [964, 199],
      [973, 190],
      [1104, 190],
      [1146, 232],
      [1146, 266],
    ],
  ),
];

/** Where a branch ends at something that is no product: a lamp, a door, the roof console. */
export const ENDS: readonly { readonly area: CarArea; readonly x: number; readonly y: number }[] = [
  { area: 'connected', x: 386, y: 170 },
  { area: 'connected', x: 606, y: 184 },
  { area: 'connected', x: 856, y: 184 },
  { area: 'connected', x: 745, y: 90 },
];

const LEADER_TOP = 12;
const leader = (area: CarArea, x: number, end: number): Callout => ({
  area,
  x,
  y: LEADER_TOP,
  d: line([
    [x, end],
    [x, LEADER_TOP],
  ]),
});
/** Eco on the charging station, intelligent through the B-pillar, connected on the junction block. */
export const CALLOUTS: readonly Callout[] = [
  leader('eco', 262, 160),
  leader('intelligent', 733, 199),
  leader('connected', 1000, 170),
];

/** The charging station beside the car: its box, and the post that it stands on. */
export const STATION = { x: 240, y: 160, width: 44, height: 66, post: `M262 226V${GROUND - 3}` };
