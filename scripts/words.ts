/**
 * Part of `npm run check`: refuses phrases in comments and documents that readers have to read twice. Exits with 1 if
 * there are any. CONTRIBUTING.md lists more words with better ones.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './run.ts';

/** What to write instead, by phrase. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime, or leave it out'],
  [/\bwhoever\b/i, 'the role: the visitor, an attacker, the caller'],
  [/\bin the place of\b/, 'instead of, or "replaces"'],
  [/\btakes? the place of\b/, 'replaces'],
  [
    /(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b|more\b|less\b|one\b|[a-z]+er than\b)[a-z]/,
    'is not a',
  ],
  [/\bthat there (?:is|are) not\b/, 'that does not exist'],
  [/\b(?:cannot|could not|can) be had\b/, 'is not available'],
  [/\bat once\b/, 'immediately, or at the same time'],
  [/\bwhat there is\b/i, 'the noun: existing files'],
  [/\b(?:is|are) begun\b/, 'starts, or is created'],
  [/\bstands? in the place\b/, 'replaces'],
];

const FILES = [
  '*.{md,ts}',
  'docs/**/*.md',
  'deploy/**/*.md',
  '{.storybook,app,content,contract,design-system,desk,drawings,edit,scripts,server,tests,tokens,tools}/**/*.{ts,tsx,mjs,css,md,mdx}',
];
const EXCLUDED = /(?:^|\/)(?:node_modules|dist|CHANGELOG\.md)(?:\/|$)|^scripts\/words\./;

/** The text of a line that people read: all of a document, the comment of a line of code. */
const getProse = (line: string, isDocument: boolean): string =>
  isDocument
    ? line
    : (/^\s*(?:\/?\*+|\/\/|\{\/\*)(.*)|\s\/\/ (.*)/.exec(line)?.slice(1).join(' ') ?? '');

/** The refused phrases in a file, one line each. */
export function findPhrases(file: string, text: string): string[] {
  const isDocument = /\.mdx?$/.test(file);
  return text.split('\n').flatMap((line, index) => {
    // Quoted code may name a phrase.
    const prose = getProse(line, isDocument).replaceAll(/`[^`]*`/g, '');
    return PHRASES.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(prose) ?? [];
      return found ? [`${file}:${index + 1} says "${found}". Write: ${instead}.`] : [];
    });
  });
}

if (import.meta.main) {
  const problems = globSync(FILES, { cwd: ROOT, exclude: (name) => EXCLUDED.test(name) })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !EXCLUDED.test(file))
    .flatMap((file) => findPhrases(file, readFileSync(path.join(ROOT, file), 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
