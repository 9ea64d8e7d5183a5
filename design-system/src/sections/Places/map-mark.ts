import type { ReactNode } from 'react';

/** One place on the map. */
export interface MapMark {
  /** Unique within the map. */
  readonly id: string;
  /** Name of the place, next to its marker. */
  readonly label: string;
  /** Second line of the label in smaller type: the kind of place. */
  readonly note?: string | undefined;
  /** URL of the details, usually an anchor on the same page. */
  readonly href: string;
  /** Fractions of the map's width and height, from the top left corner. */
  readonly x: number;
  /** Vertical position as a fraction of the map's height, from the top. */
  readonly y: number;
  /** Side of the marker on which the label is placed. */
  readonly side: 'start' | 'end';
  /**
   * The country of the place. If all places of a map have one, the name is at the end of a leader of the map, and in narrow
   * windows in a list of countries along a line.
   */
  readonly group?: string | undefined;
  /** Vertical offset that avoids a neighboring label. */
  readonly shift?: 'up' | 'down' | undefined;
  /**
   * Picture of the place, about 3:2, with what is done there. If all places of a map have one, a line leads from each
   * marker to the middle of the picture's left edge.
   */
  readonly portrait?:
    | { readonly picture: ReactNode; readonly text?: string | undefined }
    | undefined;
}

/** Returns whether all places of a map have a group. */
export const hasGroups = (marks: readonly MapMark[]): boolean =>
  marks.length > 0 && marks.every(({ group }) => group);

/** Returns whether all places of a map have a portrait. */
export const hasPortraits = (marks: readonly MapMark[]): boolean =>
  marks.length > 0 && marks.every(({ portrait }) => portrait);
