import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '@site/contract/language';
import { WORDS_MAX } from '@site/contract/lists';
import { PATHS, QUERY_PARAMETER, withId } from '@site/contract/paths';
import type { PublicData } from '@site/contract/public-data';
import type {
  SearchAnswer,
  SearchContent,
  SearchDocument,
  SuggestAnswer,
} from '@site/contract/search';

import { createProblem, sendProblem } from '../http/problems.ts';
import { StartError } from '../start-error.ts';
import { createSearch, type Search } from './search.ts';

/** The search over the whole site, in each language. */
export interface SiteSearch {
  /** Puts what is published beside the content. The next question makes the index. */
  readonly publish: (database: PublicData) => void;
  /** Makes the indices now, a language at a time, so that no question has to. */
  readonly prepare: () => void;
  readonly find: (words: string, language: Language) => SearchAnswer;
  readonly suggest: (words: string, language: Language) => SuggestAnswer;
}

const liveDocuments = ({ press, notices }: PublicData, language: Language): SearchDocument[] => [
  ...press.map(({ id, title, content }) => ({
    group: 'press' as const,
    title: title[language],
    text: content[language],
    href: withId(PATHS.pressView, id),
  })),
  ...notices.map(({ id, subject, content }) => ({
    group: 'notices' as const,
    title: subject[language],
    text: content[language],
    href: withId(PATHS.noticeView, id),
  })),
];

/** Reads what the build knows of the content. Throws a `StartError` where it left nothing. */
export function openSearch(distDir: string): SiteSearch {
  let contents: Record<Language, SearchContent>;
  try {
    const text = readFileSync(path.join(distDir, 'search.json'), 'utf8');
    contents = JSON.parse(text) as typeof contents;
  } catch {
    throw new StartError(
      `There is no built site in ${distDir}, or it lacks its search. Run \`npm run build\`, or \`npm start\`, which builds it first.`,
    );
  }
  let published: PublicData | undefined;
  const searches: Partial<Record<Language, Search>> = {};
  function makeSearch(language: Language): Search {
    const { documents, acronyms } = contents[language];
    const live = published ? liveDocuments(published, language) : [];
    return createSearch({ documents: [...documents, ...live], acronyms });
  }
  const searchIn = (language: Language): Search => (searches[language] ??= makeSearch(language));
  return {
    publish(database) {
      published = database;
      for (const language of LANGUAGES) delete searches[language];
    },
    prepare() {
      for (const language of LANGUAGES) setImmediate(searchIn, language);
    },
    find: (words, language) => searchIn(language).find(words),
    suggest: (words, language) => searchIn(language).suggest(words),
  };
}

/** `GET /api/searches?q=하네스&lang=ko`, or the same of `/api/suggestions`. Nothing else may be asked. */
export const answerWords =
  (answer: (words: string, language: Language) => SearchAnswer | SuggestAnswer): RequestHandler =>
  ({ query }, response) => {
    const { [QUERY_PARAMETER]: q, [LANGUAGE_PARAMETER]: lang = DEFAULT_LANGUAGE, ...rest } = query;
    const mayBeAsked =
      typeof q === 'string' &&
      [...q].length <= WORDS_MAX &&
      isLanguage(lang) &&
      Object.keys(rest).length === 0;
    if (!mayBeAsked) return sendProblem(response, createProblem(400, 'query'));
    return void response.json(answer(q, lang));
  };
