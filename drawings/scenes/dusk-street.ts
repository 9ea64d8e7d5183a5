import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { person } from './person.ts';
import { car, dot } from './props.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { round } from './solids.ts';
import { FINE, Stage } from './stage.ts';

type Ground = readonly [x: number, y: number];

const GREEN = color('color-area-second');
/** The line of the street, which is light because the ground is dark. */
const GREEN_LINE = tinted('green', 'top');
const LIT = tinted('yellow', 'highlight');
/** The street along x, the one along y, and the stream. */
const [STREET, SIDE, STREAM] = [[400, 470], [664, 724], [776, 828]] as const; // prettier-ignore
const FAR = 1300;

/** Draws the lawns, both streets with their curbs and markings, and the stream. */
function drawGround(st: Stage): void {
  st.raw(`<path fill="${tinted('dark', 'top')}" d="M-10 -10H${COVER_WIDTH + 10}V${COVER_HEIGHT + 10}H-10Z"/>`); // prettier-ignore
  const lawn = tinted('dark', 'left');
  for (const [x, y, w, d] of [
    [-FAR, -FAR, FAR + SIDE[0] - 16, FAR + STREET[0] - 16],
    [SIDE[1] + 16, -FAR, FAR, FAR + STREET[0] - 16],
    [-FAR, STREET[1] + 16, FAR + SIDE[0] - 16, FAR],
    [SIDE[1] + 16, STREET[1] + 16, FAR, FAR],
  ] as const)
    st.flat([x, y, 0], w, d, lawn, 0);
  // Gardens of the houses, the meadow at the stream, the yard of the school.
  const grass = tinted('green', 'right');
  for (const [x, y, w, d] of [
    [-290, 200, 220, 178],
    [-62, 200, 268, 178],
    [-FAR, 694, FAR + SIDE[0] - 40, 196],
    [-230, 560, 210, 118],
    [24, 560, 210, 118],
    [300, 536, 300, 134],
    [770, 30, 330, 190],
    [760, 520, 400, 420],
  ] as const)
    st.flat([x, y, 0], w, d, grass, 0);
  st.flat([236, 196, 0], 404, 180, tinted('dark', 'highlight'), 0);
  const asphalt = tinted('dark', 'right');
  st.flat([-FAR, STREET[0], 0], 2 * FAR, STREET[1] - STREET[0], asphalt, 0);
  st.flat([SIDE[0], -FAR, 0], SIDE[1] - SIDE[0], 2 * FAR, asphalt, 0);
  const mark = tinted('dark', 'highlight');
  for (let at = -760; at < 1160; at += 58) {
    if (at > 620 && at < 720) continue;
    st.segment([at, 435, 0], [at + 28, 435, 0], mark, 2.4);
  }
  for (let at = -360; at < 1000; at += 58) {
    if (at > 360 && at < 480) continue;
    st.segment([694, at, 0], [694, at + 28, 0], mark, 2.4);
  }
  for (let bar = 0; bar < 6; bar += 1)
    st.flat([640, STREET[0] + 6 + bar * 11, 0.2], 18, 6, tinted('shell', 'left'), 0);
  st.flat([-FAR, STREAM[0], 0], FAR + SIDE[0] - 16, STREAM[1] - STREAM[0], tinted('blue', 'right')); // prettier-ignore
  for (let at = -460; at < 620; at += 84)
    st.segment([at, 784 + ((at / 28) % 3) * 6, 0], [at + 36, 784 + ((at / 28) % 3) * 6, 0], tinted('blue', 'highlight'), 2); // prettier-ignore
}

/** A round of light on the ground. */
function glow(st: Stage, place: Vec, radius: number): void {
  const [x, y] = st.at(place).map(c);
  st.raw(`<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius / 2}" fill="${tinted('yellow', 'top')}" opacity=".2"/>`); // prettier-ignore
}

/** A street lamp. */
function lamp(st: Stage, [x, y]: Ground): void {
  glow(st, [x, y + 22, 0], 62);
  st.line([[x, y, 0], [x, y, 92], [x, y + 22, 92]], tinted('metal', 'right'), 4, 10); // prettier-ignore
  st.box([x - 4, y + 12, 88], [8, 18, 4], 'metal');
  dot(st, [x, y + 22, 87], 5, LIT, 0);
}

