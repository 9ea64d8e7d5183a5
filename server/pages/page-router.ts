import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAMETER,
  languageCookie,
  readLanguageCookie,
  type Language,
} from '@site/contract/language';
import { PATHS, TAB_PARAMETER } from '@site/contract/paths';
import type { FormName, FormState, ManifestRoute } from '@site/contract/renderer';

import { ASSETS, readClientFiles } from './client-files.ts';
import type { Config } from '../config.ts';
import { securityHeaders } from '../http/headers.ts';
import { isShown, NOT_FOUND_PATH, type Pages } from './pages.ts';
import { createProblem, sendProblem } from '../http/problems.ts';
import { sendRepresentation, type Representation } from '../http/representation.ts';
import type { Target } from '../http/target.ts';

/** Longest value of a query parameter that a page is rendered with, in characters. */
const PARAMETER_MAX = 200;
/** How often a page is given the same parameter, where it is named more than once. */
const PARAMETERS_MAX = 8;

/** Answers a form that was posted to a page of its own. */
export type PageFormHandler = (request: IncomingMessage) => Promise<{
  readonly status: number;
  readonly state: FormState;
  readonly headers?: Readonly<Record<string, string>>;
}>;

interface Options {
  readonly config: Config;
  readonly pages: Pages;
  readonly forms: Readonly<Partial<Record<FormName, PageFormHandler>>>;
  /** A file that follows the live data: the sitemap, a feed. */
  readonly liveFile: (path: string) => Representation | undefined;
  /** Called when an item is about to be read by a visitor. */
  readonly onRead: (route: ManifestRoute, id: string, request: IncomingMessage) => void;
}

/** Answers any request outside the API. Rejects where the visitor's connection breaks. */
export type Site = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => Promise<void> | void;

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

/** The form that an address takes: the page's own, or that of the tab. */
function formOf({ form, tabs }: ManifestRoute, query: URLSearchParams): FormName | undefined {
  if (form === undefined || typeof form === 'string') return form;
  const tab = query.get(TAB_PARAMETER) ?? tabs[0] ?? '';
  return Object.hasOwn(form, tab) ? form[tab] : undefined;
}

/** The address of the page that answers a posted form: the page, with the tab where it has one. */
function formAddress({ path: at, tabs }: ManifestRoute, query: URLSearchParams): string {
  const tab = query.get(TAB_PARAMETER) ?? '';
  return tabs.includes(tab) ? `${at}?${TAB_PARAMETER}=${encodeURIComponent(tab)}` : at;
}

/** The address to render, where a request carries a query parameter that its route asks for. */
function renderedAddress(route: ManifestRoute, query: URLSearchParams): string | undefined {
  const asked = route.query.flatMap((name) => {
    const values = query.getAll(name).slice(0, PARAMETERS_MAX);
    return values
      .filter((value) => value && value.length <= PARAMETER_MAX)
      .map((value) => [name, value]);
  });
  if (asked.length === 0) return undefined;
  const tab = query.get(TAB_PARAMETER);
  if (tab !== null && route.tabs.includes(tab)) asked.push([TAB_PARAMETER, tab]);
  return `${route.path}?${new URLSearchParams(asked).toString()}`;
}

