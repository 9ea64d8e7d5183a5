import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  languageCookie,
  LANGUAGES,
  readLanguageCookie,
  type Language,
} from '@site/contract/language';
import { PATHS, TAB_PARAMETER } from '@site/contract/paths';
import type {
  FinishedPage,
  FormState,
  ManifestRoute,
  PageData,
  Render,
  RenderResult,
  SiteManifest,
} from '@site/contract/renderer';

import { ASSETS, readClientFiles } from './client-files.ts';
import type { Config } from './config.ts';
import { pagePolicy, securityHeaders } from './headers.ts';
import { Gate, RENDERS_AT_ONCE, RENDERS_WAITING } from './limits.ts';
import { codeOf, type Log } from './log.ts';
import { problemOf, sendProblem } from './problems.ts';
import {
  compressForKeeping,
  compressForOne,
  represent,
  sendRepresentation,
  type Bodies,
  type Representation,
} from './representation.ts';
import { StartError } from './start-error.ts';
import type { Target } from './target.ts';

const NOT_FOUND = '*';
/** Longest value of a query parameter that a page is rendered with, in characters. */
const PARAMETER_MAX = 200;

type Pages = Map<string, Representation>;
type PageAddress = Pick<FinishedPage, 'path' | 'language'> & { readonly tab?: string | undefined };

const keyOf = ({ path: at, tab, language }: PageAddress): string =>
  `${language} ${at} ${tab ?? ''}`;

/** Answers a form that was posted to a page of its own. */
export type FormHandler = (request: IncomingMessage) => Promise<{
  readonly status: number;
  readonly state: FormState;
  readonly headers?: Readonly<Record<string, string>>;
}>;

interface Options {
  readonly config: Config;
  readonly log: Log;
  readonly pageData: () => PageData;
  readonly forms: Readonly<Record<NonNullable<ManifestRoute['form']>, FormHandler>>;
}

