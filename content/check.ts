/**
 * `npm run content:check [-- --lang <language>] [--samples] [--statutes] [--stale] [--pictures] [--links] [--mentions
 * WORDS]`: checks the content and reports problems to an editor, with file, line, key and correction. The exit code is
 * 1 if there are problems. With `--samples` it also lists invented values, with `--statutes` the laws that were not
 * checked for a year and the texts that cite them, with `--stale` items that are due for review, with `--mentions` the
 * texts that use one of the words, separated by commas. `--links` checks the links to other sites; the exit code is 1
 * if one is broken. `--language <code>` reports what is missing in a language; `--csv FILE` and `--import FILE`
 * exchange it with a translator, `--record` records that all translations match the present originals: see
 * `docs/languages.md`.
 */
import path from 'node:path';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@site/contract/interface-language';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PATTERN, LANGUAGES } from '@site/contract/language';

import { exportTable, importTable, listCoverage, recordTranslations } from './coverage-report.ts';
import { checkContent } from './rules/content.ts';
import { getChoices, writeJsonSchemas } from './json-schemas.ts';
import { checkOutsideLinks } from './outside-links.ts';
import { endWithUsage, readArguments } from './library/arguments.ts';
import { ROOT } from './library/library.ts';
import { formatProblem } from './library/problems.ts';
import { detectEditorLanguage, getSentence } from './library/sentences.ts';
import { listUnusedPhotographs } from './rules/photographs.ts';
import { listPicturePlaces } from './rules/picture-places.ts';
import { listStale } from './rules/stale.ts';
import { findMentions } from './rules/mentions.ts';
import { listUnchecked } from './rules/statutes.ts';

const USAGE = `npm run content:check [-- --lang ${INTERFACE_LANGUAGES.join('|')}] [--samples] [--statutes] [--stale] [--links] [--mentions WORD,WORD]
npm run content:check -- --language ${LANGUAGE_PATTERN} [--csv FILE | --import FILE | --record]`;
const { values } = readArguments(
  {
    options: {
      lang: { type: 'string' },
      samples: { type: 'boolean' },
      language: { type: 'string' },
      csv: { type: 'string' },
      import: { type: 'string' },
      record: { type: 'boolean' },
      statutes: { type: 'boolean' },
      stale: { type: 'boolean' },
      pictures: { type: 'boolean' },
      links: { type: 'boolean' },
      mentions: { type: 'string' },
    },
  },
  USAGE,
);
if (values.lang !== undefined && !isInterfaceLanguage(values.lang)) endWithUsage(USAGE);
const about = values.language;
const hasTask = values.csv ?? values.import ?? values.record;
if (about === undefined ? hasTask !== undefined : !isLanguage(about)) endWithUsage(USAGE);
const language = detectEditorLanguage(values.lang, process.env);
const { library, problems } = checkContent();
writeJsonSchemas(ROOT, getChoices(library));

// Problems that result from an unreadable file are not reported.
const broken = new Set(library.files.filter(({ tree }) => !tree).map(({ file }) => file));
const first = problems.filter(({ file, code }) => broken.has(file) && code.startsWith('json.'));
const shownProblems = first.length > 0 ? first : problems;
const hiddenCount = problems.length - shownProblems.length;
for (const problem of shownProblems) console.error(`✗ ${formatProblem(problem, language)}`);
if (problems.length > 0) {
  console.error(`\n${getSentence('summary.problems', language, { count: shownProblems.length })}`);
  if (hiddenCount > 0)
    console.error(getSentence('summary.follow', language, { count: hiddenCount }));
  process.exitCode = 1;
} else {
  const messages = [...library.messages.values()].flatMap((texts) => Object.keys(texts)).length;
  const counts = {
    pages: library.pages.size,
    products: library.products.size,
    messages,
    count: LANGUAGES.length,
  };
  console.log(`✓ ${getSentence('summary.fine', language, counts)}`);
}

if (values.samples) {
  console.log(getSentence('samples.heading', language));
  for (const { file, what } of library.samples ?? []) console.log(`  ${file}: ${what}`);
}

/** Resolves a path against the folder in which npm was called, because scripts run in the root of the project. */
const resolveFile = (file: string): string =>
  path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/** Runs the commands for a language. Returns whether all of them succeeded. */
function answerLanguage(request: Parameters<typeof listCoverage>[0]): boolean {
  const file = values.csv ?? values.import ?? '';
  try {
    if (values.csv !== undefined) console.log(exportTable(request, resolveFile(file)));
    else if (values.import !== undefined) {
      const { lines, isDone } = importTable(request, resolveFile(file));
      for (const line of lines) console.log(line);
      return isDone;
    } else if (values.record) console.log(recordTranslations(request));
    else for (const line of listCoverage(request)) console.log(line);
    return true;
  } catch (error) {
    if (file === '') throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    console.error(getSentence('coverage.file.unreadable', language, { file, reason }));
    return false;
  }
}

if (isLanguage(about)) {
  console.log('');
  if (!answerLanguage({ library, about, language })) process.exitCode = 1;
}

if (values.pictures) {
  for (const { id, file, path: at } of listPicturePlaces(library))
    console.log(`  ${id}: ${file} › ${at.join('.')}`);
  for (const id of listUnusedPhotographs(library))
    console.log(`  ${id}: ${getSentence('photograph.unused', language)}`);
}

if (values.statutes) {
  console.log(getSentence('statutes.heading', language, { count: library.statutes.length }));
  for (const { statute, texts } of listUnchecked(library, new Date())) {
    const chosenLanguage =
      LANGUAGES.find((candidate) => candidate === language) ?? DEFAULT_LANGUAGE;
    console.log(`  ${statute.name[chosenLanguage]} (${statute.checked})`);
    for (const text of texts) console.log(`    ${text}`);
  }
}

if (values.stale) {
  console.log(getSentence('stale.heading', language));
  for (const { file, key, code, values: sentenceValues } of listStale(library, new Date()))
    console.log(`  ${file}${key && ` › ${key}`}: ${getSentence(code, language, sentenceValues)}`);
}

if (values.mentions !== undefined) {
  const names = values.mentions.split(',').map((name) => name.trim());
  const mentions = findMentions(library, names);
  const sentenceValues = { names: names.join(', '), count: mentions.length };
  console.log(getSentence('mentions.heading', language, sentenceValues));
  for (const { file, key, text } of mentions) console.log(`  ${file} › ${key}: ${text}`);
}

if (values.links) {
  const links = await checkOutsideLinks(library);
  console.log(getSentence('links.heading', language, { count: links.length }));
  for (const { address, places, state, reason } of links) {
    if (state === 'found') continue;
    console.log(`  ${getSentence(`links.${state}`, language, { reason, address })}`);
    for (const place of places) console.log(`    ${place}`);
  }
  if (links.some(({ state }) => state === 'missing')) process.exitCode = 1;
}
