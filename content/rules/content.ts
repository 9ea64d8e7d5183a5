import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readLibrary, ROOT, type Library, type SourceFile } from '../library/library.ts';
import { reuseResults } from '../library/cached-results.ts';
import type { Problem } from '../library/problems.ts';
import { checkCharacters } from './characters.ts';
import { checkCollected } from './collected.ts';
import { createCompanyNameCheck } from './company-name.ts';
import { checkContentFiles } from './content-files.ts';
import { checkCookies } from './cookies.ts';
import { checkShown, checkVersions } from './documents.ts';
import { checkLimits, checkUnusedFacts, createFactsCheck } from './facts.ts';
import { checkFilms } from './films.ts';
import { checkGeneratedLinks } from './generated-links.ts';
import { checkLanguages, checkPlaceholders } from './languages.ts';
import { checkLinks, checkPages } from './links.ts';
import { checkMaps } from './maps.ts';
import { checkNames } from './names.ts';
import { checkPhotographs } from './photographs.ts';
import { checkProductStates } from './product-states.ts';
import { checkPublicData } from './public-data.ts';
import { checkProducts, checkReferences } from './references.ts';
import { createSamplesCheck } from './samples.ts';
import { checkStatutes } from './statutes.ts';
import { createTermsCheck } from './terms.ts';
import { checkLengths } from './texts.ts';

/** Text for editors, not for visitors. */
const NOT_SHOWN = [
  'content/facts.json',
  'content/terms.json',
  'content/samples.json',
  'content/statutes.json',
];
/** Messages of one language are checked with those of the others; hashes are not texts. */
const OF_ONE_LANGUAGE = /^content\/(?:languages|originals)\//;
const FILMS = 'content/films';

/** Reads the captions of films, as one text for each language. */
function readCaptionSources(root: string): SourceFile[] {
  const folder = path.join(root, FILMS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.vtt'))
    .map((name) => {
      const language = name.split('.').at(-2) ?? '';
      const text = readFileSync(path.join(folder, name), 'utf8');
      const value = { [language]: text.replaceAll('\n', ' ') };
      return { file: `${FILMS}/${name}`, text, tree: undefined, value, writtenValue: value };
    });
}

/** Checks a file by itself. */
const checkTexts = reuseResults((source: SourceFile): readonly Problem[] => [
  ...checkCharacters(source),
  ...checkLanguages(source),
  ...checkLengths(source),
]);

/**
 * Checks the content below a folder: schemas, links, languages, facts that contradict each other, and words that the
 * site does not use.
 */
export function checkContent({ root = ROOT } = {}): {
  readonly library: Library;
  readonly problems: readonly Problem[];
  /** Those of `problems` because of which a file is not in the library. */
  readonly unreadable: readonly Problem[];
} {
  const { library, problems } = readLibrary(root);
  const files = library.files.filter(
    ({ file }) => !NOT_SHOWN.includes(file) && !OF_ONE_LANGUAGE.test(file),
  );
  const findTerms = createTermsCheck(library.terms);
  const findSamples = createSamplesCheck(library.samples);
  const findNames = createCompanyNameCheck(library);
  const findRepeatedFacts = createFactsCheck(library.facts);
  return {
    library,
    unreadable: problems,
    problems: [
      ...problems,
      ...files.flatMap((source) => [
        ...checkTexts(source),
        ...checkLinks(source, library),
        ...checkGeneratedLinks(source, library),
        ...checkReferences(source, library),
        ...checkMaps(source, library),
        ...(source.file.includes('/messages/') ? checkPlaceholders(source) : []),
        ...(source.file.startsWith('content/') ? findNames(source) : []),
        ...(source.file.startsWith('contract/') ? [] : findSamples(source)),
      ]),
      ...[...files, ...readCaptionSources(root)].flatMap((source) => [
        // Public data, captions and the messages of the contract cannot refer to facts.
        ...(/^content\/.*\.json$/.test(source.file) ? findRepeatedFacts(source) : []),
        ...findTerms(source),
      ]),
      ...checkProducts(library),
      ...checkProductStates(library, new Date()),
      ...checkStatutes(library),
      ...checkPages(library),
      ...checkVersions(library),
      ...checkShown(library),
      ...checkNames(library),
      ...checkCookies(library),
      ...checkLimits(library),
      ...checkCollected(library, new Date()),
      ...checkUnusedFacts(library),
      ...checkPhotographs(library),
      ...checkPublicData(library),
      ...checkFilms(library, root),
      ...checkContentFiles(root),
    ],
  };
}
