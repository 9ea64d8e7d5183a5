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
          /** A product that enters the picture during the film. */
          product: z.strictObject({ drawing, at: place }).optional(),
        }),
      )
      .min(2),
  }),
});
export type FilmBlockSource = z.infer<typeof filmBlock>;

/** A film as the app receives it: what the build makes of its stops is a `Reel` (`app/src/islands/film-reel.ts`). */
export type FilmBlock<Reel = unknown> = Omit<Localized<FilmBlockSource>, 'film'> & {
  readonly film: Reel;
};
