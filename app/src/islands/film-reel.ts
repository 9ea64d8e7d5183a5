import type { FilmCaption, FilmMove } from '@site/design-system/sections';

/** A film as the build creates it from its stops: a picture with named parts, and their movements. */
export interface FilmReel {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The first scene, shown before the film plays. */
  readonly drawing: string;
  /** The line from the first scene to the last. */
  readonly line: string;
  readonly stops: readonly {
    readonly drawing: string;
    readonly x: number;
    readonly y: number;
    /** The rings on the cable of the scene, in its own coordinates. */
    readonly joints: readonly {
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly stroke: string;
    }[];
    readonly product?: { readonly drawing: string; readonly x: number; readonly y: number };
  }[];
  readonly moves: readonly FilmMove[];
  readonly captions: readonly FilmCaption[];
  /** The caption file to download. */
  readonly file: string;
}