/** A window with its cross. */
function pane(st: Stage, [x, y, z]: Vec, w: number, h: number, lit = true): void {
  st.front([x, y, z], w, h, lit ? LIT : tinted('dark', 'left'), FINE);
  st.segment([x + w / 2, y, z], [x + w / 2, y, z + h], INK, FINE);
  st.segment([x, y, z + h / 2], [x + w, y, z + h / 2], INK, FINE);
}

/** A house whose ridge runs along x: door and windows to the lower left, a gable to the lower right. */
function house(st: Stage, [x, y]: Ground, [w, d, h]: Vec, wall: Material, roof: Material): void {
  const rise = d * 0.42;
  const [m, top] = [y + d / 2, h + rise];
  st.shadow([x + w, y, 0], [x + w + 24, y + 14, 0], [x + w + 24, y + d, 0], [x + w, y + d, 0]);
  st.box([x, y, 0], [w, d, h], wall);
  st.face([[x + w, y, h], [x + w, y + d, h], [x + w, m, top]], wall); // prettier-ignore
  st.polygon([[x - 6, y - 6, h - 4], [x + w + 6, y - 6, h - 4], [x + w + 6, m, top + 2], [x - 6, m, top + 2]], tinted(roof, 'right')); // prettier-ignore
  st.polygon([[x - 6, y + d + 6, h - 4], [x + w + 6, y + d + 6, h - 4], [x + w + 6, m, top + 2], [x - 6, m, top + 2]], tinted(roof, 'left')); // prettier-ignore
  for (let row = 1; row < 5; row += 1) {
    const share = row / 5;
    const at = (a: number): Vec => [a, y + d + 6 - (d / 2 + 6) * share, h - 4 + (rise + 6) * share];
    st.segment(at(x - 6), at(x + w + 6), tinted(roof, 'right'), 1.2);
  }
  st.front([x + w / 2 - 11, y + d, 0], 22, 40, tinted('copper', 'right'), FINE);
  dot(st, [x + w / 2 + 7, y + d, 18], 1.6, LIT, 0);
  for (const a of [10, w - 36]) pane(st, [x + a, y + d, 20], 26, 22);
  st.side([x + w, m - 13, 22], 26, 22, LIT, FINE);
  st.segment([x + w, m, 22], [x + w, m, 44], INK, FINE);
}

/** The box of breakers that two electricians replace, with its old cover on the ground. */
function rewiring(st: Stage): void {
  const [x, y] = [112, 344];
  st.box([x, y, 20], [30, 7, 36], 'shell');
  st.front([x + 3, y + 7, 23], 24, 30, PAPER, FINE);
  for (let breaker = 0; breaker < 4; breaker += 1) {
    st.front([x + 5 + breaker * 5.4, y + 7, 38], 4, 10, tinted(breaker === 2 ? 'orange' : 'dark', 'left'), 1); // prettier-ignore
    st.segment([x + 7 + breaker * 5.4, y + 7, 27], [x + 7 + breaker * 5.4, y + 7, 38], GREEN, 1.8);
  }
  glow(st, [x + 16, y + 26, 0], 46);
  person(st, { at: [x + 4, y + 34, 0], shirt: 'green', skin: 'wood', hair: 'short', height: 48, left: [x + 9, y + 9, 34], right: [x + 18, y + 9, 40] }); // prettier-ignore
  person(st, { at: [x + 46, y + 40, 0], shirt: 'orange', skin: 'copper', hair: 'bun', height: 46, left: [x + 30, y + 12, 28] }); // prettier-ignore
  st.box([x - 22, y + 34, 0], [20, 11, 10], 'orange');
}

