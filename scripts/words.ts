/**
 * Part of `npm run check`: refuses phrases in comments and documents that readers have to read twice, functions whose
 * names do not begin with a verb, and values whose names are not nouns. Exits with 1 if there are any. CONTRIBUTING.md lists more words with better
 * ones.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './run.ts';

/** The refused phrases, with better ones. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime, or leave it out'],
  [/\bwhoever\b/i, 'the role: the visitor, an attacker, the caller'],
  [/\bin the place of\b/i, 'instead of, or "replaces"'],
  [/\btakes? the place of\b/i, 'replaces'],
  [
    /(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b|more\b|less\b|one\b|[a-z]+er than\b)[a-z]/,
    'is not a',
  ],
  [/\bthat there (?:is|are) not\b/i, 'that does not exist'],
  [/\b(?:cannot|could not|can) be had\b/i, 'is not available'],
  [/\bat once\b/i, 'immediately, or at the same time'],
  [/\bwhat there is\b/i, 'the noun: existing files'],
  [/\b(?:is|are) begun\b/, 'starts, or is created'],
  [/\bin (?:its|their) turn\b/, 'then, or the order'],
  [/\b(?:and|or) the like\b/, 'the noun, or "such as"'],
  [/\bnothing else than\b/, 'only'],
  [/\bof (?:its|their) own accord\b/, 'automatically'],
  [/\bha(?:s|ve) no need (?:of|for)\b/, 'does not need'],
  [/\bwith whom\b/, 'the noun: the recipient, the department'],
];

const FILES = [
  '*.{md,ts}',
  'docs/**/*.md',
  'deploy/**/*.md',
  '{.storybook,app,content,contract,design-system,desk,drawings,edit,scripts,server,tests,tokens,tools}/**/*.{ts,tsx,mjs,css,md,mdx,docs.json}',
];
const EXCLUDED = /(?:^|\/)(?:node_modules|dist|CHANGELOG\.md)(?:\/|$)|^scripts\/words\./;

/** Returns the text of a line that people read: a line of a document, or a comment. */
const getProse = (line: string, isDocument: boolean): string =>
  isDocument
    ? line
    : (/^\s*(?:\/?\*+|\/\/|\{\/\*)(.*)|\s\/\/ (.*)/.exec(line)?.slice(1).join(' ') ?? '');

/** Returns the refused phrases in a file, one message each. */
export function findPhrases(file: string, text: string): string[] {
  const isDocument = /\.(?:mdx?|docs\.json)$/.test(file);
  return text.split('\n').flatMap((line, index) => {
    // Quoted code may name a phrase.
    const prose = getProse(line, isDocument).replaceAll(/`[^`]*`/g, '');
    return PHRASES.flatMap(([phrase, instead]) => {
      const [phraseText] = phrase.exec(prose) ?? [];
      return phraseText ? [`${file}:${index + 1} says "${phraseText}". Write: ${instead}.`] : [];
    });
  });
}

/** The first words of function names: verbs, verbs of questions and answers, and prepositions of conversions. */
const VERBS = new Set(
  `abort accept activate adapt add alternate analyze announce answer apply arrange ask assemble assert bend bind block
  bound branch break build bundle cancel capitalize capture carry change check choose clamp clean clear clone close
  collect compact compare complete compose compress compute confirm connect convert copy count create cross cut decide
  decode decrypt delay derive describe detect determine discard download drain draw drop emit empty emulate encode
  encrypt end enhance ensure enter escape evaluate expand expect explain export extract fail fetch fill filter find
  finish fire fix flatten flood focus fold follow force forge forget format freeze gather get go group guard hash hide
  highlight hydrate ignore import index inflate inline insert inset inspect install interpret join keep label launch
  leave lengthen limit link list listen load localize lock log lose make map mark match mean measure merge migrate
  move name negotiate nest normalize note number offer omit open order pace pack parse pause pick place post prefetch
  preload prepare press prevent print provide publish put query quote read receive recolor record reduce refuse
  register reject reload remove rename render repack repeat replace report represent request require reseal reserve
  reset resolve respond restore retitle retry reuse review rotate round run sample sanitize save scale schedule scroll
  seal search select send serve set show sign skip sort split spread start stop store submit subscribe subtract
  suggest sum summarize sync take talk test throttle tick tidy touch trace translate try turn type typeset unlock
  unmount unpack unproject unseal unwrap update upgrade use validate vary verify visit wait walk warn watch weigh wire
  withdraw wrap write yield
  announces applies are asks begins belongs can differs does ends has holds includes is knows leads loads matches may needs prefers says should
  shows starts was were
  as for from in on to with without`.split(/\s+/),
);

/** Functions that are named for their result: plugins, schemas and drawings. Components begin with a capital. */
const NAMED_FOR_RESULT = [
  /^drawings\//,
  /^(?:content\/schema|contract\/src)\/.*(?:markdown|parts|text|form|receipt|reservation)\.ts$/,
  /^app\/site-build\/(?:.*-plugin|renderer-reload|client-assets|content\/plugin|drawings|loader-source|pictures|private-files|public-files)\.ts$/,
  /^\.storybook\/(?:arg-types|docgen|drawings)\.ts$/,
  // Its template contains the function `token` of the built module.
  /^tokens\/build\.ts$/,
  /\.samples\.tsx$|\/stories\/|^scripts\/new-component-templates\.ts$/,
];
const FUNCTION =
  /^(?:export )?(?:default )?(?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]*>)?\((?:[^=]*\)(?:: .+)? =>|$))/;

/** A variable, or the parameter of an arrow function, whose name does not tell what it contains. */
const VAGUE_NAME =
  /(?:\b(?:const|let) |\()(one|other|those|asked|known|given|found|shown|said)(?= =|: [\w(]|(?:, \w+)?\) =>)/;

/** Returns the values in a file that have the name of an adjective or a pronoun, one message each. */
export function findVagueNames(file: string, text: string): string[] {
  if (!/\.(?:ts|tsx|mjs)$/.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    const [, name] = VAGUE_NAME.exec(line) ?? [];
    return name
      ? [`${file}:${index + 1} names a value "${name}". Write a noun: cachedPage, candidate.`]
      : [];
  });
}

/** Returns the functions at the top level of a file whose names do not begin with a verb, one message each. */
export function findNouns(file: string, text: string): string[] {
  if (/\.(?:md|mdx|css|json)$|\.(?:stories|guidance)\.|\/trials\/|\.d\.ts$/.test(file)) return [];
  if (NAMED_FOR_RESULT.some((pattern) => pattern.test(file))) return [];
  return text.split('\n').flatMap((line, index) => {
    const [, declaredName, assignedName] = FUNCTION.exec(line) ?? [];
    const name = declaredName ?? assignedName ?? 'A';
    const [first = ''] = /^[a-z]+/.exec(name) ?? [];
    return /^[A-Z]/.test(name) || VERBS.has(first)
      ? []
      : [
          `${file}:${index + 1} names a function "${name}". Begin with a verb: getTitle, parseBlock.`,
        ];
  });
}

if (import.meta.main) {
  const problems = globSync(FILES, { cwd: ROOT, exclude: (name) => EXCLUDED.test(name) })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !EXCLUDED.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...findPhrases(file, text), ...findNouns(file, text), ...findVagueNames(file, text)];
    });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
