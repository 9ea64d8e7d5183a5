import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '@site/contract/language';
import { WORDS_MAX } from '@site/contract/lists';
import { PATHS, QUERY_PARAMETER, withId } from '@site/contract/paths';
import { getPressPicture, type PublicData } from '@site/contract/public-data';
import type {
  SearchAnswer,
  SearchContent,
  SearchDocument,
  SuggestAnswer,
} from '@site/contract/search';
import { getMinuteInSeoul, isVisible, type Scheduled } from '@site/contract/visibility';

import type { IdentifyNetwork } from '../http/client-network.ts';
import { SEARCHES_WAITING, SEARCHES_WAITING_PER_NETWORK } from '../http/limits.ts';
import { createProblem, refuseMethod, sendProblem } from '../http/problems.ts';
import type { Target } from '../http/target.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { yieldToRequests } from '../http/yield.ts';
import { StartError } from '../start-error.ts';
import { createSearch, type Search } from './search.ts';

/** The number of cached responses. */
const ANSWERS_MAX = 500;

/** The search over the whole site, in each language. */
export interface SiteSearch {
  /** The items of the content that appear or end. */
  readonly scheduled: readonly Scheduled[];
  /**
   * Replaces the published items, and shows the content of a moment in Seoul; the next search builds the index.
   */
  readonly publish: (database: PublicData, moment: string) => void;
  /** Builds all indices now, one language after another, so that requests do not wait for them. */
  readonly prepare: () => Promise<void>;
  /** Networks are served in turn. Both functions reject with a `BusyError` if too many searches are waiting. */
  readonly find: (words: string, language: Language, network: string) => Promise<SearchAnswer>;
  readonly suggest: (words: string, language: Language, network: string) => Promise<SuggestAnswer>;
}

/** Returns the documents of the published items whose list has a page. */
function createDocuments(
  { press, notices, recruitments }: PublicData,
  language: Language,
  pages: ReadonlySet<string>,
): SearchDocument[] {
  const lists: readonly (readonly [page: string, documents: readonly SearchDocument[]])[] = [
    [
      PATHS.press,
      press.map((item) => {
        const { id, title, content, quotation } = item;
        const picture = getPressPicture(item);
        return {
          group: 'press',
          title: title[language],
          text: [content, quotation?.text, quotation?.by]
            .flatMap((text) => text?.[language] ?? [])
            .join(' '),
          href: withId(PATHS.pressView, id),
          ...(picture && { picture }),
        };
      }),
    ],
    [
      PATHS.notice,
      notices.map(({ id, subject, content }) => ({
        group: 'notices',
        title: subject[language],
        text: content[language],
        href: withId(PATHS.noticeView, id),
      })),
    ],
    [
      PATHS.recruit,
      recruitments.map(({ title }) => ({
        group: 'pages',
        title: title[language],
        text: '',
        href: `${PATHS.recruit}#news`,
      })),
    ],
  ];
  return lists.flatMap(([page, documents]) => (pages.has(page) ? documents : []));
}

/** Opens the search over the content of the build. Throws a `StartError` if the content is missing. */
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
  let publishedItems: { readonly database: PublicData; readonly moment: string } | undefined;
  const searches: Partial<Record<Language, Promise<Search>>> = {};
  function buildSearch(language: Language): Promise<Search> {
    const { documents, acronyms } = contents[language];
    const pages = new Set(documents.map(({ href }) => href));
    const moment = publishedItems?.moment ?? getMinuteInSeoul(new Date());
    const live = publishedItems ? createDocuments(publishedItems.database, language, pages) : [];
    const shownDocuments = documents.filter((document) => isVisible(document, moment));
    return createSearch({ documents: [...shownDocuments, ...live], acronyms });
  }
  const searchIn = (language: Language): Promise<Search> =>
    (searches[language] ??= buildSearch(language));
  // A search occupies the only core for some milliseconds, so other requests are served in between.
  const searching = new WorkQueue({
    atOnce: 1,
    waiting: SEARCHES_WAITING,
    waitingPerClient: SEARCHES_WAITING_PER_NETWORK,
  });
  let answers = new Map<string, SearchAnswer | SuggestAnswer>();

  async function answer<Kind extends keyof Search>(
    kind: Kind,
    words: string,
    language: Language,
    network: string,
  ): Promise<ReturnType<Search[Kind]>> {
    const key = `${kind} ${language} ${words}`;
    const cachedAnswer = answers.get(key);
    if (cachedAnswer) return cachedAnswer as ReturnType<Search[Kind]>;
    const search = await searchIn(language);
    const cache = answers;
    const result = await searching.run(async () => {
      await yieldToRequests();
      return search[kind](words) as ReturnType<Search[Kind]>;
    }, network);
    if (cache.size >= ANSWERS_MAX) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, result);
    return result;
  }
  return {
    scheduled: contents[DEFAULT_LANGUAGE].documents.filter(
      ({ appears, ends }) => appears !== undefined || ends !== undefined,
    ),
    publish(database, moment) {
      publishedItems = { database, moment };
      answers = new Map();
      for (const language of LANGUAGES) delete searches[language];
    },
    async prepare() {
      for (const language of LANGUAGES) await searchIn(language);
    },
    find: (words, language, network) => answer('find', words, language, network),
    suggest: (words, language, network) => answer('suggest', words, language, network),
  };
}

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/**
 * Handles `GET /api/searches?q=하네스&lang=ko` and `/api/suggestions` with the same parameters; refuses other parameters.
 * It runs before Express, because many requests have to cost little. Rejects if the search fails.
 */
export const createSearchHandler =
  (
    answer: SiteSearch['find' | 'suggest'],
    identifyNetwork: IdentifyNetwork,
    headers: Readonly<Record<string, string>>,
  ) =>
  async (request: IncomingMessage, response: ServerResponse, { query }: Target): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseMethod(response, 'GET, HEAD', headers);
    const words = query.get(QUERY_PARAMETER);
    const language = query.get(LANGUAGE_PARAMETER) ?? DEFAULT_LANGUAGE;
    const isAllowed =
      words !== null &&
      [...words].length <= WORDS_MAX &&
      isLanguage(language) &&
      [...query.keys()].every(
        (name, index, names) => PARAMETERS.includes(name) && names.indexOf(name) === index,
      );
    if (!isAllowed) return sendProblem(response, createProblem(400, 'query'), headers);
    const body = JSON.stringify(await answer(words, language, identifyNetwork(request)));
    response
      .writeHead(200, { ...headers, ...HEADERS, 'Content-Length': Buffer.byteLength(body) })
      .end(request.method === 'HEAD' ? undefined : body);
  };

const PARAMETERS: readonly string[] = [QUERY_PARAMETER, LANGUAGE_PARAMETER];
