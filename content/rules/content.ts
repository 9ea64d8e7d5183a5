import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readLibrary, ROOT, type Library } from '../library/library.ts';
import { problemsOf, type Problem } from '../library/problems.ts';
import { terms } from '../schema/terms.ts';
import { checkVersions } from './documents.ts';
import { checkLimits, checkUnusedFacts, createFactsCheck } from './facts.ts';
import { checkLanguages, checkPlaceholders } from './languages.ts';
import { checkLinks } from './links.ts';
import { checkNames } from './names.ts';
import { checkDescriptions, checkProducts, checkReferences } from './references.ts';
import { createTermsCheck } from './terms.ts';

const FACTS = 'content/facts.json';
const TERMS = 'content/terms.json';
/** What is public but written elsewhere: it repeats facts, as it cannot refer to them. */
const PUBLIC_DATA = 'db.json';
const FILMS = 'content/films';

const readJson = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The captions of films, as one text for each language. */
function captionsIn(root: string): { file: string; value: unknown }[] {
  const folder = path.join(root, FILMS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.vtt'))
    .map((name) => {
      const language = name.split('.').at(-2) ?? '';
      const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\n', ' ');
      return { file: `${FILMS}/${name}`, value: { [language]: text } };
    });
}

/**
 * Everything that is wrong with the content below a folder: its form, its links, what it says in which
 * language, facts that contradict each other, and words that the site does not use.
 */
export function checkContent(root = ROOT): {
  readonly library: Library;
  readonly problems: readonly Problem[];
} {
  const { library, problems: broken } = readLibrary(root);
  const files = library.files.filter(({ file }) => file !== FACTS);
  const avoided = terms.safeParse(readJson(root, TERMS), { reportInput: true });
  const findTerms = createTermsCheck(avoided.data ?? []);
  const findContradictions = createFactsCheck(library.facts);
  const repeating = [
    ...(existsSync(path.join(root, PUBLIC_DATA))
      ? [{ file: PUBLIC_DATA, value: readJson(root, PUBLIC_DATA) }]
      : []),
    ...captionsIn(root),
  ];
  return {
    library,
    problems: [
      ...broken,
      ...(avoided.success ? [] : problemsOf(TERMS, avoided.error)),
      ...files.flatMap((file) => [
        ...checkLanguages(file),
        ...checkDescriptions(file),
        ...checkLinks(file, library),
        ...checkReferences(file, library),
        ...(file.file.includes('/messages/') ? checkPlaceholders(file) : []),
        // The server reads the messages of the contract as they stand.
        ...findContradictions(file.file, file.written, file.file.startsWith('content/')),
        ...findTerms(file.file, file.value),
      ]),
      ...repeating.flatMap(({ file, value }) => [
        ...findContradictions(file, value, false),
        ...findTerms(file, value),
      ]),
      ...checkProducts(library),
      ...checkVersions(library),
      ...checkNames(library),
      ...checkLimits(library.facts),
      ...checkUnusedFacts(library.facts, files),
    ],
  };
}
