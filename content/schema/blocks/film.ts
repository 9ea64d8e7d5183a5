import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { says } from '../../library/sentences.ts';
import { drawing, heading, slug, text } from '../text.ts';

/** A place in a scene, in the units of its drawing. */
const place = z.tuple([z.number(), z.number()]);

/**
 * An activity, as text and as a short film. The film follows the one line from scene to scene; its captions are in
 * `content/films/<id>.<language>.vtt`.
 */
export const filmBlock = z.strictObject({
  type: z.literal('film'),
  /** Anchor, and name of the caption files. */
  id: slug,
  heading,
  text,
  /** The activity of the people. */
  duties: z.array(z.strictObject({ title: text, text })).min(2),
  film: z.strictObject({
    title: text,
    /** The scenes in order, each with a cable in its foreground. */
    stops: z
      .array(
        z.strictObject({
          drawing: drawing.startsWith('scene-', says('film.scene')),
          /** Duration of the scene in seconds. */
          seconds: z.number().min(3).max(12),
          /** The subject that the camera zooms in on. */
          focus: place,
          /** A product that enters the picture during the film. */
          product: z.strictObject({ drawing, at: place }).optional(),
        }),
      )
      .min(2),
  }),
});
export type FilmBlockSource = z.infer<typeof filmBlock>;

/** A film as the app receives it: the build creates a `Reel` from its stops (`app/src/islands/film-reel.ts`). */
export type FilmBlock<Reel = unknown> = Omit<Localized<FilmBlockSource>, 'film'> & {
  readonly film: Reel;
};
