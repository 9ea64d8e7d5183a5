import { LINE_HEIGHT, LINE_WIDTH, CABLE_Y } from './assembly-line.data.ts';
import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { monitor, table } from './props.ts';
import { FINE, Stage } from './stage.ts';
import { WIRE, type WireTone } from './wires.ts';

const SCALE = 1.5;
const STATIONS = 5;
/** From one station to the next, on the floor. */
const PITCH = 236 / (SCALE * Math.SQRT2);

/** A place at a station: stations stand in a row across the picture. */
const at = (station: number, [x, y, z]: Vec): Vec => [x + station * PITCH, y - station * PITCH, z];

const BOARD = 132;
const FOOT = 34;
const TOP = 108;
const LEAN = 26;
const BOARD_Y = 46;
/** A place on a board: along it, and from its lower (0) to its upper edge (1). */
const on = (station: number, along: number, up: number): Vec =>
  at(station, [along, BOARD_Y - LEAN * up, FOOT + (TOP - FOOT) * up]);

/** The wire that each station adds to the harness: its start at the trunk, and its end. */
const BRANCHES: readonly (readonly [from: number, to: number, up: number, tone: WireTone])[] = [
  [18, 34, 0.82, 'blue'],
  [40, 56, 0.2, 'violet'],
  [62, 78, 0.82, 'green'],
  [82, 98, 0.2, 'orange'],
  [98, 112, 0.82, 'blue'],
];

/** A board with as much of the harness as is done there; the rest is marked on it. */
function board(stage: Stage, station: number): void {
  const place = (x: number, y: number, z: number) => at(station, [x, y, z]);
  stage.shadow(place(0, 54, 0), place(BOARD + 6, 54, 0), place(BOARD - 4, 4, 0), place(-8, 4, 0));
  for (const x of [10, BOARD - 10]) {
    stage.segment(place(x, 10, 0), place(x, BOARD_Y - LEAN * 0.6, FOOT + 44), INK, 4);
    stage.segment(place(x, 54, 0), place(x, BOARD_Y, FOOT + 4), INK, 4);
  }
  stage.polygon(
    [
      on(station, BOARD, 0),
      place(BOARD + 3, BOARD_Y - 4, FOOT - 2),
      place(BOARD + 3, BOARD_Y - LEAN - 4, TOP - 2),
      on(station, BOARD, 1),
    ],
    tinted('wood', 'right'),
  );
  const sheet = (inset: number, low: number) => [
    on(station, inset, low),
    on(station, BOARD - inset, low),
    on(station, BOARD - inset, 1 - low),
    on(station, inset, 1 - low),
  ];
  stage.polygon(sheet(0, 0), tinted('wood', 'top'));
  stage.polygon(sheet(5, 0.06), PAPER, FINE);

  const pale = tinted('shell', 'left');
  const trunk = color('color-brand-line');
  const finishedBranches = BRANCHES.slice(0, station + 1);
  stage.segment(on(station, 8, 0.5), on(station, BOARD - 10, 0.5), pale, 8);
  for (const [from, to, up] of BRANCHES)
    stage.line(
      [on(station, from, 0.5), on(station, to - 4, up), on(station, to + 6, up)],
      pale,
      3.4,
    );
  stage.segment(on(station, 8, 0.5), on(station, 42 + station * 20, 0.5), trunk, 6);
  for (const [from, to, up, tone] of finishedBranches) {
    stage.line(
      [on(station, from, 0.5), on(station, to - 4, up), on(station, to + 6, up)],
      WIRE[tone],
      3.2,
    );
    stage.polygon(
      [
        on(station, to + 3, up - 0.08),
        on(station, to + 14, up - 0.08),
        on(station, to + 14, up + 0.09),
        on(station, to + 3, up + 0.09),
      ],
      tinted(tone, 'top'),
      FINE,
    );
    stage.joint(on(station, from, 0.5), trunk, 3);
  }
  for (const along of [14, 52, 90, 118])
    stage.segment(on(station, along, 0.42), on(station, along, 0.58), tinted('metal', 'right'), 3);
}

