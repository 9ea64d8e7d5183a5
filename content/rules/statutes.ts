import { DEFAULT_LANGUAGE } from '@site/contract/language';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { Statutes } from '../schema/statutes.ts';
import { readTexts, type ReadText } from './facts.ts';

const FILE = 'content/statutes.json';
/** A law in a Korean text, and the article that follows its name. */
const CITATION =
  /「(?<name>[^」]+)」(?:[^「.]{0,12}?(?<article>제\d+조(?:의\d+)?)(?<paragraph> 제\d+항)?)?/gu;

type Statute = Statutes[number];

/** A text that visitors read. */
interface VisibleText extends ReadText {
  readonly source: SourceFile;
}

/** Lists the texts that visitors read. No-break spaces are normal spaces, as in the names of laws. */
const listTexts = (library: Library): VisibleText[] =>
  library.files
    .filter(({ file }) => file !== FILE && file !== 'content/terms.json')
    .flatMap((source) =>
      [...readTexts(source.value)].map((reference) => ({
        ...reference,
        source,
        text: reference.text.replaceAll('\u00A0', ' '),
      })),
    );

/** Returns whether a text cites a law or a standard. */
const hasCitation = ({ text, language }: VisibleText, { name }: Statute): boolean =>
  text.includes(name[language ?? DEFAULT_LANGUAGE]);

/** Finds cited laws that are missing from `content/statutes.json`, and entries that no text cites. */
export function* checkStatutes(library: Library): Generator<Problem> {
  const { statutes, files } = library;
  const list = files.find(({ file }) => file === FILE);
  if (!list) return;
  const texts = listTexts(library);
  for (const { source, path, text } of texts)
    for (const { groups = {} } of text.matchAll(CITATION)) {
      const { name = '', article, paragraph = '' } = groups;
      const statute = statutes.find((candidate) => Object.values(candidate.name).includes(name));
      const { articles = [] } = statute ?? {};
      if (!statute) yield createProblemAt(source, path, 'statute.unknown', { name });
      else if (article && !articles.includes(article) && !articles.includes(article + paragraph))
        yield createProblemAt(source, path, 'statute.article', { name, article });
    }
  for (const [index, statute] of statutes.entries())
    if (!texts.some((text) => hasCitation(text, statute))) {
      const name = statute.name[DEFAULT_LANGUAGE];
      yield createProblemAt(list, [index], 'statute.unused', { name });
    }
}

/** The number of days after which a law must be checked again. */
const CHECK_DAYS = 365;

/** Lists laws and standards that were not checked for a year, with the texts that cite them. */
export function listUnchecked(
  library: Library,
  now: Date,
): { readonly statute: Statute; readonly texts: readonly string[] }[] {
  const oldest = new Date(now.getTime() - CHECK_DAYS * 86_400_000).toISOString().slice(0, 10);
  const texts = listTexts(library);
  return library.statutes
    .filter(({ checked }) => checked < oldest)
    .map((statute) => ({
      statute,
      texts: [
        ...new Set(
          texts
            .filter((text) => hasCitation(text, statute))
            .map(({ source, path }) => `${source.file} › ${path.map(String).join('.')}`),
        ),
      ],
    }));
}