export interface Site {
  /** Answers any request outside the API. Rejects where the visitor's connection breaks. */
  answer(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> | void;
  /** Renders the pages with live data anew. Keeps the ones there are where that fails. */
  refresh(): Promise<void>;
}

async function readManifest(distDir: string): Promise<SiteManifest> {
  try {
    return JSON.parse(await readFile(path.join(distDir, 'site.json'), 'utf8')) as SiteManifest;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartError(`The build in ${distDir} is damaged. Run \`npm run build\`.`);
    throw new StartError(
      `There is no built site in ${distDir}. Run \`npm run build\`, or \`npm start\`, which builds it first.`,
    );
  }
}

async function readBodies(file: string): Promise<Bodies> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`),
    readFile(`${file}.gz`),
  ]);
  return { identity, br, gzip };
}

/**
 * Loads the built site into memory and answers from there: finished pages, pages with live data,
 * pages rendered for one request, posted forms and the files of the browser.
 */
export async function openSite({ config, log, pageData, forms }: Options): Promise<Site> {
  const manifest = await readManifest(config.distDir);
  const security = securityHeaders(config);
  const routes = new Map(manifest.routes.map((route) => [route.path, route]));

  /** The headers of a page. What a form answers must not be kept by anyone, nor the page that asks. */
  const headersOf = (
    page: Pick<RenderResult, 'styleHashes' | 'scriptHashes'>,
    language: Language,
    keep: boolean,
  ) => ({
    ...security,
    'Content-Security-Policy': pagePolicy(page),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': keep ? 'private, no-cache' : 'no-store',
    Vary: 'Cookie, Accept-Encoding',
  });
  const mayKeep = (at: string): boolean => routes.get(at)?.form === undefined;

  async function loadFinished(): Promise<Pages> {
    const loaded = manifest.pages.map(async (page): Promise<[string, Representation]> => {
      const headers = headersOf(page, page.language, mayKeep(page.path));
      const bodies = await readBodies(path.join(config.distDir, 'pages', page.file));
      return [keyOf(page), represent(page.status, headers, bodies)];
    });
    return new Map(await Promise.all(loaded));
  }

  async function loadRenderer(): Promise<Render> {
    const file = path.join(config.distDir, 'server', 'render.js');
    const renderer = (await import(pathToFileURL(file).href)) as { render: Render };
    return renderer.render;
  }

  let finished: Pages;
  let files: Map<string, Representation>;
  let render: Render;
  try {
    [finished, files, render] = await Promise.all([
      loadFinished(),
      readClientFiles(path.join(config.distDir, 'client'), security),
      loadRenderer(),
    ]);
  } catch (error) {
    throw new StartError(
      `The build in ${config.distDir} is damaged (${(error as Error).message}). Run \`npm run build\`.`,
    );
  }

  async function renderLive(): Promise<Pages> {
    const data = pageData();
    const addresses = manifest.routes
      .filter((route) => route.live)
      .flatMap(({ path: at, tabs }) =>
        [undefined, ...tabs].flatMap((tab) =>
          LANGUAGES.map((language) => ({ path: at, tab, language })),
        ),
      );
    const pages: Pages = new Map();
    for (const address of addresses) {
      const { path: at, tab, language } = address;
      const query = tab === undefined ? '' : `?${TAB_PARAMETER}=${encodeURIComponent(tab)}`;
      const page = await render({ path: at + query, language, data });
      const headers = headersOf(page, language, mayKeep(at));
      pages.set(
        keyOf(address),
        represent(page.status, headers, await compressForKeeping(page.html)),
      );
    }
    return pages;
  }

  let live = await renderLive();
  log('pages.rendered', { count: live.size });
  /** Renderings follow one another, so that the newest data is what stays. */
  let refreshing = Promise.resolve();
  async function refreshNow(): Promise<void> {
    try {
      live = await renderLive();
      log('pages.rendered', { count: live.size });
    } catch (error) {
      log('pages.failed', { code: codeOf(error) });
    }
  }

  const finishedPage = (address: PageAddress): Representation | undefined => {
    const key = keyOf(address);
    return live.get(key) ?? finished.get(key);
  };
  const gate = new Gate(RENDERS_AT_ONCE, RENDERS_WAITING);

  /** The address to render, where the request carries a query parameter that its route asks for. */
  function renderedAddress(route: ManifestRoute, query: URLSearchParams): string | undefined {
    const asked = route.query.flatMap((name) => {
      const value = query.get(name);
      return value && value.length <= PARAMETER_MAX ? [[name, value]] : [];
    });
    if (asked.length === 0) return undefined;
    const tab = query.get(TAB_PARAMETER);
    if (tab !== null && route.tabs.includes(tab)) asked.push([TAB_PARAMETER, tab]);
    return `${route.path}?${new URLSearchParams(asked).toString()}`;
  }

  async function sendRendered(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    rendering: { address: string; language: Language; form?: FormState; status?: number },
    more: readonly string[],
  ): Promise<void> {
    const { address, language, form, status } = rendering;
    const page = await gate.run(() =>
      render({
        path: address,
        language,
        ...(route.live && { data: pageData() }),
        ...(form && { form }),
      }),
    );
    const headers = headersOf(page, language, form === undefined && mayKeep(route.path));
    const bodies = await compressForOne(page.html, request.headers['accept-encoding']);
    const representation = represent(status ?? page.status, headers, bodies);
    sendRepresentation(request, response, representation, more);
  }

  async function sendFormAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    form: NonNullable<ManifestRoute['form']>,
    { language, more }: Wanted,
  ): Promise<void> {
    const { status, state, headers = {} } = await forms[form](request);
    await sendRendered(
      request,
      response,
      route,
      { address: route.path, language, form: state, status },
      [...more, ...Object.entries(headers).flat()],
    );
  }

  function redirect(
    response: ServerResponse,
    status: 302 | 308,
    location: string,
    more: readonly string[] = [],
  ): void {
    const headers = Object.entries({ ...security, Location: location, 'Content-Length': '0' });
    response.writeHead(status, [...headers.flat(), ...more]).end();
  }

  function refuseMethod(response: ServerResponse, allow: string): void {
    sendProblem(response, problemOf(405, 'methodNotAllowed'), {
      ...security,
      Allow: allow,
      Connection: 'close',
    });
  }

  return {
    answer(request, response, { path: at, query, search }) {
      const { method } = request;
      const reads = method === 'GET' || method === 'HEAD';
      const route = at === undefined ? undefined : routes.get(at);

      if (!reads) {
        if (method === 'POST' && route?.form)
          return sendFormAnswer(request, response, route, route.form, wantedOf(request, query));
        // A form that is posted to its page with a slash too many keeps its method and body.
        const canonical = withoutSlash(at);
        if (method === 'POST' && canonical !== undefined && routes.get(canonical)?.form)
          return redirect(response, 308, encodeURI(canonical) + search, ['Connection', 'close']);
        return refuseMethod(response, route?.form ? 'GET, HEAD, POST' : 'GET, HEAD');
      }

      if (route) {
        const { language, more } = wantedOf(request, query);
        const address = renderedAddress(route, query);
        if (address !== undefined)
          return sendRendered(request, response, route, { address, language }, more);
        const tab = query.get(TAB_PARAMETER) ?? undefined;
        const page =
          finishedPage({ path: route.path, tab, language }) ??
          finishedPage({ path: route.path, language });
        if (page) return sendRepresentation(request, response, page, more);
      }

      const file = at === undefined ? undefined : files.get(at);
      if (file) return sendRepresentation(request, response, file);
      if (at === PATHS.root) {
        const language = query.get(LANGUAGE_PARAMETER);
        const kept = isLanguage(language) ? `?${LANGUAGE_PARAMETER}=${language}` : '';
        return redirect(response, 302, PATHS.home + kept, ['Cache-Control', 'no-cache']);
      }
      // Only towards a page that exists: an unknown path with slashes could name another host.
      const canonical = withoutSlash(at);
      if (canonical !== undefined && routes.has(canonical))
        return redirect(response, 308, encodeURI(canonical) + search);
      if (at?.startsWith(ASSETS))
        return sendProblem(response, problemOf(404, 'notFound'), security);

      const { language, more } = wantedOf(request, query);
      const page = finishedPage({ path: NOT_FOUND, language });
      if (page) return sendRepresentation(request, response, page, more);
      return sendProblem(response, problemOf(404, 'notFound'), security);
    },
    refresh() {
      refreshing = refreshing.then(refreshNow);
      return refreshing;
    },
  };
}

/** The language of an answer, and the headers that come with the way in which it was chosen. */
interface Wanted {
  readonly language: Language;
  readonly more: readonly string[];
}

const NOTHING_MORE: readonly string[] = [];

/** `?lang=` is a choice and is remembered; else the cookie; else Korean. `Accept-Language` has no say. */
function wantedOf(request: IncomingMessage, query: URLSearchParams): Wanted {
  const asked = query.get(LANGUAGE_PARAMETER);
  if (isLanguage(asked)) return { language: asked, more: ['Set-Cookie', languageCookie(asked)] };
  const language = readLanguageCookie(request.headers.cookie) ?? DEFAULT_LANGUAGE;
  return { language, more: NOTHING_MORE };
}

/** A path without the slashes at its end; `undefined` where there are none. */
function withoutSlash(at: string | undefined): string | undefined {
  return at !== undefined && at.length > 1 && at.endsWith('/') ? at.replace(/\/+$/, '') : undefined;
}
