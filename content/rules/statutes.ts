import { DEFAULT_LANGUAGE } from '@site/contract/language';

import type { Library, SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { Statutes } from '../schema/statutes.ts';
import { readTexts } from './facts.ts';

const FILE = 'content/statutes.json';
/** A law in a Korean text, and the article that follows its name. */
const CITATION =
  /「(?<name>[^」]+)」(?:[^「.]{0,12}?(?<article>제\d+조(?:의\d+)?)(?<paragraph> 제\d+항)?)?/gu;

type Statute = Statutes[number];

/** A text that cites a law or a standard. */
interface Mention {
  readonly source: SourceFile;
  readonly path: readonly PropertyKey[];
}

/** Lists the texts that visitors read. */
const listTexts = (library: Library) =>
  library.files
    .filter(({ file }) => file !== FILE && file !== 'content/terms.json')
    .flatMap((source) =>
      [...readTexts(source.value)].map((reference) => ({ source, ...reference })),
    );

/** Finds the texts that cite a law or a standard. */
const listMentions = (library: Library, { name }: Statute): Mention[] =>
  listTexts(library).filter(({ text, language }) => {
    const words = text.replaceAll('\u00A0', ' ');
    return words.includes(name[language ?? DEFAULT_LANGUAGE]);
  });

/** Finds cited laws that are missing from `content/statutes.json`, and entries that no text cites. */
export function checkStatutes(library: Library): Problem[] {
  const { statutes, files } = library;
  const list = files.find(({ file }) => file === FILE);
  if (!list) return [];
  const cited = listTexts(library).flatMap(({ source, path, text }): Problem[] =>
    [...text.replaceAll('\u00A0', ' ').matchAll(CITATION)].flatMap(({ groups = {} }): Problem[] => {
      const { name = '', article, paragraph = '' } = groups;
      const statute = statutes.find((candidate) => Object.values(candidate.name).includes(name));
      if (!statute) return [createProblemAt(source, path, 'statute.unknown', { name })];
      const knownArticles = statute.articles ?? [];
      if (
        article === undefined ||
        knownArticles.includes(article) ||
        knownArticles.includes(article + paragraph)
      )
        return [];
      return [createProblemAt(source, path, 'statute.article', { name, article })];
    }),
  );
  const unused = statutes.flatMap((statute, index): Problem[] =>
    listMentions(library, statute).length > 0
      ? []
      : [
          createProblemAt(list, [index], 'statute.unused', {
            name: statute.name[DEFAULT_LANGUAGE],
          }),
        ],
  );
  return [...cited, ...unused];
}

/** The number of days after which a law must be checked again. */
const CHECK_DAYS = 365;

/** Lists laws and standards that were not checked for a year, with the texts that cite them. */
export function listUnchecked(
  library: Library,
  now: Date,
): { readonly statute: Statute; readonly texts: readonly string[] }[] {
  const oldest = new Date(now.getTime() - CHECK_DAYS * 86_400_000).toISOString().slice(0, 10);
  return library.statutes
    .filter(({ checked }) => checked < oldest)
    .map((statute) => ({
      statute,
      texts: [
        ...new Set(
          listMentions(library, statute).map(
            ({ source, path }) => `${source.file} › ${path.map(String).join('.')}`,
          ),
        ),
      ],
    }));
}
