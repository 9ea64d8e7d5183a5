import { coordinate } from '../line/path.ts';

/** A figure as a picture: one mark for each of what is counted, in rows. */
interface Count {
  readonly marks: number;
  /** Marks in a row. */
  readonly row: number;
  /** From one mark to the next, across and down. */
  readonly pitch: readonly [x: number, y: number];
  /** The path of one mark with its upper left corner at x, y. */
  readonly mark: (x: number, y: number) => string;
  /** Painted as a stroke of this width; as a dot, if its path has no length. */
  readonly stroke: number;
  /** How many marks from the first on stand out. */
  readonly first?: number;
}

const dot = (x: number, y: number) => `M${coordinate(x + 4)} ${coordinate(y + 4)}h0`;
const tick = (x: number, y: number) => `M${coordinate(x + 1)} ${coordinate(y + 1)}v12`;
/** A plant with a sawtooth roof and its gate. */
const roof = (x: number, y: number) =>
  `M${x + 1} ${y + 32}v-18l9 -9v9l9 -9v9l9 -9v27zM${x + 11} ${y + 32}v-9h8v9`;

const COUNTS = {
  /** 1,400 and 24,430 people: a dot stands for 100. */
  'count-people-korea': { marks: 14, row: 24, pitch: [11.2, 11.2], mark: dot, stroke: 7.6, first: 14 }, // prettier-ignore
  'count-people-overseas': { marks: 244, row: 24, pitch: [11.2, 11.2], mark: dot, stroke: 7.6 },
  /** 12 factories, the two in Korea first. */
  'count-factories': { marks: 12, row: 6, pitch: [45, 46], mark: roof, stroke: 2, first: 2 },
  /** 320 patents: a tick is one. */
  'count-patents': { marks: 320, row: 64, pitch: [4.2, 19], mark: tick, stroke: 1.6 },
} as const satisfies Record<string, Count>;

export type CountId = keyof typeof COUNTS;
export const COUNT_IDS = Object.keys(COUNTS) as CountId[];
/** How many marks a picture shows. */
export const marksOf = (id: CountId): number => COUNTS[id].marks;

export const COUNT_WIDTH = 270;
export const COUNT_HEIGHT = 126;

/** Figures as pictures: all on one sheet, so that their marks stand in one line. */
export function count(id: CountId): string {
  const { marks, row, pitch, mark, stroke, first = 0 }: Count = COUNTS[id];
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
    group(first, marks, 'brand-trunk') +
    '</svg>'
  );
}
