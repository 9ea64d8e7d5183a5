import { INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { WIRE } from '../scenes/wires.ts';
import {
  bolt,
  bubble,
  bust,
  GRAY,
  heart,
  LINE,
  paint,
  pen,
  ring,
  stroke,
  THIN,
} from './spot-shapes.ts';
import { WORK_SPOTS } from './work-spots.ts';

/** Small drawings next to a few words: one thing, seen from the front. */
export const SPOT_SIZE = 96;

/** A pile of coins on the ground, with the middle at `x`. */
const coins = (x: number, count: number, material: Material): string =>
  Array.from({ length: count }, (_, coin) =>
    paint(
      tinted(material, coin % 2 ? 'left' : 'top'),
      `M${x - 15} ${72 - coin * 10}h30q5 0 5 5t-5 5h-30q-5 0-5-5t5-5Z`,
    ),
  ).join('');

const SPOTS = {
  // Fields of research.
  plan:
    paint(PAPER, 'M12 20H74V80H12Z') +
    stroke(GRAY, 'M20 29h20', 2.4) +
    stroke(WIRE.blue, 'M22 66H34L46 54H64', 3) +
    stroke(WIRE.orange, 'M34 66H44L52 70', 2.6) +
    ring(22, 66, 4, PAPER) +
    ring(64, 54, 4, PAPER) +
    pen(50, 51),
  verification:
    stroke(INK, 'M34 14v68m14-68v68m14-68v68M14 34h68m-68 14h68m-68 14h68', 3.4) +
    paint(tinted('dark', 'left'), 'M22 22H74V74H22Z') +
    paint(tinted('green', 'left'), 'M31 31H65V65H31Z', THIN) +
    stroke(PAPER, 'M39 48l7 7 12-14', 4.6),
  evaluation:
    stroke(INK, 'M36 24V14H60V24M22 76v6m52-6v6', 3.4) +
    paint(tinted('plastic', 'top'), 'M10 24H86V76H10Z') +
    paint(tinted('dark', 'left'), 'M18 32H62V68H18Z', THIN) +
    stroke(tinted('orange', 'top'), 'M23 58H30V42H41V58H48V46H57', 3) +
    ring(74, 38, 5, PAPER) +
    ring(74, 52, 5, PAPER) +
    stroke(WIRE.green, 'M70 66h8', 4),
  patent:
    paint(PAPER, 'M24 12H60L72 24V72H24Z') +
    paint(tinted('shell', 'left'), 'M60 12V24H72Z') +
    stroke(tinted('shell', 'right'), 'M32 26h20m-20 9h30m-30 9h24', 2.4) +
    paint(tinted('violet', 'right'), 'M54 62L50 84L59 79L68 84L64 62Z') +
    paint(
      tinted('violet', 'left'),
      'M59 46l4 4 6-1 1 6 5 3-2 6 2 5-5 3-1 6-6-1-4 4-4-4-6 1-1-6-5-3 2-5-2-6 5-3 1-6 6 1Z',
    ) +
    `<circle cx="59" cy="61" r="6.5" fill="${PAPER}" stroke="${INK}" stroke-width="${LINE}"/>`,
  // Activities of the company for its neighbors.
  home:
    stroke(WIRE.blue, 'M4 78H24', 4) +
    paint(tinted('plastic', 'top'), 'M22 42H74V82H22Z') +
    paint(tinted('plastic', 'left'), 'M30 54H44V68H30Z', THIN) +
    stroke(INK, 'M37 54v14m-7-7h14', THIN) +
    paint(tinted('wood', 'right'), 'M54 58H66V82H54Z', THIN) +
    paint(tinted('orange', 'left'), 'M48 12L86 46H10Z') +
    bolt(48, 33, 10, tinted('yellow', 'top')),
  lesson:
    stroke(WIRE.orange, 'M22 56V44H50V58H58', 3.2) +
    stroke(WIRE.blue, 'M40 70H66V62', 3.2) +
    paint(tinted('metal', 'top'), 'M18 50H26V56H18Z', THIN) +
    paint(tinted('blue', 'top'), 'M8 56H40V82H8Z') +
    stroke(PAPER, 'M19 69h10m-5-5v10', 3) +
    ring(66, 34, 18, tinted('yellow', 'highlight')) +
    stroke(tinted('orange', 'left'), 'M61 50V36l5 5 5-5V50', 2.4) +
    paint(tinted('metal', 'left'), 'M58 50H74V63H58Z') +
    stroke(INK, 'M66 10V5M84 18l4-4M48 18l-4-4', 2.6),
  scholarship:
    paint(tinted('dark', 'left'), 'M24 44V66Q48 84 72 66V44L48 58Z') +
    paint(tinted('dark', 'top'), 'M48 16L90 38L48 60L6 38Z') +
    stroke(WIRE.orange, 'M48 38L80 48V66', 3) +
    ring(80, 70, 5, tinted('orange', 'top')),
  river:
    stroke(INK, 'M32 56V66M66 48V66', 4) +
    paint(tinted('green', 'left'), 'M32 10L44 32H39L51 58H13L25 32H20Z') +
    ring(66, 34, 17, tinted('green', 'top')) +
    stroke(INK, 'M8 66H88', 3) +
    stroke(WIRE.blue, 'M10 75q6-6 12 0t12 0 12 0 12 0 12 0 12 0', 3.2) +
    stroke(tinted('blue', 'highlight'), 'M22 83q6-6 12 0t12 0 12 0 12 0', 3.2),
  // Ways to reach the company.
  letter:
    paint(PAPER, 'M16 30H80V70H16Z') +
    paint(tinted('plastic', 'left'), 'M16 70L40 48H56L80 70Z') +
    paint(tinted('plastic', 'top'), 'M16 30L48 56L80 30Z') +
    `<circle cx="78" cy="30" r="9" fill="${tinted('orange', 'top')}" stroke="${INK}" stroke-width="${LINE}"/>`,
  phone:
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
  report:
    paint(PAPER, 'M34 8H62V42H34Z') +
    stroke(GRAY, 'M41 17h14m-14 9h9', 2.6) +
    paint(tinted('violet', 'top'), 'M12 34H84V46H12Z') +
    stroke(INK, 'M30 40H66', 4) +
    paint(tinted('violet', 'left'), 'M17 46H79V82H17Z') +
    stroke(INK, 'M42 62v-4a6 6 0 0 1 12 0v4', 3) +
    paint(tinted('yellow', 'top'), 'M38 60H58V75H38Z'),
  result:
    paint(PAPER, 'M22 14H62V78H22Z') +
    stroke(tinted('shell', 'right'), 'M30 26h24m-24 10h24m-24 10h14', 2.6) +
    stroke(WIRE.green, 'M30 60l5 5 9-10', 3) +
    stroke(INK, 'M70 66l12 14', 7) +
    stroke(tinted('metal', 'left'), 'M70 66l12 14', 3.4) +
    `<circle cx="60" cy="54" r="16" fill="${tinted('blue', 'highlight')}" fill-opacity=".55" stroke="${INK}" stroke-width="3"/>`,
  praise: bubble(18, 16, 60, 46, tinted('plastic', 'top')) + heart(48, 40, tinted('orange', 'top')),
  visit:
    stroke(WIRE.blue, 'M36 12L46 32M60 12L50 32', 4) +
    paint(PAPER, 'M28 32H68V80H28Z') +
    paint(tinted('blue', 'left'), 'M28 32H68V44H28Z') +
    stroke(PAPER, 'M42 38h12', 3) +
    bust(48, 56, tinted('violet', 'top'), 0.72) +
    stroke(tinted('shell', 'right'), 'M36 75h24', 2.6),
  // Welfare.
  clock:
    `<circle cx="48" cy="48" r="32" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
    paint(tinted('blue', 'highlight'), 'M48 48L48 21A27 27 0 0 1 71 62Z', 0) +
    stroke(INK, 'M48 21v4m0 46v4M21 48h4m46 0h4', 2.4) +
    stroke(INK, 'M48 48V28', 3.4) +
    stroke(WIRE.orange, 'M48 48L65 58', 3.4) +
    `<circle cx="48" cy="48" r="3.4" fill="${INK}"/>`,
  calendar:
    paint(PAPER, 'M18 22H78V78H18Z') +
    paint(tinted('blue', 'left'), 'M18 22H78V36H18Z') +
    stroke(INK, 'M32 15v12m32-12v12', 4) +
    paint(tinted('orange', 'top'), 'M40 54h16v16H40Z', 0) +
    stroke(tinted('shell', 'right'), 'M38 36v42m20-42v42M18 52h60m-60 18h60', 1.8) +
    paint('none', 'M18 22H78V78H18Z'),
  suitcase:
    ring(76, 24, 12, tinted('yellow', 'top')) +
    stroke(INK, 'M36 34V23H60V34', 3.4) +
    paint(tinted('orange', 'top'), 'M10 34H86V80H10Z') +
    paint(tinted('orange', 'right'), 'M22 34H31V80H22ZM65 34H74V80H65Z', THIN) +
    paint(tinted('yellow', 'top'), 'M40 50H56V60H40Z', THIN),
  cradle:
    stroke(INK, 'M20 76Q48 88 76 76', 3) +
    stroke(INK, 'M30 62V78M66 62V78', 3) +
    paint(tinted('wood', 'top'), 'M18 44H78L72 68H24Z') +
    paint(tinted('blue', 'highlight'), 'M18 44Q18 22 42 22V44Z') +
    paint(tinted('plastic', 'top'), 'M42 44Q60 30 78 44Z') +
    `<circle cx="36" cy="40" r="6.5" fill="${tinted('wood', 'left')}" stroke="${INK}" stroke-width="${LINE}"/>` +
    heart(70, 20, tinted('orange', 'top')),
  blocks:
    paint(tinted('blue', 'top'), 'M14 46H48V80H14Z') +
    paint(tinted('green', 'top'), 'M48 46H82V80H48Z') +
    paint(tinted('orange', 'top'), 'M31 12H65V46H31Z') +
    ring(31, 63, 8, PAPER, THIN) +
    paint(PAPER, 'M65 54L74 71H56Z', THIN) +
    paint(PAPER, 'M41 22H55V36H41Z', THIN),
  books:
    paint(tinted('blue', 'left'), 'M12 66H80V80H12Z') +
    paint(tinted('green', 'left'), 'M20 52H86V66H20Z') +
    paint(tinted('violet', 'left'), 'M14 38H76V52H14Z') +
    stroke(PAPER, 'M22 70v6m6-6v6m46-20v6m-6-6v6M24 42v6m6-6v6', 2.4) +
    paint(tinted('dark', 'top'), 'M46 10L76 24L46 38L16 24Z') +
    stroke(WIRE.orange, 'M46 24L70 30V42', 2.6),
  health:
    paint(tinted('plastic', 'top'), 'M20 26H76V74H20Z') +
    stroke(INK, 'M38 26V18H58V26', 3) +
    paint(tinted('red', 'left'), 'M43 36H53V45H62V55H53V64H43V55H34V45H43Z', THIN) +
    paint('none', 'M20 26H76V74H20Z'),
  talk:
    bubble(14, 14, 46, 34, tinted('blue', 'highlight')) +
    stroke(INK, 'M24 26h26m-26 9h16', 2.4) +
    `<g transform="translate(96 34) scale(-1 1)">${bubble(14, 6, 44, 32, tinted('green', 'highlight'))}</g>` +
    heart(60, 58, tinted('orange', 'top')),
  house:
    stroke(INK, 'M8 82H88', 3) +
    paint(tinted('shell', 'top'), 'M22 12H74V82H22Z') +
    paint(
      tinted('plastic', 'left'),
      'M29 20h9v10h-9Zm14.5 0h9v10h-9Zm14.5 0h9v10h-9ZM29 37h9v10h-9Zm29 0h9v10h-9ZM29 54h9v10h-9Zm29 0h9v10h-9Z',
      THIN,
    ) +
    paint(tinted('yellow', 'top'), 'M43.5 37h9v10h-9Z', THIN) +
    paint(tinted('wood', 'right'), 'M41 60H55V82H41Z'),
  bus:
    paint(tinted('blue', 'left'), 'M6 26Q6 18 14 18H80Q90 18 90 30V72H6Z') +
    paint(
      tinted('plastic', 'top'),
      'M13 27H28V46H13ZM32 27H47V46H32ZM51 27H66V46H51ZM71 27H83V64H71Z',
      THIN,
    ) +
    stroke(PAPER, 'M13 56H64', 3) +
    ring(26, 72, 10, tinted('dark', 'left')) +
    ring(66, 72, 10, tinted('dark', 'left')) +
    ring(26, 72, 3.6, PAPER, 0) +
    ring(66, 72, 3.6, PAPER, 0),
  learn:
    paint(tinted('dark', 'left'), 'M16 66H80L84 74H12Z') +
    paint(tinted('dark', 'top'), 'M22 22H74V66H22Z') +
    paint(PAPER, 'M27 27H69V61H27Z', THIN) +
    stroke(tinted('shell', 'right'), 'M33 35h12m-12 8h20m-20 8h14', 2.4) +
    paint(tinted('orange', 'top'), 'M55 33L65 39L55 45Z', THIN),
  points:
    coins(28, 4, 'yellow') +
    coins(68, 2, 'copper') +
    ring(68, 38, 20, tinted('yellow', 'top')) +
    ring(68, 38, 14.5, tinted('yellow', 'highlight'), THIN) +
    bolt(68, 38, 10, tinted('orange', 'left')),
  // Channels with suppliers.
  council:
    bust(26, 44, tinted('green', 'left')) +
    bust(70, 44, tinted('violet', 'left')) +
    bust(48, 34, tinted('blue', 'left')) +
    paint(tinted('wood', 'top'), 'M12 66Q48 48 84 66Q48 86 12 66Z'),
  gauge:
    paint(tinted('metal', 'top'), 'M10 26H86V36H30V62L24 70V36H10Z') +
    paint(tinted('metal', 'left'), 'M46 18H66V44H60V62L54 54V44H46Z') +
    stroke(INK, 'M34 30v5m6-5v5m30-5v5m6-5v5', 1.6) +
    paint(tinted('orange', 'top'), 'M31 46H53V60H31Z'),
  price:
    paint(tinted('shell', 'top'), 'M14 74V18H18V70H84V74Z', 0) +
    stroke(INK, 'M16 16V74H84', 3) +
    stroke(tinted('copper', 'top'), 'M24 58L38 46L52 52L76 24', 4) +
    stroke(WIRE.blue, 'M24 66L38 54L52 60L76 32', 4) +
    `<circle cx="76" cy="24" r="4.5" fill="${PAPER}" stroke="${INK}" stroke-width="${LINE}"/>` +
    `<circle cx="76" cy="32" r="4.5" fill="${PAPER}" stroke="${WIRE.blue}" stroke-width="${LINE}"/>`,
  ...WORK_SPOTS,
} as const satisfies Record<string, string>;

type Spot = keyof typeof SPOTS;
export const SPOT_NAMES = Object.keys(SPOTS) as Spot[];

/** One thing that represents a few words. */
export const spot = (name: Spot): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SPOT_SIZE}" height="${SPOT_SIZE}" viewBox="0 0 ${SPOT_SIZE} ${SPOT_SIZE}" stroke-linejoin="round">${SPOTS[name]}</svg>`;
