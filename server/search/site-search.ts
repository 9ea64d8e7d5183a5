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
import { pictureOfPress, type PublicData } from '@site/contract/public-data';
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
  /** Replaces the published items; the next search builds the index. */
  readonly publish: (database: PublicData) => void;
  /** Builds the indices now, one language after another, so that no request waits for them. */
  readonly prepare: () => Promise<void>;
  readonly find: (words: string, language: Language) => Promise<SearchAnswer>;
  readonly suggest: (words: string, language: Language) => Promise<SuggestAnswer>;
}

const createDocuments = ({ press, notices }: PublicData, language: Language): SearchDocument[] => [
  ...press.map((item) => {
    const { id, title, content, quotation } = item;
    const picture = pictureOfPress(item);
    return {
      group: 'press' as const,
      title: title[language],
      text: [content, quotation?.text, quotation?.by]
        .flatMap((text) => text?.[language] ?? [])
        .join(' '),
      href: withId(PATHS.pressView, id),
      ...(picture && { picture }),
    };
  }),
  ...notices.map(({ id, subject, content }) => ({
    group: 'notices' as const,
    title: subject[language],
    text: content[language],
    href: withId(PATHS.noticeView, id),
  })),
];

/** Opens the search over the content of the build. Throws a `StartError` where the build has none. */
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
  const searches: Partial<Record<Language, Promise<Search>>> = {};
  function buildSearch(language: Language): Promise<Search> {
    const { documents, acronyms } = contents[language];
    const live = published ? createDocuments(published, language) : [];
    return createSearch({ documents: [...documents, ...live], acronyms });
  }
  const searchIn = (language: Language): Promise<Search> =>
    (searches[language] ??= buildSearch(language));
  return {
    publish(database) {
      published = database;
      for (const language of LANGUAGES) delete searches[language];
    },
    async prepare() {
      for (const language of LANGUAGES) await searchIn(language);
    },
    find: async (words, language) => (await searchIn(language)).find(words),
    suggest: async (words, language) => (await searchIn(language)).suggest(words),
  };
}

/** Handles `GET /api/searches?q=하네스&lang=ko` and the same of `/api/suggestions`; refuses other parameters. */
export const createSearchHandler =
  (
    answer: (words: string, language: Language) => Promise<SearchAnswer | SuggestAnswer>,
  ): RequestHandler =>
  ({ query }, response, next) => {
    const { [QUERY_PARAMETER]: q, [LANGUAGE_PARAMETER]: lang = DEFAULT_LANGUAGE, ...rest } = query;
    const isAllowed =
      typeof q === 'string' &&
      [...q].length <= WORDS_MAX &&
      isLanguage(lang) &&
      Object.keys(rest).length === 0;
    if (!isAllowed) return sendProblem(response, createProblem(400, 'query'));
    return void answer(q, lang).then((found) => response.json(found), next);
  };
