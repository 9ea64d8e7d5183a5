import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { says } from '../../library/sentences.ts';
import { drawing, heading, slug, text } from '../text.ts';

/** A place in a scene, in the units of its drawing. */
const place = z.tuple([z.number(), z.number()]);

/**
 * A kind of work, as text and as a short film. The film follows the one line from scene to
 * scene; what is said in it stands in `content/films/<id>.<language>.vtt`.
 */
export const filmBlock = z.strictObject({
  type: z.literal('film'),
  /** Anchor, and name of the files of captions. */
  id: slug,
  heading,
  text,
  /** What people do there. */
  duties: z.array(z.strictObject({ title: text, text })).min(2),
  film: z.strictObject({
    title: text,
    /** The scenes in their order, each of which has the trunk of the line in its foreground. */
    stops: z
      .array(
        z.strictObject({
          drawing: drawing.startsWith('scene-', says('film.scene')),
          /** How long the film stays, in seconds. */
          seconds: z.number().min(3).max(12),
          /** What it looks at. */
          focus: place,
          /** A product that comes into the picture meanwhile. */
          product: z.strictObject({ drawing, at: place }).optional(),
        }),
      )
      .min(2),
  }),
});
export type FilmBlockSource = z.infer<typeof filmBlock>;

/** One caption of a film: what is said, and when, in seconds. */
export interface Caption {
  readonly from: number;
  readonly until: number;
  readonly text: string;
}

/** One thing that moves: what, when (in seconds), and through which states. */
export interface FilmMove {
  /** The name of a part of the picture. */
  readonly part: string;
  readonly from: number;
  readonly until: number;
  readonly states: readonly {
    readonly offset: number;
    readonly easing?: string;
    readonly transform?: string;
    readonly opacity?: number;
    readonly strokeDashoffset?: number;
  }[];
}

/** A film, ready to be shown: a picture whose parts have names, and what moves when. */
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
    /** The rings on the trunk of the scene, in its own coordinates. */
    readonly joints: readonly {
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly stroke: string;
    }[];
    readonly product?: { readonly drawing: string; readonly x: number; readonly y: number };
  }[];
  readonly moves: readonly FilmMove[];
  readonly captions: readonly Caption[];
  /** The file of captions, to take away. */
  readonly file: string;
}

export type FilmBlock = Omit<Localized<FilmBlockSource>, 'film'> & { readonly film: FilmReel };