/** The branch that feeds a station: out of the cable, up to its board. */
function feed(stage: Stage, station: number, tone: WireTone): void {
  const [x, y] = stage.at(at(station, [20, 50, 0]));
  const [, edge] = stage.at(at(station, [20, 46, FOOT]));
  const joint = x - 44;
  const turn = y + 22;
  stage.raw(
    `<path d="M${c(joint)} ${CABLE_Y}V${c(turn + 14)}Q${c(joint)} ${c(turn)} ${c(joint + 14)} ${c(turn - 7)}` +
      `L${c(x - 8)} ${c(y + 4)}Q${c(x)} ${c(y)} ${c(x)} ${c(y - 9)}V${c(edge)}" fill="none" stroke="${WIRE[tone]}" stroke-width="4" stroke-linecap="round"/>` +
      `<circle cx="${c(joint)}" cy="${CABLE_Y}" r="6.5" fill="${PAPER}" stroke="${WIRE[tone]}" stroke-width="3"/>`,
  );
}

/** Reels of wire on their crate, between two stations. */
function reels(stage: Stage, station: number): void {
  const place = (x: number, y: number, z: number) => at(station, [x, y, z]);
  stage.shadow(
    place(BOARD + 18, 40, 0),
    place(BOARD + 40, 40, 0),
    place(BOARD + 46, 80, 0),
    place(BOARD + 18, 80, 0),
  );
  stage.box(place(BOARD + 16, 40, 0), [22, 34, 26], 'plastic');
  const tones: readonly WireTone[] = ['blue', 'orange', 'green', 'violet'];
  for (let reel = 0; reel < 2 + (station % 2); reel += 1) {
    const [x, y] = stage.at(place(BOARD + 27, 46 + reel * 11, 32));
    stage.raw(
      `<ellipse cx="${c(x)}" cy="${c(y)}" rx="8" ry="11.5" fill="${tinted('metal', 'left')}" stroke="${INK}" stroke-width="2"/>` +
        `<ellipse cx="${c(x - 2.5)}" cy="${c(y + 1.4)}" rx="6" ry="9" fill="none" stroke="${WIRE[tones[(reel + station) % 4] ?? 'blue']}" stroke-width="4"/>`,
    );
  }
}

/** The last station: a finished harness is tested and packed. */
function testDesk(stage: Stage): void {
  const station = STATIONS - 0.02;
  const place = (x: number, y: number, z: number) => at(station, [x, y, z]);
  const [x, y] = place(8, 40, 0);
  table(stage, [x, y], [86, 40], 37);
  monitor(stage, place(18, 54, 37), { lit: WIRE.green });
  stage.box(place(58, 48, 37), [24, 20, 10], 'blue');
  person(stage, {
    at: place(34, 104, 0),
    shirt: 'plastic',
    skin: 'wood',
    hair: 'short',
    left: place(28, 74, 40),
    right: place(52, 70, 40),
  });
  for (const [left, front, up] of [
    [92, 96, 0],
    [122, 96, 0],
    [106, 98, 22],
  ] as const) {
    stage.box(place(left, front, up), [26, 24, 22], 'wood');
    stage.polygon(
      [
        place(left, front + 24, up + 8),
        place(left + 26, front + 24, up + 8),
        place(left + 26, front + 24, up + 12),
        place(left, front + 24, up + 12),
      ],
      WIRE.blue,
      0,
    );
  }
}

const PEOPLE: readonly (readonly [
  shirt: Material,
  skin: 'wood' | 'copper',
  hair: 'short' | 'bun',
  height: number,
])[] = [
  ['blue', 'wood', 'short', 85],
  ['plastic', 'copper', 'bun', 80],
  ['violet', 'wood', 'short', 87],
  ['blue', 'copper', 'bun', 81],
  ['green', 'wood', 'short', 85],
];

/** The assembly line: five boards along one cable, each adding a branch, and the test at the end. */
export function assemblyLine(): string {
  const stage = new Stage(SCALE, [164, 146]);
  stage.raw(
    `<path d="M0 ${CABLE_Y}H${LINE_WIDTH}" stroke="${color('color-brand-line')}" stroke-width="6"/>`,
  );
  for (let station = 0; station < STATIONS; station += 1)
    feed(stage, station, BRANCHES[station]?.[3] ?? 'blue');
  for (let station = 0; station < STATIONS; station += 1) {
    board(stage, station);
    const [shirt, skin, hair, height] = PEOPLE[station] ?? ['blue', 'wood', 'short', 85];
    person(stage, {
      at: at(station, [44 + station * 8, 76, 0]),
      shirt,
      skin,
      hair,
      height,
      left: on(station, 10 + station * 20, 0.36),
      right: on(station, 34 + station * 20, 0.42),
    });
    if (station < STATIONS - 1) reels(stage, station);
  }
  testDesk(stage);
  return stage.toSvg(LINE_WIDTH, LINE_HEIGHT);
}
