import { color, INK, PAPER, tinted } from '../kit/paint.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './size.ts';
import { WIRE } from './wires.ts';

const OUT = `stroke="${INK}" stroke-width="3"`;
const GLOVE = tinted('plastic', 'top');
const SHADE = tinted('plastic', 'left');
const COATED = tinted('blue', 'left');

/** A finger of a glove: its fabric, its coated tip, and the outline around both. */
function finger(path: string, tip: string, width: number): string {
  const stroke = (paint: string, w: number, d: string) =>
    `<path fill="none" stroke="${paint}" stroke-width="${w}" stroke-linecap="round" d="${d}"/>`;
  return stroke(INK, width + 6, path) + stroke(GLOVE, width, path) + stroke(COATED, width, tip);
}

/** The mat with its grid: one square is ten millimeters. */
function mat(): string {
  let lines = '';
  for (let x = 24; x < SCENE_WIDTH; x += 48) lines += `M${x} 0V${SCENE_HEIGHT}`;
  for (let y = 28; y < SCENE_HEIGHT; y += 48) lines += `M0 ${y}H${SCENE_WIDTH}`;
  return (
    `<path fill="${tinted('shell', 'top')}" d="M0 0H${SCENE_WIDTH}V${SCENE_HEIGHT}H0Z"/>` +
    `<path stroke="${tinted('shell', 'left')}" stroke-width="1.5" d="${lines}"/>`
  );
}

/** A wire that comes in from the left, stripped at its end. */
const wire = (y: number, paint: string, width: number, end: number): string =>
  `<path stroke="${INK}" stroke-width="${width + 6}" d="M-10 ${y}H${end}"/>` +
  `<path stroke="${paint}" stroke-width="${width}" d="M-10 ${y}H${end}"/>` +
  `<path stroke="${PAPER}" stroke-width="3" opacity=".35" d="M-10 ${y - width * 0.22}H${end - 4}"/>`;

/** The strands of copper that come out of the insulation. */
function strands(x: number, y: number): string {
  let result = `<path fill="${tinted('copper', 'top')}" ${OUT} d="M${x} ${y - 11}h48q7 11 0 22h-48Z"/>`;
  for (const dy of [-5, 0, 5])
    result += `<path stroke="${tinted('copper', 'right')}" stroke-width="1.6" d="M${x + 2} ${y + dy}h47"/>`;
  return result;
}

/** The terminal in the jaws: insulation barrel, wire barrel, the box that meets its pin. */
function terminal(x: number, y: number): string {
  return (
    `<path fill="${tinted('metal', 'top')}" ${OUT} d="M${x - 14} ${y - 25}h24v50h-24q-8-25 0-50Z"/>` +
    `<path fill="${tinted('metal', 'left')}" ${OUT} d="M${x + 10} ${y - 7}h14v14h-14Z"/>` +
    `<path fill="${tinted('metal', 'top')}" ${OUT} d="M${x + 24} ${y - 22}h34v44h-34Z"/>` +
    `<path stroke="${INK}" stroke-width="1.8" d="M${x + 30} ${y - 3}h22m-22 6h22"/>` +
    `<path fill="${tinted('metal', 'left')}" ${OUT} d="M${x + 58} ${y - 8}h14v-12h78v40h-78v-12h-14Z"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="2" d="M${x + 86} ${y - 6}h36l10 6l-10 6h-36Z"/>` +
    `<path fill="none" stroke="${tinted('metal', 'highlight')}" stroke-width="3" d="M${x + 76} ${y - 15}h68"/>`
  );
}

/** The pliers from above: two jaws around the barrel, the pivot, two handles. */
function pliers(): string {
  const handle = (d: string) =>
    `<path fill="none" stroke="${INK}" stroke-width="40" stroke-linecap="round" d="${d}"/>` +
    `<path fill="none" stroke="${WIRE.orange}" stroke-width="34" stroke-linecap="round" d="${d}"/>` +
    `<path fill="none" stroke="${tinted('orange', 'highlight')}" stroke-width="4" stroke-linecap="round" d="${d}"/>`;
  return (
    handle('M452 366Q520 400 700 392') +
    handle('M462 332Q560 318 720 300') +
    `<path fill="${tinted('dark', 'top')}" ${OUT} d="M352 268L404 252L436 292Q482 312 476 352Q462 392 414 384Q384 372 378 344Z"/>` +
    `<path fill="${tinted('dark', 'left')}" ${OUT} d="M352 268Q330 262 326 236L332 206H384L396 250Z"/>` +
    `<circle cx="432" cy="346" r="19" fill="${tinted('metal', 'top')}" ${OUT}/><path stroke="${INK}" stroke-width="3" d="M424 338l16 16"/>`
  );
}

