import { josa } from 'es-hangul';

/** Korean particles whose form depends on the sound before them. */
const PARTICLES = [
  '은/는',
  '이/가',
  '을/를',
  '와/과',
  '으로/로',
  '이라/라',
  '이에요/예요',
] as const;

/** Adds a particle to a word; `undefined` for an unknown particle. */
export function addParticle(word: string, name: string): string | undefined {
  const particle = PARTICLES.find((candidate) => candidate === name);
  return particle && josa(word, particle);
}
