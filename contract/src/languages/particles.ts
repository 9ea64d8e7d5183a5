import type { Language } from '../language.ts';
import { addParticle as addKoreanParticle } from './ko/particles.ts';

/** Languages in which the form of a particle depends on the word before it. */
const WITH_PARTICLES: Readonly<
  Partial<Record<Language, (word: string, particle: string) => string | undefined>>
> = { ko: addKoreanParticle };

/** Adds a particle to a word; `undefined` for a particle that the language does not have. */
export const addParticle = (
  word: string,
  particle: string,
  language: Language,
): string | undefined => WITH_PARTICLES[language]?.(word, particle);