/** The far jaw, behind the terminal. */
const farJaw = (): string =>
  `<path fill="${tinted('dark', 'top')}" ${OUT} d="M322 152Q322 120 350 112H392Q424 122 428 168L436 292L398 300L386 176H322Z"/>` +
  `<path fill="${tinted('metal', 'left')}" ${OUT} d="M328 150h60v22h-60Z"/>`;

/** The left hand: thumb and forefinger lead the wire into the barrel. */
function leading(): string {
  return (
    finger('M40 330Q112 306 158 262', 'M136 284Q148 273 158 262', 44) +
    finger('M28 372Q96 366 146 318', 'M126 338Q138 327 146 318', 42) +
    finger('M10 228Q110 140 212 168', 'M186 158Q202 160 212 168', 46) +
    `<path fill="${GLOVE}" ${OUT} d="M-20 168Q52 158 92 196Q128 240 110 296Q92 372 30 414L-20 426Z"/>` +
    `<path fill="none" stroke="${SHADE}" stroke-width="8" stroke-linecap="round" d="M8 244q34 6 62 32M6 294q26 2 50 22"/>` +
    `<path fill="none" stroke="${SHADE}" stroke-width="5" stroke-linecap="round" d="M128 150q12 10 12 24"/>`
  );
}

/** The right hand closes the pliers: the palm on one handle, four fingers around the other. */
function closing(): string {
  const grip = [0, 1, 2, 3]
    .map((index) => {
      const x = 548 + index * 46;
      const y = 296 - index * 5;
      return finger(
        `M${x + 16} ${y + 92}Q${x - 16} ${y + 40} ${x} ${y - 4}`,
        `M${x - 6} ${y + 20}Q${x - 4} ${y + 8} ${x} ${y - 4}`,
        42 - index * 2,
      );
    })
    .join('');
  return (
    grip +
    `<path fill="${GLOVE}" ${OUT} d="M536 408Q552 372 640 368L740 350V470H560Q530 444 536 408Z"/>` +
    `<path fill="none" stroke="${SHADE}" stroke-width="8" stroke-linecap="round" d="M590 414q44-8 96-6"/>`
  );
}

/** The crimp, from where the eyes of the person are: two hands, a pair of pliers, one terminal. */
export function crimping(): string {
  const y = 196;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}" fill="none" stroke-linejoin="round">` +
    mat() +
    // What is ready: terminals on their strip, and the bundle that the next wire belongs to.
    wire(58, WIRE.violet, 18, 250) +
    wire(84, WIRE.green, 18, 214) +
    `<path stroke="${color('color-brand-line')}" stroke-width="46" d="M-10 71H112"/><path stroke="${tinted('dark', 'top')}" stroke-width="5" d="M-10 60H112"/>` +
    strands(250, 58).replaceAll('11', '8') +
    `<path fill="${tinted('metal', 'top')}" ${OUT} d="M470 40h270v20h-270Z"/>` +
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          `<circle cx="${494 + index * 52}" cy="50" r="5" fill="${tinted('shell', 'top')}" stroke="${INK}" stroke-width="2"/>` +
          `<path fill="${tinted('metal', 'left')}" ${OUT} d="M${484 + index * 52} 60h20v20h-4v12h8v44h-28v-44h8v-12h-4Z"/>` +
          `<path stroke="${INK}" stroke-width="2" d="M${488 + index * 52} 104h12m-12 8h12"/>`,
      )
      .join('') +
    `<path fill="var(--art-shadow)" d="M96 300L330 228H560L720 330V440H440Z"/>` +
    farJaw() +
    wire(y, WIRE.blue, 34, 300) +
    strands(300, y) +
    terminal(334, y) +
    pliers() +
    leading() +
    closing() +
    '</svg>'
  );
}