/** The van of the volunteers: shelves behind its open door, ladders on its roof. */
function van(st: Stage, [x, y]: Ground): void {
  const d = 44;
  st.shadow([x - 4, y + d, 0], [x, y, 0], [x + 126, y, 0], [x + 138, y + d + 6, 0], [x + 4, y + d + 6, 0]); // prettier-ignore
  st.box([x, y, 8], [88, d, 48], 'plastic');
  st.polygon([[x + 88, y, 56], [x + 104, y, 34], [x + 104, y + d, 34], [x + 88, y + d, 56]], tinted('dark', 'left')); // prettier-ignore
  st.face([[x + 104, y, 34], [x + 122, y, 28], [x + 122, y + d, 28], [x + 104, y + d, 34]], 'plastic'); // prettier-ignore
  st.side([x + 122, y, 8], d, 20, tinted('plastic', 'right'));
  st.polygon([[x + 88, y + d, 8], [x + 122, y + d, 8], [x + 122, y + d, 28], [x + 104, y + d, 34], [x + 88, y + d, 56]], tinted('plastic', 'left')); // prettier-ignore
  st.polygon([[x + 90, y + d, 34], [x + 103, y + d, 34], [x + 90, y + d, 51]], tinted('dark', 'left'), FINE); // prettier-ignore
  st.segment([x + 2, y + d, 24], [x + 86, y + d, 24], GREEN, 6);
  for (const b of [10, 30]) {
    st.segment([x + 6, y + b, 59], [x + 84, y + b, 59], tinted('metal', 'top'), 3);
  }
  for (let rung = 0; rung < 6; rung += 1)
    st.segment([x + 12 + rung * 13, y + 10, 59], [x + 12 + rung * 13, y + 30, 59], tinted('metal', 'top'), 2); // prettier-ignore
  for (const b of [5, d - 11]) st.side([x + 122, y + b, 16], 7, 5, LIT, 1);
  for (const a of [22, 98]) {
    round(st, [x + a, y + d + 0.5, 9], 'y', 10, tinted('rubber', 'left'), 2);
    round(st, [x + a, y + d + 1, 9], 'y', 4.4, tinted('metal', 'top'), 1);
  }
}

/** Children at their desks in the open classroom: each wires a battery to a small car. */
function classroom(st: Stage, [x, y]: Ground, [w, d, h]: Vec): void {
  st.flat([x, y, 0], w, d, tinted('wood', 'top'));
  st.front([x, y, 0], w, h, tinted('yellow', 'highlight'), FINE);
  st.side([x, y, 0], d, h, tinted('wood', 'left'), FINE);
  st.front([x + 34, y, 18], 76, 30, tinted('green', 'right'), FINE);
  st.line([[x + 44, y, 26], [x + 44, y, 42], [x + 96, y, 42], [x + 96, y, 26], [x + 76, y, 26]], PAPER, 1.8, 2); // prettier-ignore
  st.segment([x + 44, y, 26], [x + 64, y, 26], PAPER, 1.8);
  person(st, { at: [x + 22, y + 24, 0], shirt: 'violet', skin: 'wood', hair: 'bun', facing: true, height: 50, right: [x + 42, y + 4, 34] }); // prettier-ignore
  for (const [row, b] of [46, 82].entries())
    for (const [index, a] of [22, 66, 110].entries()) {
      st.box([x + a, y + b, 0], [32, 14, 18], 'wood');
      st.box([x + a + 16, y + b + 3, 18], [11, 6, 4], index % 2 ? 'orange' : 'blue');
      st.segment([x + a + 6, y + b + 6, 18.5], [x + a + 16, y + b + 6, 18.5], GREEN, 1.8);
      const shirts: readonly Material[] = ['orange', 'blue', 'green', 'violet', 'red', 'blue'];
      person(st, { at: [x + a + 14, y + b + 26, 0], shirt: shirts[row * 3 + index] ?? 'blue', skin: index === 1 ? 'copper' : 'wood', hair: (row + index) % 2 ? 'bun' : 'short', height: 34, left: [x + a + 7, y + b + 8, 19], right: [x + a + 18, y + b + 8, 20] }); // prettier-ignore
    }
}

