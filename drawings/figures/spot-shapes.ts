import { INK, PAPER, tinted } from '../kit/paint.ts';
import { coordinate as c } from '../line/path.ts';
import { WIRE } from '../scenes/wires.ts';

/** The basic shapes of the small drawings. */

export const LINE = 1.8;
export const THIN = 1.2;

/** A filled path; `width` 0 leaves out its outline. */
export const paint = (fill: string, d: string, width = LINE): string =>
  `<path fill="${fill}"${width > 0 ? ` stroke="${INK}" stroke-width="${width}"` : ''} d="${d}"/>`;

/** A path that is not filled. */
export const stroke = (color: string, d: string, width = LINE): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** The color of lines of text. */
export const GRAY = tinted('shell', 'right');

/** A disc; `width` 0 leaves out its outline. */
export const ring = (x: number, y: number, r: number, fill: string, width = LINE): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width > 0 ? ` stroke="${INK}" stroke-width="${width}"` : ''}/>`;

/** A pen whose tip is at (x, y). */
export const pen = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${
    paint(tinted('yellow', 'top'), 'M2-12L20-42L28-37L10-7Z') +
    paint(tinted('wood', 'top'), 'M2-12L10-7L0 0Z') +
    paint(tinted('orange', 'top'), 'M20-42L23-47Q28-48 31-43L28-37Z')
  }</g>`;

/** A round badge with a tick. */
export const seal = (x: number, y: number, fill: string): string =>
  ring(x, y, 12, fill) + stroke(PAPER, `M${x - 5} ${y}l4 4 7-8`, 3);

/** A bolt of lightning whose center is at (x, y). */
export const bolt = (x: number, y: number, size: number, fill: string): string =>
  paint(
    fill,
    `M${c(x + size * 0.15)} ${c(y - size)}L${c(x - size * 0.5)} ${c(y + size * 0.15)}H${c(x - size * 0.05)}L${c(x - size * 0.2)} ${c(y + size)}L${c(x + size * 0.5)} ${c(y - size * 0.2)}H${c(x + size * 0.05)}Z`,
  );

/** A heart whose center is at (x, y). */
export const heart = (x: number, y: number, fill: string): string =>
  paint(
    fill,
    `M${x} ${y + 9}Q${x - 13} ${y} ${x - 10} ${y - 7}Q${x - 4} ${y - 13} ${x} ${y - 5}Q${x + 4} ${y - 13} ${x + 10} ${y - 7}Q${x + 13} ${y} ${x} ${y + 9}Z`,
  );

/** A person: head and shoulders. */
export const bust = (x: number, y: number, fill: string, size = 1): string =>
  paint(
    fill,
    `M${x - 12 * size} ${y + 20 * size}q0 ${-15 * size} ${12 * size} ${-15 * size}t${12 * size} ${15 * size}Z`,
  ) +
  `<circle cx="${x}" cy="${y - 2 * size}" r="${7 * size}" fill="${tinted('wood', 'left')}" stroke="${INK}" stroke-width="${LINE}"/>`;

/** A speech bubble whose upper left corner is at (x, y); the size does not include its tail. */
export const bubble = (x: number, y: number, w: number, h: number, fill: string): string =>
  paint(
    fill,
    `M${x + 5} ${y}h${w - 10}q5 0 5 5v${h - 10}q0 5-5 5h${-(w - 22)}l-7 8v-8h-5q-5 0-5-5v${-(h - 10)}q0-5 5-5Z`,
  );

/** A tick around (x, y): its corner is below and to the left. */
export const check = (x: number, y: number): string =>
  stroke(INK, `M${x - 12} ${y}l9 10L${x + 15} ${y - 12}`, 7) +
  stroke(WIRE.green, `M${x - 12} ${y}l9 10L${x + 15} ${y - 12}`, 3.6);
