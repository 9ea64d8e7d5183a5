import { INK, PAPER, tinted } from '../kit/paint.ts';
import { WIRE } from '../scenes/wires.ts';
import {
  bolt,
  bubble,
  bust,
  check,
  GRAY,
  LINE,
  paint,
  pen,
  ring,
  seal,
  stroke,
  THIN,
} from './spot-shapes.ts';

/** Small drawings of jobs, of working with suppliers, of a laboratory's years, and of search results. */

/** A post insulator with a sphere on its top, with the middle at `x`. */
const insulator = (x: number): string =>
  paint(tinted('copper', 'left'), `M${x - 4} 40H${x + 4}V78H${x - 4}Z`) +
  [48, 56, 64, 72]
    .map((y) => paint(tinted('copper', 'top'), `M${x - 12} ${y}q12-6 24 0q-12 6-24 0Z`))
    .join('') +
  ring(x, 32, 9, tinted('metal', 'top'));

const CABLE = 'M8 70H26Q42 70 42 54V46Q42 30 58 30';

export const WORK_SPOTS = {
  // The people that the company looks for.
  question:
    bubble(16, 14, 62, 48, tinted('blue', 'left')) +
    stroke(PAPER, 'M38 32q0-9 9.5-9t9.5 8q0 5-6 8-3.5 2-3.5 5', 4.2) +
    `<circle cx="47.5" cy="52" r="2.8" fill="${PAPER}"/>`,
  checklist:
    paint(tinted('wood', 'left'), 'M20 18H76V82H20Z') +
    paint(PAPER, 'M27 26H69V76H27Z', THIN) +
    paint(tinted('metal', 'top'), 'M37 11H59V24H37Z') +
    stroke(WIRE.green, 'M33 38l4 4 7-8M33 52l4 4 7-8M33 66l4 4 7-8', 3) +
    stroke(GRAY, 'M50 39h13m-13 14h13m-13 14h13', 2.6),
  mate:
    stroke(WIRE.blue, 'M4 44H16M4 56H16', 4) +
    paint(tinted('blue', 'highlight'), 'M36 40H50V60H36Z') +
    paint(tinted('blue', 'top'), 'M14 34H38V66H14Z') +
    stroke(WIRE.green, 'M80 44H92M80 56H92', 4) +
    paint(tinted('green', 'top'), 'M56 32H84V68H56Z') +
    paint(tinted('dark', 'left'), 'M56 39H68V61H56Z', THIN) +
    paint(tinted('metal', 'top'), 'M64 26H76V32H64Z') +
    stroke(WIRE.orange, 'M44 20l4 8M53 16v9M62 20l-4 8', 2.8),
  // How a supplier is registered.
  form:
    paint(PAPER, 'M18 12H64V80H18Z') +
    stroke(INK, 'M26 22h18', 3) +
    paint(tinted('shell', 'top'), 'M26 30H56V39H26Z', THIN) +
    paint(tinted('shell', 'top'), 'M26 46H56V55H26Z', THIN) +
    stroke(WIRE.blue, 'M30 34.5h14', 2.4) +
    stroke(GRAY, 'M26 66h22', 2.4) +
    pen(52, 72),
  factory:
    paint(tinted('shell', 'top'), 'M8 80V48L28 32V48L48 32V48L68 32V48H88V80Z') +
    paint(tinted('plastic', 'left'), 'M16 56H28V66H16ZM34 56H46V66H34ZM52 56H64V66H52Z', THIN) +
    paint(tinted('wood', 'right'), 'M71 60H81V80H71Z', THIN) +
    check(72, 24),
  sample:
    paint(tinted('wood', 'top'), 'M12 36L22 18H74L84 36Z') +
    paint(tinted('wood', 'left'), 'M12 36H84V80H12Z') +
    paint(tinted('yellow', 'highlight'), 'M42 18H54L57 36V52H39V36Z', THIN) +
    seal(72, 68, tinted('green', 'left')),
  contract:
    paint(PAPER, 'M20 12H70V80H20Z') +
    stroke(INK, 'M34 22h22', 3) +
    stroke(GRAY, 'M28 32h34m-34 9h34m-34 9h20', 2.4) +
    stroke(WIRE.blue, 'M28 66q4-9 7-2t6 0 6-3 5 3', 2.6) +
    stroke(INK, 'M28 71h24', 1.6) +
    seal(66, 68, tinted('orange', 'left')),
  hazard:
    paint(
      tinted('yellow', 'top'),
      'M48 12Q51 12 53 16L86 72Q89 79 82 79H14Q7 79 10 72L43 16Q45 12 48 12Z',
      3,
    ) +
    stroke(tinted('dark', 'left'), 'M48 34V54', 6) +
    `<circle cx="48" cy="66" r="3.8" fill="${tinted('dark', 'left')}"/>`,
  // Jobs.
  people:
    bust(24, 50, tinted('green', 'left')) +
    bust(72, 50, tinted('violet', 'left')) +
    bust(48, 42, tinted('blue', 'top'), 1.4) +
    paint(PAPER, 'M51 58H61V68H51Z', THIN) +
    stroke(WIRE.orange, 'M53.5 62h5m-5 3h3', 1.6),
  code:
    paint(tinted('metal', 'left'), 'M42 64H54V76H42Z') +
    paint(tinted('metal', 'top'), 'M30 75H66V81H30Z') +
    paint(tinted('dark', 'left'), 'M12 14H84V66H12Z') +
    paint(tinted('dark', 'top'), 'M18 20H78V60H18Z', THIN) +
    stroke(PAPER, 'M36 31l-10 9 10 9M60 31l10 9-10 9', 3.2) +
    stroke(tinted('orange', 'top'), 'M52 28L44 52', 3.2),
  cable:
    stroke(tinted('copper', 'left'), 'M3 70H10', 7) +
    stroke(INK, CABLE, 15) +
    stroke(tinted('orange', 'left'), CABLE, 11) +
    stroke(tinted('orange', 'highlight'), 'M12 67.5H26Q39.5 67.5 39.5 54V46Q39.5 32 50 29', 2) +
    paint(tinted('metal', 'top'), 'M78 22H90V38H78Z') +
    paint(tinted('orange', 'top'), 'M54 16H80V44H54Z') +
    paint(tinted('dark', 'left'), 'M60 10H74V16H60Z') +
    bolt(67, 30, 9, tinted('yellow', 'top')),
  press:
    paint(tinted('blue', 'right'), 'M20 32H32V70H20ZM64 32H76V70H64Z') +
    paint(tinted('blue', 'top'), 'M16 12H80V32H16Z') +
    stroke(PAPER, 'M24 22h14', 3) +
    ring(68, 22, 4.5, tinted('orange', 'top'), THIN) +
    paint(tinted('metal', 'top'), 'M41 32H55V48H41Z') +
    paint(tinted('metal', 'left'), 'M37 48H59V55H37ZM37 64H59V70H37Z', THIN) +
    stroke(INK, 'M6 60H90', 6.4) +
    stroke(tinted('orange', 'top'), 'M6 60H58', 3.4) +
    stroke(tinted('copper', 'highlight'), 'M60 60H90', 3.4) +
    paint(tinted('metal', 'top'), 'M12 70H84V82H12Z'),
  globe:
    ring(48, 46, 32, tinted('blue', 'highlight'), 2.6) +
    stroke(
      tinted('blue', 'left'),
      'M48 14V78M16 46H80M48 14Q24 46 48 78M48 14Q72 46 48 78M22 29Q48 39 74 29M22 63Q48 53 74 63',
      1.6,
    ) +
    stroke(WIRE.orange, 'M30 56Q42 24 68 36', 3.4) +
    ring(30, 57, 4.5, PAPER) +
    ring(68, 36, 4.5, PAPER),
  // The years of a laboratory.
  drafting:
    stroke(INK, 'M26 64L16 82M70 64L80 82', 3.4) +
    paint(tinted('wood', 'top'), 'M12 16H84V66H12Z') +
    paint(PAPER, 'M20 23H76V59H20Z', THIN) +
    stroke(WIRE.blue, 'M26 48H40L52 36H70', 2.8) +
    stroke(WIRE.orange, 'M46 42L56 52H66', 2.4) +
    paint(tinted('yellow', 'top'), 'M50 72L50 50L72 72Z') +
    paint(tinted('wood', 'top'), 'M55 67L55 61L61 67Z', THIN),
  accredited:
    paint(PAPER, 'M10 18H86V70H10Z') +
    stroke(tinted('copper', 'top'), 'M16 24H80V64H16Z', 1.8) +
    stroke(INK, 'M34 34h28', 3.2) +
    stroke(GRAY, 'M26 44h30m-30 8h22', 2.4) +
    paint(tinted('green', 'right'), 'M60 62L57 84L66 78L75 84L72 62Z') +
    seal(66, 58, tinted('green', 'left')),
  thermal:
    paint(tinted('blue', 'highlight'), 'M12 18H48V76H12Z') +
    paint(tinted('orange', 'highlight'), 'M48 18H84V76H48Z') +
    stroke(WIRE.blue, 'M26 34V58M15.6 40L36.4 52M36.4 40L15.6 52', 3) +
    stroke(tinted('orange', 'right'), 'M64 34q6 6 0 12t0 12M74 34q6 6 0 12t0 12', 3) +
    paint(PAPER, 'M42 26Q42 20 48 20T54 26V58H42Z') +
    stroke(tinted('red', 'left'), 'M48 34V64', 4) +
    ring(48, 66, 9, tinted('red', 'left')),
  wireframe:
    stroke(GRAY, 'M48 12L80 28V62L48 80L16 62V28ZM16 28L48 45L80 28M48 45V80', 2.2) +
    stroke(INK, 'M24 36V50L40 59V70', 7) +
    stroke(WIRE.blue, 'M24 36V50L40 59V70', 4) +
    stroke(INK, 'M24 50L48 37L72 50', 7) +
    stroke(WIRE.orange, 'M24 50L48 37L72 50', 4) +
    ring(24, 36, 4.5, PAPER) +
    ring(72, 50, 4.5, PAPER) +
    ring(40, 70, 4.5, PAPER),
  antenna:
    stroke(INK, 'M56 40V80M42 82H70', 4) +
    stroke(tinted('violet', 'left'), 'M20 30q-6 10 0 20M13 24q-10 16 0 32', 3) +
    stroke(INK, 'M26 40H86', 5) +
    stroke(INK, 'M30 34v12M39 31v18M47 28v24M65 23v34M74 20v40M83 16v48', 3.2),
  shield:
    paint(tinted('violet', 'top'), 'M48 10L78 20V46Q76 68 48 82Q20 68 18 46V20Z') +
    paint(tinted('violet', 'left'), 'M48 10L78 20V46Q76 68 48 82Z', 0) +
    stroke(INK, 'M48 10L78 20V46Q76 68 48 82Q20 68 18 46V20Z', LINE) +
    stroke(PAPER, 'M33 45l11 12L65 32', 6),
  spark:
    insulator(24) +
    insulator(72) +
    stroke(INK, 'M34 32l7-8 5 14 5-13 4 12 7-5', 6) +
    stroke(tinted('yellow', 'top'), 'M34 32l7-8 5 14 5-13 4 12 7-5', 3) +
    stroke(INK, 'M10 80H86', 3.4),
  idea:
    ring(48, 42, 22, tinted('yellow', 'highlight'), 2.2) +
    stroke(tinted('orange', 'left'), 'M42 60V46l6 5 6-5V60', 2.6) +
    paint(tinted('metal', 'left'), 'M40 62H56V76Q48 82 40 76Z') +
    stroke(INK, 'M40 69h16', 1.8) +
    stroke(INK, 'M48 13V7M70 22l5-4M26 22l-5-4M77 42h6M13 42h6', 2.6),
  zones:
    paint(
      tinted('plastic', 'top'),
      'M8 66Q6 52 18 49L31 34Q35 29 42 29H60Q67 29 71 35L79 48Q90 51 88 66Z',
    ) +
    stroke(INK, 'M24 49H79M52 29V49', LINE) +
    ring(26, 67, 9, tinted('dark', 'left')) +
    ring(70, 67, 9, tinted('dark', 'left')) +
    stroke(WIRE.orange, 'M20 57H76', 3) +
    paint(tinted('blue', 'top'), 'M14 52H26V62H14Z', THIN) +
    paint(tinted('violet', 'top'), 'M42 52H54V62H42Z', THIN) +
    paint(tinted('green', 'top'), 'M70 52H82V62H70Z', THIN),
  // Search results.
  glossary:
    paint(tinted('blue', 'left'), 'M8 26H88V82H8Z') +
    paint(PAPER, 'M12 20Q30 12 48 22V76Q30 66 12 74Z') +
    paint(PAPER, 'M84 20Q66 12 48 22V76Q66 66 84 74Z') +
    stroke(INK, 'M21 54L30 31L39 54M24.5 46h11', 3) +
    stroke(GRAY, 'M55 33q11-5 22-3m-22 13q11-5 22-3m-22 13q11-5 22-3', 2.4),
  policy:
    paint(PAPER, 'M18 10H58L70 22V80H18Z') +
    paint(tinted('shell', 'left'), 'M58 10V22H70Z') +
    stroke(WIRE.blue, 'M27 24h3m-3 12h3m-3 12h3m-3 12h3', 3.4) +
    stroke(GRAY, 'M36 24h14m-14 12h24m-24 12h24m-24 12h12', 2.4) +
    paint(tinted('blue', 'top'), 'M66 52L80 57V68Q79 80 66 86Q53 80 52 68V57Z') +
    stroke(PAPER, 'M60 68l5 5 8-10', 3),
  notice:
    paint(tinted('dark', 'left'), 'M26 54L34 80H45L39 54Z') +
    paint(tinted('blue', 'left'), 'M12 38H24V56H12Z') +
    paint(tinted('blue', 'top'), 'M24 36L60 18V76L24 58Z') +
    paint(PAPER, 'M60 18Q72 47 60 76Q50 47 60 18Z') +
    stroke(WIRE.orange, 'M76 36q5 11 0 22M84 29q9 18 0 36', 3),
  page:
    paint(PAPER, 'M10 16H86V78H10Z') +
    paint(tinted('blue', 'left'), 'M10 16H86V28H10Z') +
    stroke(PAPER, 'M17 22h.1m7 0h.1m7 0h.1', 4) +
    paint(tinted('plastic', 'left'), 'M18 36H44V68H18Z', THIN) +
    stroke(WIRE.orange, 'M22 60L30 52L36 56L44 46', 2.4) +
    stroke(INK, 'M52 40h24', 3) +
    stroke(GRAY, 'M52 49h26m-26 8h26m-26 8h16', 2.4),
} as const satisfies Record<string, string>;