/** The school: two floors, of which the ground floor of its near end is open, a clock and a flagpole. */
function school(st: Stage): void {
  const [x, y, w, d, h] = [262, 214, 190, 118, 92];
  st.shadow([x + w, y, 0], [x + w + 190, y + 20, 0], [x + w + 190, y + d + 10, 0], [x + w, y + d, 0]); // prettier-ignore
  st.box([x, y, 0], [w, d, h], 'dark');
  st.box([x - 4, y - 4, h], [w + 8, d + 8, 6], 'dark');
  st.flat([x, y, h + 6], w, d, tinted('shell', 'right'), FINE);
  for (const b of [12, 64])
    for (let module = 0; module < 5; module += 1) {
      st.flat([x + 12 + module * 34, y + b, h + 7], 29, 40, tinted('dark', 'left'), FINE);
      st.segment([x + 12 + module * 34, y + b + 20, h + 7], [x + 41 + module * 34, y + b + 20, h + 7], tinted('dark', 'highlight'), 1); // prettier-ignore
      st.segment([x + 26.5 + module * 34, y + b, h + 7], [x + 26.5 + module * 34, y + b + 40, h + 7], tinted('dark', 'highlight'), 1); // prettier-ignore
    }
  for (let column = 0; column < 5; column += 1)
    for (const z of [16, 58])
      if (z === 58 || column !== 2) pane(st, [x + 10 + column * 36, y + d, z], 26, 22, (column + z) % 3 !== 0); // prettier-ignore
  st.front([x + 80, y + d, 0], 30, 42, LIT, FINE);
  st.segment([x + 95, y + d, 0], [x + 95, y + d, 42], INK, FINE);
  st.box([x + 72, y + d, 42], [46, 16, 4], 'green');
  for (let column = 0; column < 3; column += 1)
    st.side([x + w, y + 12 + column * 35, 58], 24, 22, LIT, FINE);
  round(st, [x + 95, y + d + 0.5, 84], 'y', 8, PAPER, FINE);
  classroom(st, [x + w, y], [158, d, 52]);
  st.box([x + w, y + d - 3, 0], [158, 3, 6], 'dark');
  st.box([x + w + 155, y, 0], [3, d, 6], 'dark');
}

/** Two neighbors on the bench of the senior center. */
function bench(st: Stage): void {
  const [x, y] = [0, 362];
  st.box([x, y, 11], [64, 14, 3], 'wood');
  for (const a of [6, 56]) st.segment([x + a, y + 8, 0], [x + a, y + 8, 11], INK, 4);
  st.front([x, y, 14], 64, 12, tinted('wood', 'right'), FINE);
  for (const [a, shirt, hair] of [
    [18, 'plastic', 'bun'],
    [44, 'yellow', 'short'],
  ] as const)
    person(st, { at: [x + a, y + 12, 0], shirt, hair, skin: 'wood', facing: true, height: 44 });
}

/** The charging post at the corner, with a car, and the bench with its solar lamp. */
function corner(st: Stage): void {
  st.flat([752, 250, 0.2], 168, 112, tinted('dark', 'top'), 0);
  for (const y of [252, 306, 360]) st.segment([764, y, 0], [900, y, 0], tinted('dark', 'highlight'), 2.4); // prettier-ignore
  for (const [y, material] of [
    [260, 'blue'],
    [314, 'shell'],
  ] as const) {
    car(st, [794, y], material);
    st.box([756, y + 14, 0], [14, 14, 52], 'shell');
    st.side([770, y + 17, 32], 8, 14, tinted('dark', 'left'), FINE);
    dot(st, [770, y + 21, 26], 2.6, tinted('green', 'highlight'), 0);
    const cable: Vec[] = [[770, y + 20, 26], [780, y + 22, 6], [790, y + 22, 6], [795, y + 22, 17]]; // prettier-ignore
    st.line(cable, INK, 6, 8);
    st.line(cable, color('color-area-hv'), 3.4, 8);
  }
}

/** Two volunteers plant the bank of the stream; a family crosses its bridge. */
function bank(st: Stage): void {
  for (const [x, y] of [
    [60, 740],
    [130, 744],
    [200, 740],
  ] as const) {
    round(st, [x, y, 0], 'z', 10, tinted('copper', 'right'), FINE);
    st.segment([x + 4, y - 4, 0], [x + 4, y - 4, 28], tinted('wood', 'left'), 3);
    st.tree([x, y, 0], 38);
  }
  person(st, { at: [92, 752, 0], shirt: 'green', skin: 'wood', hair: 'bun', height: 46, left: [66, 742, 18], right: [98, 740, 20] }); // prettier-ignore
  person(st, { at: [236, 748, 0], shirt: 'orange', skin: 'copper', hair: 'short', height: 48, facing: true, left: [208, 742, 20] }); // prettier-ignore
  round(st, [268, 742, 0], 'z', 10, tinted('copper', 'right'), FINE);
  st.box([284, 728, 0], [30, 16, 9], 'wood');
  for (const a of [6, 15, 24]) st.tree([284 + a, 736, 9], 16);
}

