/**
 * `npm run content:check [-- --lang <language>] [--samples] [--statutes] [--stale]`: reads everything the site says and reports to an editor what
 * to correct, with file, line, key and what to do. Exit code 1 where something is wrong. With `--samples` it also
 * lists what is invented, with `--statutes` the laws that were not checked for a year and the texts that rest on them,
 * with `--stale` what is older than its kind allows.
 */
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@site/contract/interface-language';

import { checkContent } from './rules/content.ts';
import { getChoices, writeJsonSchemas } from './json-schemas.ts';
import { endWithUsage, readArguments } from './library/arguments.ts';
import { ROOT } from './library/library.ts';
import { formatProblem } from './library/problems.ts';
import { detectEditorLanguage, getSentence } from './library/sentences.ts';
import { listStale } from './rules/stale.ts';
import { listUnchecked } from './rules/statutes.ts';

const USAGE = `npm run content:check [-- --lang ${INTERFACE_LANGUAGES.join('|')}] [--samples] [--statutes] [--stale]`;
const { values } = readArguments(
  {
    options: {
      lang: { type: 'string' },
      samples: { type: 'boolean' },
      statutes: { type: 'boolean' },
      stale: { type: 'boolean' },
    },
  },
  USAGE,
);
if (values.lang !== undefined && !isInterfaceLanguage(values.lang)) endWithUsage(USAGE);
const language = detectEditorLanguage(values.lang, process.env);
const { library, problems } = checkContent();
writeJsonSchemas(ROOT, getChoices(library));

// Problems that other files have only because a file cannot be read are left out.
const broken = new Set(library.files.filter(({ tree }) => !tree).map(({ file }) => file));
const first = problems.filter(({ file, code }) => broken.has(file) && code.startsWith('json.'));
const shown = first.length > 0 ? first : problems;
const hidden = problems.length - shown.length;
for (const problem of shown) console.error(`✗ ${formatProblem(problem, language)}`);
if (problems.length > 0) {
  console.error(`\n${getSentence('summary.problems', language, { count: shown.length })}`);
  if (hidden > 0) console.error(getSentence('summary.follow', language, { count: hidden }));
  process.exitCode = 1;
} else {
  const messages = [...library.messages.values()].flatMap((texts) => Object.keys(texts)).length;
  const counts = { pages: library.pages.size, products: library.products.size, messages };
  console.log(`✓ ${getSentence('summary.fine', language, counts)}`);
}

if (values.samples) {
  console.log(getSentence('samples.heading', language));
  for (const { file, what } of library.samples ?? []) console.log(`  ${file}: ${what}`);
}

if (values.statutes) {
  console.log(getSentence('statutes.heading', language, { count: library.statutes.length }));
  for (const { statute, texts } of listUnchecked(library, new Date())) {
    console.log(`  ${statute.name[language]} (${statute.checked})`);
    for (const text of texts) console.log(`    ${text}`);
  }
}

if (values.stale) {
  console.log(getSentence('stale.heading', language));
  for (const { file, key, code, values: said } of listStale(library, new Date()))
    console.log(`  ${file}${key && ` › ${key}`}: ${getSentence(code, language, said)}`);
}
