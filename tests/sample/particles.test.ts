import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { ROOT } from '@site/content/library/library.ts';

/** Words that end like a particle. */
const WORDS = /(?:마을|가을|노을|^이을)$/;

const files = [
  'db.json',
  ...['content/**/*.json', 'contract/messages/*.json', 'design-system/src/messages/*.json'].flatMap(
    (pattern) => globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' }),
  ),
].filter(
  (file) =>
    // Patterns of terms, and messages that explain how facts are written.
    !['content/terms.json', 'content/library/sentences.json'].includes(file),
);

/** Returns whether a Hangul syllable ends in a consonant. */
const endsInConsonant = (syllable: string): boolean => (syllable.charCodeAt(0) - 0xac00) % 28 !== 0;

it.each(files)('the object particles of %s follow the sound before them', (file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const wrongParticles = [
    ...text.matchAll(/\p{Script=Hangul}*(\p{Script=Hangul})([을를])(?!\p{L})/gu),
  ]
    .filter(([word]) => !WORDS.test(word))
    .filter(([, syllable = '', particle]) => endsInConsonant(syllable) !== (particle === '을'))
    .map(([word]) => word);
  expect(wrongParticles).toEqual([]);
});

it.each(files)('the particles after facts in %s change with them', (file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const fixedParticles = text.match(/\{fact:[a-z0-9-]+\}(?:은|는|이|가|을|를|과|와)(?=[ .,])/gu);
  expect(fixedParticles ?? []).toEqual([]);
});
