import type { Vec } from '../kit/geometry.ts';
import { INK, tinted, type Material } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { OUTLINE, type Stage } from './stage.ts';

export interface Person {
  /** The position of the feet. */
  readonly at: Vec;
  readonly shirt: Material;
  /** Skin, in a material's tint. */
  readonly skin: 'wood' | 'copper';
  readonly hair: 'short' | 'bun';
  /** Whether they face the viewer. */
  readonly facing?: boolean;
  /** The targets of the hands; by default a hand hangs down. */
  readonly left?: Vec;
  readonly right?: Vec;
  /** In scene units; by default for people of 1.70 m. */
  readonly height?: number;
  /** Whether they sit, at the height of most chairs; a desk or the chair hides the legs. */
  readonly seated?: boolean;
}

const HEIGHT = 85;
/** The length of an arm up to the middle of the hand, as a fraction of the height of the person. */
const REACH = 0.46;
const SEAT = 24;

/** A shoulder beside the middle of the body and above the floor, as fractions of the height. */
const SHOULDER = [0.115, 0.77] as const;

type Arm = readonly [x: number, y: number, target: Vec | undefined];

/** Returns the step on the page that brings a person within reach of the targets: half the way of two arms. */
function step(stage: Stage, arms: readonly Arm[], reach: number): [number, number] {
  const missing = arms.flatMap(([x, y, target]) => {
    if (!target) return [];
    const [tx, ty] = stage.at(target);
    const share = Math.max(0, 1 - reach / Math.hypot(tx - x, ty - y));
    return [[(tx - x) * share, (ty - y) * share] as const];
  });
  const sum = (index: 0 | 1): number =>
    missing.reduce((total, distance) => total + distance[index], 0) / Math.max(1, missing.length);
  return [sum(0), sum(1)];
}

/** A person at work, from behind or from the front: head, shoulders, and two arms with targets. */
export function person(
  stage: Stage,
  { at, shirt, skin, hair, facing, left, right, height = HEIGHT, seated = false }: Person,
) {
  const [atX, atY] = stage.at(at);
  const h = atY - stage.at([at[0], at[1], at[2] + height])[1];
  const [stepX, stepY] = step(
    stage,
    [
      [atX - h * SHOULDER[0], atY - h * SHOULDER[1], left],
      [atX + h * SHOULDER[0], atY - h * SHOULDER[1], right],
    ],
    h * REACH,
  );
  const [x, floor] = [atX + stepX, atY + stepY];
  const seat = stage.at([at[0], at[1], at[2] + SEAT])[1] + stepY;
  // A sitting person is the same body, lowered to the seat.
  const ground = seated ? seat + h * 0.45 : floor;
  const y = (share: number) => ground - h * share;
  const skinColor = tinted(skin, 'left');
  const outline = `stroke="${INK}" stroke-width="${OUTLINE}"`;

  const arm = (side: -1 | 1, target: Vec | undefined): string => {
    const sx = x + side * h * SHOULDER[0];
    const sy = y(SHOULDER[1]);
    const [tx, ty] = target ? stage.at(target) : [sx + side * h * 0.03, y(0.44)];
    // A hand that does not reach its target points at it.
    const far = Math.max(1, Math.hypot(tx - sx, ty - sy) / (h * REACH));
    const [hx, hy] = [sx + (tx - sx) / far, sy + (ty - sy) / far];
    const bend = Math.sqrt(Math.max(0, REACH ** 2 - (Math.hypot(hx - sx, hy - sy) / h) ** 2)) / 2;
    const ex = (sx + hx) / 2 + side * h * bend * 0.55;
    const ey = (sy + hy) / 2 + h * bend * 0.7;
    const d = `M${c(sx)} ${c(sy)}Q${c(sx + (ex - sx) * 0.8)} ${c(sy + (ey - sy) * 0.8)} ${c(ex)} ${c(ey)}L${c(hx)} ${c(hy)}`;
    const width = h * 0.07;
    return (
      `<g fill="none" stroke-linecap="round"><path stroke="${INK}" stroke-width="${c(width + 3.6)}" d="${d}"/>` +
      `<path stroke="${tinted(shirt, 'left')}" stroke-width="${c(width)}" d="${d}"/></g>` +
      `<circle cx="${c(hx)}" cy="${c(hy)}" r="${c(width * 0.6)}" fill="${skinColor}" ${outline}/>`
    );
  };

  const leg = (side: -1 | 1) =>
    `M${c(x + side * h * 0.052)} ${c(y(0.47))}L${c(x + side * h * 0.056)} ${c(y(0.02))}`;
  const torso =
    `M${c(x - h * 0.09)} ${c(y(0.83))}Q${c(x - h * 0.15)} ${c(y(0.82))} ${c(x - h * 0.145)} ${c(y(0.74))}` +
    `L${c(x - h * 0.115)} ${c(y(0.45))}H${c(x + h * 0.115)}L${c(x + h * 0.145)} ${c(y(0.74))}` +
    `Q${c(x + h * 0.15)} ${c(y(0.82))} ${c(x + h * 0.09)} ${c(y(0.83))}Z`;
  const head = h * 0.085;
  const headY = y(1) + head;
  // From behind hair covers the head down to the neck, from the front only the crown.
  const [edge, fall] = facing ? [-0.1, -0.75] : [0.25, 0.9];

  const legs =
    `<g fill="none" stroke-linecap="round"><path stroke="${INK}" stroke-width="${c(h * 0.095 + 3)}" d="${leg(-1)}${leg(1)}"/>` +
    `<path stroke="${tinted('dark', 'left')}" stroke-width="${c(h * 0.095)}" d="${leg(-1)}${leg(1)}"/></g>`;
  const chair =
    `<path fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round" d="M${c(x)} ${c(seat)}V${c(floor - 3)}M${c(x - h * 0.1)} ${c(floor)}L${c(x)} ${c(floor - 5)}L${c(x + h * 0.1)} ${c(floor)}"/>` +
    `<ellipse cx="${c(x)}" cy="${c(seat + 2)}" rx="${c(h * 0.15)}" ry="${c(h * 0.06)}" fill="${tinted('dark', 'left')}" ${outline}/>`;

  stage.raw(
    `<ellipse cx="${c(x + h * 0.04)}" cy="${c(floor)}" rx="${c(h * 0.2)}" ry="${c(h * 0.07)}" fill="var(--art-shadow)"/>` +
      (seated ? chair : legs) +
      arm(1, right) +
      `<path fill="${skinColor}" ${outline} d="M${c(x - h * 0.035)} ${c(y(0.88))}V${c(y(0.8))}h${c(h * 0.07)}V${c(y(0.88))}Z"/>` +
      `<path fill="${tinted(shirt, 'left')}" ${outline} d="${torso}"/>` +
      arm(-1, left) +
      `<circle cx="${c(x)}" cy="${c(headY)}" r="${c(head)}" fill="${skinColor}" ${outline}/>` +
      `<path fill="${tinted('rubber', 'left')}" ${outline} d="M${c(x - head)} ${c(headY + head * edge)}A${c(head)} ${c(head)} 0 ${facing ? 0 : 1} 1 ${c(x + head)} ${c(headY + head * edge)}Q${c(x)} ${c(headY + head * fall)} ${c(x - head)} ${c(headY + head * edge)}Z"/>` +
      (hair === 'bun'
        ? `<circle cx="${c(x)}" cy="${c(headY - head * 0.95)}" r="${c(head * 0.45)}" fill="${tinted('rubber', 'left')}" ${outline}/>`
        : ''),
  );
}
