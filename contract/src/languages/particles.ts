import type { Language } from '../language.ts';
import { addParticle as addKoreanParticle } from './ko/particles.ts';

/** Languages in which the form of a particle depends on the word before it. */
const WITH_PARTICLES: Readonly<
  Partial<Record<Language, (word: string, particle: string) => string | undefined>>
> = { ko: addKoreanParticle };

/** A word with a particle after it; `undefined` where the language has no such particle. */
export const addParticle = (
  word: string,
  particle: string,
  language: Language,
): string | undefined => WITH_PARTICLES[language]?.(word, particle);