/** A street at dusk: electricians at a home, an open classroom, a charging post, volunteers at a stream. */
export function duskStreet(): string {
  const st = new Stage(1, [960, 58]);
  drawGround(st);
  st.plants([
    ['conifer', -420, -40, 88],
    ['tree', -350, 40, 78],
    ['conifer', -250, -10, 92],
    ['conifer', -120, 30, 88],
    ['tree', -40, 90, 76], // prettier-ignore
    ['conifer', 60, 20, 90],
    ['tree', 150, 60, 80],
    ['conifer', 250, 10, 94],
    ['conifer', 320, 70, 84],
    ['tree', 420, 60, 78], // prettier-ignore
    ['conifer', 520, 90, 92],
    ['tree', 590, 40, 76],
    ['conifer', 620, -80, 90],
    ['conifer', 780, -140, 94],
    ['tree', 840, -60, 78], // prettier-ignore
    ['conifer', 930, -120, 92],
    ['conifer', 1000, 10, 90],
    ['tree', 1090, -60, 80],
    ['conifer', 1180, 40, 92], // prettier-ignore
    ['conifer', -560, 160, 90],
    ['tree', -470, 230, 76],
    ['conifer', -300, 190, 84], // prettier-ignore
  ]);
  house(st, [-250, 270], [104, 78, 52], 'dark', 'copper');
  st.plants([['tree', -104, 300, 66], ['conifer', -80, 250, 80]]); // prettier-ignore
  house(st, [-44, 258], [128, 86, 58], 'copper', 'rubber');
  st.plants([['conifer', 214, 250, 84]]); // prettier-ignore
  school(st);
  house(st, [784, 56], [116, 84, 54], 'copper', 'rubber');
  house(st, [956, 70], [108, 80, 52], 'violet', 'copper');
  corner(st);
  st.plants([['conifer', 960, 250, 86], ['tree', 1010, 330, 70], ['conifer', 1120, 300, 88], ['tree', 1210, 360, 74]]); // prettier-ignore
  bench(st);
  rewiring(st);
  for (const x of [-300, -10, 600, 940]) lamp(st, [x, 376]);
  // The line comes along the street and feeds every house.
  const y0 = 486;
  const end: Vec = [y0 + (COVER_LINE - 960) * Math.SQRT2, y0, 0];
  st.line([end, [860, y0, 0]], GREEN_LINE, 5);
  for (const x of [127, 340, 520]) {
    st.segment([x, y0, 0], [x, x === 127 ? 352 : 338, 0], GREEN_LINE, 3);
    st.joint([x, y0, 0], GREEN_LINE, 5);
  }
  st.line([[860, y0, 0], [860, 386, 0], [763, 386, 0], [763, 344, 0]], GREEN_LINE, 3, 8); // prettier-ignore
  st.joint([860, y0, 0], GREEN_LINE, 5);
  st.end(end, GREEN_LINE);
  van(st, [196, 408]);
  car(st, [430, 420], 'violet');
  person(st, { at: [650, 446, 0], shirt: 'blue', skin: 'wood', hair: 'short', height: 46 });
  person(st, { at: [632, 456, 0], shirt: 'red', skin: 'wood', hair: 'bun', height: 32 });
  for (const x of [246, 600]) lamp(st, [x, 512]);
  house(st, [-190, 590], [116, 84, 54], 'dark', 'copper');
  st.plants([['conifer', -34, 590, 82], ['tree', -6, 650, 66], ['tree', 226, 600, 68]]); // prettier-ignore
  house(st, [64, 578], [118, 82, 54], 'copper', 'rubber');
  house(st, [330, 562], [136, 92, 56], 'violet', 'rubber');
  st.plants([['conifer', 520, 640, 84], ['tree', 590, 600, 70], ['conifer', 780, 560, 88], ['tree', 860, 600, 74], ['conifer', 960, 540, 90], ['conifer', 820, 720, 92], ['tree', 1080, 520, 76]]); // prettier-ignore
  bank(st);
  st.plants([['tree', -60, 724, 70], ['conifer', 400, 734, 84], ['tree', 470, 738, 66], ['conifer', 330, 880, 90], ['tree', 180, 900, 78], ['conifer', 60, 860, 92], ['conifer', -120, 880, 90], ['tree', 480, 860, 74], ['conifer', 600, 760, 88], ['tree', -220, 740, 72], ['conifer', -330, 700, 88], ['tree', -380, 860, 76]]); // prettier-ignore
  return st.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
