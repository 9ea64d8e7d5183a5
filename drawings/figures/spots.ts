import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { disc, dot } from '../scenes/props.ts';
import { Stage } from '../scenes/stage.ts';
import { WIRE } from '../scenes/wires.ts';
import {
  at,
  bolt,
  box,
  bubble,
  bust,
  check,
  heart,
  LINE,
  paint,
  paper,
  stroke,
  THIN,
  type Draw,
} from './spot-shapes.ts';
import { UPRIGHT_WORK_SPOTS, WORK_SPOTS } from './work-spots.ts';

/** Small drawings next to a few words: one thing on its tile, in the style of the scenes. */
export const SPOT_SIZE = 96;

const TILE = 46;

const SPOTS = {
  // Fields of research.
  plan: (stage) => {
    paper(stage, [-20, -16, 1], 40, 32);
    stage.line([[-14, 8, 1], [-2, 8, 1], [6, 0, 1], [14, 0, 1]], WIRE.blue, 2.4, 4); // prettier-ignore
    stage.line([[-2, 8, 1], [6, 8, 1], [10, 12, 1]], WIRE.orange, 2, 3); // prettier-ignore
    for (const place of [[-14, 8, 1], [14, 0, 1], [10, 12, 1]] as const) dot(stage, place, 2.6, PAPER); // prettier-ignore
    stage.raw(
      paint(tinted('yellow', 'top'), 'M58 44L76 14L84 19L66 49Z') +
        paint(tinted('wood', 'top'), 'M58 44L66 49L56 56Z') +
        paint(tinted('orange', 'top'), 'M76 14L79 9Q84 8 87 13L84 19Z'),
    );
  },
  verification: (stage) => {
    box(stage, [-18, -18, 0], [36, 36, 4], 'board');
    box(stage, [-9, -9, 4], [18, 18, 4], 'dark');
    for (const along of [-6, 0, 6]) {
      stage.segment([along, 9, 4], [along, 15, 4], tinted('metal', 'top'), 2);
      stage.segment([9, along, 4], [15, along, 4], tinted('metal', 'top'), 2);
    }
    stage.raw(check(50, 26));
  },
  evaluation: (stage) => {
    box(stage, [-18, -14, 0], [36, 28, 34], 'plastic');
    stage.front([-13, 14, 8], 18, 20, tinted('dark', 'left'), LINE);
    stage.line([[-10, 14, 14], [-6, 14, 14], [-6, 14, 23], [-1, 14, 23], [-1, 14, 16], [3, 14, 16]], WIRE.orange, 2, 1); // prettier-ignore
    for (const up of [12, 20, 28])
      dot(stage, [12, 14, up], 2.2, up === 28 ? tinted('green', 'highlight') : PAPER);
  },
  patent: (stage) => {
    stage.raw(
      paint(PAPER, 'M24 12H60L72 24V72H24Z') +
        paint(tinted('shell', 'left'), 'M60 12V24H72Z') +
        stroke(tinted('shell', 'right'), 'M32 26h20m-20 9h30m-30 9h24', 2.4) +
        paint(tinted('violet', 'right'), 'M54 62L50 84L59 79L68 84L64 62Z') +
        paint(
          tinted('violet', 'left'),
          'M59 46l4 4 6-1 1 6 5 3-2 6 2 5-5 3-1 6-6-1-4 4-4-4-6 1-1-6-5-3 2-5-2-6 5-3 1-6 6 1Z',
        ) +
        `<circle cx="59" cy="61" r="6.5" fill="${PAPER}" stroke="${INK}" stroke-width="${LINE}"/>`,
    );
  },
  // Activities of the company for its neighbors.
  home: (stage) => {
    box(stage, [-16, -14, 0], [32, 28, 18], 'plastic');
    stage.polygon([[-19, 17, 17], [-19, 0, 34], [19, 0, 34], [19, 17, 17]], tinted('orange', 'left'), LINE); // prettier-ignore
    stage.polygon([[16, -14, 18], [16, 14, 18], [16, 0, 33]], tinted('plastic', 'right'), LINE); // prettier-ignore
    stage.side([16, -5, 0], 9, 14, tinted('wood', 'right'), THIN);
    stage.raw(bolt(68, 22, 12, tinted('yellow', 'top')));
    stage.line([[-34, 20, 0], [-10, 20, 0], [-10, 14, 8]], WIRE.blue, 3, 5); // prettier-ignore
  },
  lesson: (stage) => {
    box(stage, [-20, 2, 0], [16, 12, 10], 'blue');
    stage.line([[-12, 8, 10], [-12, 8, 16], [12, -2, 16], [12, -2, 10]], WIRE.orange, 2.6, 6); // prettier-ignore
    disc(stage, [12, 0, 4], 10, tinted('metal', 'top'), LINE);
    const [x, y] = at(stage, [12, 0, 22]);
    stage.raw(
      paint(tinted('metal', 'left'), `M${x - 5} ${y + 8}h10v8h-10Z`) +
        `<circle cx="${x}" cy="${y}" r="12" fill="${tinted('yellow', 'highlight')}" stroke="${INK}" stroke-width="${LINE}"/>` +
        stroke(tinted('orange', 'left'), `M${x - 4} ${y + 6}v-6l4 3 4-3v6`) +
        stroke(INK, `M${x} ${y - 18}v-4M${x + 15} ${y - 10}l4-3M${x - 15} ${y - 10}l-4-3`),
    );
  },
  scholarship: (stage) => {
    box(stage, [-16, -10, 0], [32, 26, 6], 'blue');
    box(stage, [-13, -12, 6], [30, 26, 6], 'orange');
    stage.polygon([[-16, -16, 22], [14, -16, 22], [14, 14, 22], [-16, 14, 22]], tinted('dark', 'top'), LINE); // prettier-ignore
    const [x, y] = at(stage, [14, 14, 22]);
    stage.raw(
      stroke(WIRE.orange, `M${x} ${y - 21}q18 6 20 14v8`, 2.4) +
        `<circle cx="${x + 20}" cy="${y + 4}" r="3.4" fill="${tinted('orange', 'top')}" stroke="${INK}" stroke-width="${THIN}"/>`,
    );
  },
  river: (stage) => {
    stage.polygon([[-23, 8, 0.5], [23, -2, 0.5], [23, 14, 0.5], [-23, 23, 0.5]], tinted('blue', 'highlight'), THIN); // prettier-ignore
    stage.segment([-14, 15, 1], [-4, 13, 1], PAPER, 2);
    stage.segment([6, 6, 1], [16, 4, 1], PAPER, 2);
    stage.conifer([-12, -8, 0], 41);
    stage.tree([12, -12, 0], 36);
  },
  // Ways to reach the company.
  letter: (stage) => {
    stage.raw(
      paint(PAPER, 'M16 30H80V70H16Z') +
        paint(tinted('plastic', 'left'), 'M16 70L40 48H56L80 70Z') +
        paint(tinted('plastic', 'top'), 'M16 30L48 56L80 30Z') +
        `<circle cx="78" cy="30" r="9" fill="${tinted('orange', 'top')}" stroke="${INK}" stroke-width="${LINE}"/>`,
    );
  },
  phone: (stage) => {
    stage.raw(
      paint(
        tinted('dark', 'left'),
        'M34 14H62Q66 14 66 18V78Q66 82 62 82H34Q30 82 30 78V18Q30 14 34 14Z',
      ) +
        paint(PAPER, 'M34 22H62V70H34Z', THIN) +
        stroke(PAPER, 'M44 76h8', 2.4) +
        paint(
          tinted('blue', 'top'),
          'M40 36q4-4 7 2l2 5-3 3q2 5 6 7l3-3 5 2q4 3 0 7-4 3-11-1-8-5-10-13-1-6 1-9Z',
          THIN,
        ) +
        stroke(WIRE.blue, 'M72 34q5 6 0 14M78 28q9 13 0 26', 2.4),
    );
  },
  report: (stage) => {
    box(stage, [-18, -12, 0], [36, 26, 28], 'violet');
    stage.polygon([[-9, -3, 28], [10, -3, 28], [10, 2, 28], [-9, 2, 28]], tinted('dark', 'right'), THIN); // prettier-ignore
    stage.polygon(
      [
        [-5, 0, 28],
        [7, 0, 28],
        [7, 0, 44],
        [-5, 0, 44],
      ],
      PAPER,
      LINE,
    );
    stage.segment([-2, 0, 39], [4, 0, 39], tinted('shell', 'right'), 2);
    const [x, y] = at(stage, [0, 14, 12]);
    stage.raw(
      stroke(INK, `M${x - 5} ${y - 3}v-4a5 5 0 0 1 10 0v6`, 2.6) +
        paint(
          tinted('yellow', 'top'),
          `M${x - 8} ${y - 5}L${x + 8} ${y + 3}V${y + 14}L${x - 8} ${y + 6}Z`,
        ),
    );
  },
  result: (stage) => {
    stage.raw(
      paint(PAPER, 'M22 14H62V78H22Z') +
        stroke(tinted('shell', 'right'), 'M30 26h24m-24 10h24m-24 10h14', 2.6) +
        stroke(WIRE.green, 'M30 60l5 5 9-10', 3) +
        stroke(INK, 'M70 66l12 14', 7) +
        stroke(tinted('metal', 'left'), 'M70 66l12 14', 3.4) +
        `<circle cx="60" cy="54" r="16" fill="${tinted('blue', 'highlight')}" fill-opacity=".55" stroke="${INK}" stroke-width="3"/>`,
    );
  },
  praise: (stage) => {
    stage.raw(
      bubble(18, 16, 60, 46, tinted('plastic', 'top')) + heart(48, 40, tinted('orange', 'top')),
    );
  },
  visit: (stage) => {
    stage.raw(
      stroke(WIRE.blue, 'M36 12L46 32M60 12L50 32', 4) +
        paint(PAPER, 'M28 32H68V80H28Z') +
        paint(tinted('blue', 'left'), 'M28 32H68V44H28Z') +
        stroke(PAPER, 'M42 38h12', 3) +
        bust(48, 56, tinted('violet', 'top'), 0.72) +
        stroke(tinted('shell', 'right'), 'M36 75h24', 2.6),
    );
  },
  // Welfare.
  clock: (stage) => {
    stage.raw(
      `<circle cx="48" cy="48" r="32" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
        paint(tinted('blue', 'highlight'), 'M48 48L48 21A27 27 0 0 1 71 62Z', 0) +
        stroke(INK, 'M48 21v4m0 46v4M21 48h4m46 0h4', 2.4) +
        stroke(INK, 'M48 48V28', 3.4) +
        stroke(WIRE.orange, 'M48 48L65 58', 3.4) +
        `<circle cx="48" cy="48" r="3.4" fill="${INK}"/>`,
    );
  },
  calendar: (stage) => {
    stage.raw(
      paint(PAPER, 'M18 22H78V78H18Z') +
        paint(tinted('blue', 'left'), 'M18 22H78V36H18Z') +
        stroke(INK, 'M32 15v12m32-12v12', 4) +
        paint(tinted('orange', 'top'), 'M40 54h16v16H40Z', 0) +
        stroke(tinted('shell', 'right'), 'M38 36v42m20-42v42M18 52h60m-60 18h60', 1.8) +
        paint('none', 'M18 22H78V78H18Z'),
    );
  },
  suitcase: (stage) => {
    box(stage, [-22, -8, 0], [42, 18, 26], 'orange');
    for (const x of [-12, 10]) stage.line([[x, 10, 1], [x, 10, 26], [x, -8, 26]], tinted('orange', 'right'), 3, 0); // prettier-ignore
    stage.line([[-7, 1, 26], [-7, 1, 33], [6, 1, 33], [6, 1, 26]], INK, 3, 4); // prettier-ignore
    stage.raw(
      `<circle cx="74" cy="22" r="9" fill="${tinted('yellow', 'top')}" stroke="${INK}" stroke-width="${LINE}"/>`,
    );
  },
  cradle: (stage) => {
    stage.raw(
      stroke(INK, 'M20 76Q48 88 76 76', 3) +
        stroke(INK, 'M30 62V78M66 62V78', 3) +
        paint(tinted('wood', 'top'), 'M18 44H78L72 68H24Z') +
        paint(tinted('blue', 'highlight'), 'M18 44Q18 22 42 22V44Z') +
        paint(tinted('plastic', 'top'), 'M42 44Q60 30 78 44Z') +
        `<circle cx="36" cy="40" r="6.5" fill="${tinted('wood', 'left')}" stroke="${INK}" stroke-width="${LINE}"/>` +
        heart(70, 20, tinted('orange', 'top')),
    );
  },
  blocks: (stage) => {
    box(stage, [-20, 0, 0], [18, 18, 18], 'blue');
    box(stage, [2, -8, 0], [18, 18, 18], 'green');
    box(stage, [-10, -6, 18], [18, 18, 18], 'orange');
    stage.segment([-4, 12, 24], [2, 12, 30], PAPER, 2.4);
    dot(stage, [-11, 18, 9], 3.2, PAPER);
  },
  books: (stage) => {
    box(stage, [-20, -12, 0], [38, 26, 7], 'blue');
    box(stage, [-16, -10, 7], [36, 24, 7], 'green');
    box(stage, [-20, -14, 14], [34, 26, 7], 'violet');
    stage.segment([-20, 12, 17.5], [14, 12, 17.5], PAPER, 1.6);
    stage.raw(
      paint(tinted('dark', 'top'), 'M26 30L48 20L70 30L48 40Z') +
        stroke(WIRE.orange, 'M70 30v14', 2.4),
    );
  },
  health: (stage) => {
    stage.raw(
      paint(tinted('plastic', 'top'), 'M20 26H76V74H20Z') +
        stroke(INK, 'M38 26V18H58V26', 3) +
        paint(tinted('red', 'left'), 'M43 36H53V45H62V55H53V64H43V55H34V45H43Z', THIN) +
        paint('none', 'M20 26H76V74H20Z'),
    );
  },
  talk: (stage) => {
    stage.raw(
      bubble(14, 14, 46, 34, tinted('blue', 'highlight')) +
        stroke(INK, 'M24 26h26m-26 9h16', 2.4) +
        `<g transform="translate(96 34) scale(-1 1)">${bubble(14, 6, 44, 32, tinted('green', 'highlight'))}</g>` +
        heart(60, 58, tinted('orange', 'top')),
    );
  },
  house: (stage) => {
    box(stage, [-18, -14, 0], [36, 28, 34], 'shell');
    for (const z of [5, 15, 25])
      for (const x of [-13, -2, 9])
        stage.front(
          [x, 14, z],
          6,
          6,
          z === 15 && x === -2 ? tinted('yellow', 'top') : tinted('plastic', 'left'),
          THIN,
        );
    stage.side([18, -4, 0], 9, 14, tinted('wood', 'right'), THIN);
  },
  bus: (stage) => {
    box(stage, [-24, -8, 5], [46, 18, 22], 'blue');
    for (const x of [-20, -9, 2]) stage.front([x, 10, 15], 9, 8, tinted('plastic', 'top'), THIN);
    stage.front([13, 10, 8], 7, 15, tinted('plastic', 'left'), THIN);
    stage.side([22, -5, 14], 12, 9, tinted('plastic', 'top'), THIN);
    stage.wheel([-14, 10, 5]);
    stage.wheel([12, 10, 5]);
  },
  learn: (stage) => {
    stage.raw(
      paint(tinted('dark', 'left'), 'M16 66H80L84 74H12Z') +
        paint(tinted('dark', 'top'), 'M22 22H74V66H22Z') +
        paint(PAPER, 'M27 27H69V61H27Z', THIN) +
        stroke(tinted('shell', 'right'), 'M33 35h12m-12 8h20m-20 8h14', 2.4) +
        paint(tinted('orange', 'top'), 'M55 33L65 39L55 45Z', THIN),
    );
  },
  points: (stage) => {
    for (let coin = 0; coin < 4; coin += 1)
      disc(stage, [-10, 8, coin * 5 + 2], 15, tinted('yellow', coin === 3 ? 'top' : 'left'), LINE);
    for (let coin = 0; coin < 2; coin += 1)
      disc(stage, [14, 4, coin * 5 + 2], 15, tinted('copper', coin === 1 ? 'top' : 'left'), LINE);
    const [x, y] = at(stage, [-10, 8, 17]);
    stage.raw(bolt(x, y, 6, tinted('orange', 'left')));
  },
  // Channels with suppliers.
  council: (stage) => {
    stage.raw(
      bust(26, 44, tinted('green', 'left')) +
        bust(70, 44, tinted('violet', 'left')) +
        bust(48, 34, tinted('blue', 'left')) +
        paint(tinted('wood', 'top'), 'M12 66Q48 48 84 66Q48 86 12 66Z'),
    );
  },
  gauge: (stage) => {
    stage.raw(
      paint(tinted('metal', 'top'), 'M10 26H86V36H30V62L24 70V36H10Z') +
        paint(tinted('metal', 'left'), 'M46 18H66V44H60V62L54 54V44H46Z') +
        stroke(INK, 'M34 30v5m6-5v5m30-5v5m6-5v5', 1.6) +
        paint(tinted('orange', 'top'), 'M31 46H53V60H31Z'),
    );
  },
  price: (stage) => {
    stage.raw(
      paint(tinted('shell', 'top'), 'M14 74V18H18V70H84V74Z', 0) +
        stroke(INK, 'M16 16V74H84', 3) +
        stroke(tinted('copper', 'top'), 'M24 58L38 46L52 52L76 24', 4) +
        stroke(WIRE.blue, 'M24 66L38 54L52 60L76 32', 4) +
        `<circle cx="76" cy="24" r="4.5" fill="${PAPER}" stroke="${INK}" stroke-width="${LINE}"/>` +
        `<circle cx="76" cy="32" r="4.5" fill="${PAPER}" stroke="${WIRE.blue}" stroke-width="${LINE}"/>`,
    );
  },
  ...WORK_SPOTS,
} as const satisfies Record<string, Draw>;

export type Spot = keyof typeof SPOTS;
export const SPOT_NAMES = Object.keys(SPOTS) as Spot[];

/** Small drawings without a tile, seen from the front. */
const UPRIGHT: readonly Spot[] = [
  'patent',
  'letter',
  'phone',
  'result',
  'praise',
  'visit',
  'clock',
  'calendar',
  'cradle',
  'health',
  'talk',
  'learn',
  'council',
  'gauge',
  'price',
  ...UPRIGHT_WORK_SPOTS,
];

/** One thing that represents a few words. */
export function spot(name: Spot): string {
  const stage = new Stage(1, [48, 56]);
  const half = TILE / 2;
  if (UPRIGHT.includes(name))
    stage.raw(`<ellipse cx="48" cy="84" rx="34" ry="6" fill="${color('art-shadow')}"/>`);
  else {
    stage.polygon([[-half, -half, -2], [half, -half, -2], [half, half, -2], [-half, half, -2]], tinted('shell', 'left'), LINE); // prettier-ignore
    stage.polygon([[-half, -half, 0], [half, -half, 0], [half, half, 0], [-half, half, 0]], tinted('shell', 'top'), LINE); // prettier-ignore
  }
  SPOTS[name](stage);
  return stage.toSvg(SPOT_SIZE, SPOT_SIZE);
}