/** Answers from memory: pages first, then files; renders only what a query or a posted form asks for. */
export function openSite({ config, pages, forms, liveFile, onRead }: Options): Site {
  const security = securityHeaders(config);
  const files = readClientFiles(path.join(config.distDir, 'client'), security);

  function redirect(
    response: ServerResponse,
    status: 302 | 308,
    location: string,
    more: readonly string[] = [],
  ): void {
    const headers = Object.entries({ ...security, Location: location, 'Content-Length': '0' });
    response.writeHead(status, [...headers.flat(), ...more]).end();
  }

  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    handle: PageFormHandler,
    query: URLSearchParams,
  ): Promise<void> {
    const { language, more } = wantedOf(request, query);
    const { status, state, headers = {} } = await handle(request);
    const page = await pages.render({
      route,
      address: formAddress(route, query),
      language,
      acceptEncoding: request.headers['accept-encoding'],
      form: state,
      status,
    });
    sendRepresentation(request, response, page, [...more, ...Object.entries(headers).flat()]);
  }

  function answerWrite(
    request: IncomingMessage,
    response: ServerResponse,
    { path: at = '', query, search }: Target,
  ): Promise<void> | void {
    const route = pages.routeOf(at)?.route;
    const name = route && formOf(route, query);
    const handle = name && forms[name];
    if (request.method === 'POST' && route && handle)
      return answerForm(request, response, route, handle, query);
    // A form that is posted to its page with a slash too many keeps its method and body.
    const canonical = withoutSlash(at);
    if (request.method === 'POST' && canonical && pages.routeOf(canonical)?.route.form)
      return redirect(response, 308, encodeURI(canonical) + search, ['Connection', 'close']);
    return sendProblem(response, createProblem(405, 'methodNotAllowed'), {
      ...security,
      Allow: handle ? 'GET, HEAD, POST' : 'GET, HEAD',
      Connection: 'close',
    });
  }

  async function answerRendered(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    address: string,
    { language, more }: Wanted,
  ): Promise<void> {
    const acceptEncoding = request.headers['accept-encoding'];
    const page = await pages.render({ route, address, language, acceptEncoding });
    sendRepresentation(request, response, page, more);
  }

  /** A browser that fetches ahead reads nothing yet. */
  const isReading = ({ method, headers }: IncomingMessage): boolean =>
    method === 'GET' && !String(headers['sec-purpose'] ?? '').includes('prefetch');

  async function answerShown(
    request: IncomingMessage,
    response: ServerResponse,
    { route, id }: NonNullable<ReturnType<Pages['routeOf']>>,
    query: URLSearchParams,
    { language, more }: Wanted,
  ): Promise<void> {
    if (id !== undefined && isReading(request)) onRead(route, id, request);
    const acceptEncoding = request.headers['accept-encoding'];
    const page = await pages.show({ route, id, query, language, acceptEncoding });
    sendRepresentation(request, response, page, more);
  }

  function answerElse(
    request: IncomingMessage,
    response: ServerResponse,
    { path: at, query, search }: Target,
  ): void {
    if (at === PATHS.root) {
      const language = query.get(LANGUAGE_PARAMETER);
      const kept = isLanguage(language) ? `?${LANGUAGE_PARAMETER}=${language}` : '';
      return redirect(response, 302, PATHS.home + kept, ['Cache-Control', 'no-cache']);
    }
    // Only towards a page that exists: an unknown path with slashes could name another host.
    const canonical = withoutSlash(at);
    if (canonical !== undefined && pages.routeOf(canonical))
      return redirect(response, 308, encodeURI(canonical) + search);
    const { language, more } = wantedOf(request, query);
    const screen = at?.startsWith(ASSETS)
      ? undefined
      : pages.find({ path: NOT_FOUND_PATH, language });
    return screen
      ? sendRepresentation(request, response, screen, more)
      : sendProblem(response, createProblem(404, 'notFound'), security);
  }

  return (request, response, target) => {
    const { path: at, query } = target;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerWrite(request, response, target);
    const found = at === undefined ? undefined : pages.routeOf(at);
    if (found) {
      const { route } = found;
      const wanted = wantedOf(request, query);
      if (isShown(route)) return answerShown(request, response, found, query, wanted);
      const { language, more } = wanted;
      const address = renderedAddress(route, query);
      if (address !== undefined) return answerRendered(request, response, route, address, wanted);
      const tab = query.get(TAB_PARAMETER) ?? undefined;
      const page =
        pages.find({ path: route.path, tab, language }) ??
        pages.find({ path: route.path, language });
      if (page) return sendRepresentation(request, response, page, more);
    }
    const file = at === undefined ? undefined : (liveFile(at) ?? files.get(at));
    if (file) return sendRepresentation(request, response, file);
    return answerElse(request, response, target);
  };
}
