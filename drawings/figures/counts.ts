import { coordinate } from '../line/path.ts';

/** A number as a picture: one mark for each counted thing, in rows. */
interface Count {
  readonly marks: number;
  /** The number of marks in a row. */
  readonly row: number;
  /** The distance of two marks, across and down. */
  readonly pitch: readonly [x: number, y: number];
  /** Returns the path of one mark with its upper left corner at x, y. */
  readonly mark: (x: number, y: number) => string;
  /** The stroke width; a path without length is painted as a dot. */
  readonly stroke: number;
  /** The number of marks that are emphasized, from the first on. */
  readonly first?: number;
  /** Whether the others are hollow, because they did not happen. */
  readonly missing?: boolean;
}

const dot = (x: number, y: number) => `M${coordinate(x + 4)} ${coordinate(y + 4)}h0`;
const tick = (x: number, y: number) => `M${coordinate(x + 1)} ${coordinate(y + 1)}v12`;
/** A plant with a sawtooth roof and its gate. */
const roof = (x: number, y: number) =>
  `M${x + 1} ${y + 32}v-18l9 -9v9l9 -9v9l9 -9v27zM${x + 11} ${y + 32}v-9h8v9`;

const person = (x: number, y: number) =>
  `M${x + 7} ${y + 8}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M${x + 1} ${y + 34}v-5a10 10 0 0 1 10 -10h4a10 10 0 0 1 10 10v5z`;
/** A round table with four chairs. */
const table = (x: number, y: number) =>
  `M${x + 7} ${y + 17}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M${x + 12} ${y + 2}h10M${x + 12} ${y + 32}h10M${x + 2} ${y + 12}v10M${x + 32} ${y + 12}v10`;
const calendar = (x: number, y: number) =>
  `M${x + 1} ${y + 6}h28v26h-28zM${x + 1} ${y + 14}h28M${x + 8} ${y + 2}v8M${x + 22} ${y + 2}v8`;

const certificate = (x: number, y: number) =>
  `M${x + 1} ${y + 1}h11l5 5v19h-16zM${x + 5} ${y + 11}h8M${x + 5} ${y + 17}h8`;
const medal = (x: number, y: number) =>
  `M${x + 4} ${y + 22}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M${x + 9} ${y + 14}l-5 -12M${x + 17} ${y + 14}l5 -12`;

const COUNTS = {
  /** 1,400 and 24,430 people: a dot stands for 100. */
  'count-people-korea': {
    marks: 14,
    row: 24,
    pitch: [11.2, 11.2],
    mark: dot,
    stroke: 7.6,
    first: 14,
  },
  'count-people-overseas': { marks: 244, row: 24, pitch: [11.2, 11.2], mark: dot, stroke: 7.6 },
  /** 12 factories, the two in Korea first. */
  'count-factories': { marks: 12, row: 6, pitch: [45, 46], mark: roof, stroke: 2, first: 2 },
  /** 320 patents: a tick is one. */
  'count-patents': { marks: 320, row: 64, pitch: [4.2, 19], mark: tick, stroke: 1.6 },
  /** 33 certifications and 11 awards. */
  'count-certificates': { marks: 33, row: 11, pitch: [24, 40], mark: certificate, stroke: 2 },
  'count-awards': { marks: 11, row: 6, pitch: [44, 46], mark: medal, stroke: 2 },
  /** 7 directors, the 4 from outside first; their 4 committees and 9 meetings. */
  'count-directors': { marks: 7, row: 4, pitch: [46, 48], mark: person, stroke: 2, first: 4 },
  'count-committees': { marks: 4, row: 2, pitch: [46, 48], mark: table, stroke: 2 },
  'count-meetings': { marks: 9, row: 5, pitch: [46, 48], mark: calendar, stroke: 2 },
  /** A dot is one director at one meeting: 63, of which 62 were attended. */
  'count-attendance': {
    marks: 63,
    row: 9,
    pitch: [17, 13],
    mark: dot,
    stroke: 8,
    first: 62,
    missing: true,
  },
} as const satisfies Record<string, Count>;

export type CountId = keyof typeof COUNTS;
export const COUNT_IDS = Object.keys(COUNTS) as CountId[];
/** Returns the number of marks in a picture, and of emphasized ones. */
export const getMarks = (id: CountId): Pick<Count, 'marks' | 'first'> => COUNTS[id];

export const COUNT_WIDTH = 270;
export const COUNT_HEIGHT = 126;

/** Numbers as pictures, all on one sheet size, so that their marks are aligned. */
export function count(id: CountId): string {
  const { marks, row, pitch, mark, stroke, first = 0, missing }: Count = COUNTS[id];
  const path = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const place = from + index;
      return mark((place % row) * pitch[0], Math.floor(place / row) * pitch[1]);
    }).join('');
  const group = (from: number, to: number, paint: string) =>
    to > from ? `<path d="${path(from, to)}" stroke="var(--color-${paint})"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COUNT_WIDTH}" height="${COUNT_HEIGHT}" viewBox="0 0 ${COUNT_WIDTH} ${COUNT_HEIGHT}" ` +
    `fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">` +
    group(0, first, 'area-first') +
    group(first, marks, missing ? 'line' : 'brand-line') +
    '</svg>'
  );
}
