import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  createColorSchemeCookie,
  parseColorSchemePath,
  type ColorScheme,
} from '@site/contract/color-scheme';
import {
  DEFAULT_LANGUAGE,
  getShownLanguage,
  isLanguage,
  LANGUAGE_PARAMETER,
  createLanguageCookie,
  readLanguageCookie,
  type Language,
} from '@site/contract/language';
import { PATHS, TAB_PARAMETER } from '@site/contract/paths';
import { NOT_FOUND_PATH, type FormName, type ManifestRoute } from '@site/contract/renderer';

import type { AssetArchive } from './asset-archive.ts';
import { ASSETS, readClientFiles } from './client-files.ts';
import { getPageForVisitor } from './color-scheme.ts';
import type { Config } from '../config.ts';
import type { IdentifyNetwork } from '../http/client-network.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { createSecurityHeaders } from '../http/headers.ts';
import { isListOrItem, type Pages } from './pages.ts';
import { createProblem, refuseMethod, sendProblem } from '../http/problems.ts';
import { sendRepresentation, type Representation } from '../http/representation.ts';
import { parseTarget, type Target } from '../http/target.ts';
import { hasSecret } from '../forms/definitions.ts';
import type { PageFormHandler } from '../forms/page-forms.ts';

/** Longest value of a query parameter that is passed to the renderer, in characters. */
const PARAMETER_MAX = 200;
/** How many values of one query parameter are passed to the renderer. */
const PARAMETERS_MAX = 8;

interface Options {
  readonly config: Config;
  readonly pages: Pages;
  readonly identifyNetwork: IdentifyNetwork;
  readonly forms: Readonly<Partial<Record<FormName, PageFormHandler>>>;
  /** The calendar file of the reservation that a post names; `undefined` where it names none. */
  readonly visitCalendar: (
    request: IncomingMessage,
    language: Language,
  ) => Promise<string | undefined>;
  /** Files of other builds. */
  readonly archive: Pick<AssetArchive, 'find'>;
  /** A file that follows the public data: the sitemap, a feed. */
  readonly liveFile: (path: string) => Representation | undefined;
  /** Called when the page of an item is requested. */
  readonly onItemRequested: (route: ManifestRoute, id: string, request: IncomingMessage) => void;
}

/** Answers a request outside the API. Rejects where the visitor's connection breaks. */
export type PageRouter = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => Promise<void> | void;

/** The language of a response, with the headers that remember the choice: names and values in turn. */
interface LanguageChoice {
  readonly language: Language;
  readonly headers: readonly string[];
}

const NO_HEADERS: readonly string[] = [];

/** The language of a screen that answers a request for a page. */
export const getLanguageFor = (request: IncomingMessage, query: URLSearchParams): Language =>
  chooseLanguage(request, query, false).language;

/** The language of `?lang=`, which is stored in the cookie; else of the cookie; else the default. */
function chooseLanguage(
  request: IncomingMessage,
  query: URLSearchParams,
  secure: boolean,
): LanguageChoice {
  const asked = query.get(LANGUAGE_PARAMETER);
  if (isLanguage(asked))
    return { language: asked, headers: ['Set-Cookie', createLanguageCookie(asked, secure)] };
  const language = readLanguageCookie(request.headers.cookie) ?? DEFAULT_LANGUAGE;
  return { language, headers: NO_HEADERS };
}

/** The choice of a visitor with the language that a page is shown in: it may not be published in the chosen one. */
const chooseForPage = (
  choice: LanguageChoice,
  { unpublished }: Pick<ManifestRoute, 'unpublished'>,
): LanguageChoice =>
  unpublished ? { ...choice, language: getShownLanguage(choice.language, unpublished) } : choice;

/** A path without its trailing slashes; `undefined` where it has none. */
function removeTrailingSlashes(at: string | undefined): string | undefined {
  return at !== undefined && at.length > 1 && at.endsWith('/') ? at.replace(/\/+$/, '') : undefined;
}

/** The form of a page, or of the tab that is asked for. */
function findForm({ form, tabs }: ManifestRoute, query: URLSearchParams): FormName | undefined {
  if (form === undefined || typeof form === 'string') return form;
  const tab = query.get(TAB_PARAMETER) ?? tabs[0] ?? '';
  return Object.hasOwn(form, tab) ? form[tab] : undefined;
}

/** The form of a page whose secret the query holds, with the address that shows the form. */
function findExposedForm(
  { path: at, form }: ManifestRoute,
  query: URLSearchParams,
): { readonly form: FormName; readonly address: string } | undefined {
  if (form === undefined || query.size === 0) return undefined;
  if (typeof form === 'string') return hasSecret(form, query) ? { form, address: at } : undefined;
  const exposed = Object.entries(form).find(([, name]) => hasSecret(name, query));
  return exposed && { form: exposed[1], address: `${at}?${TAB_PARAMETER}=${exposed[0]}` };
}

/** The address of the page that answers a posted form: path and tab. */
function createFormAddress({ path: at, tabs }: ManifestRoute, query: URLSearchParams): string {
  const tab = query.get(TAB_PARAMETER) ?? '';
  return tabs.includes(tab) ? `${at}?${TAB_PARAMETER}=${encodeURIComponent(tab)}` : at;
}

/** The address to render; `undefined` where the query has no parameter of the route. */
function createRenderAddress(route: ManifestRoute, query: URLSearchParams): string | undefined {
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

/** Answers from memory: pages first, then files. Renders where a query or a posted form asks for it. */
export function createPageRouter({
  config,
  pages,
  identifyNetwork,
  forms,
  visitCalendar,
  archive,
  liveFile,
  onItemRequested,
}: Options): PageRouter {
  const security = createSecurityHeaders(config);
  const files = readClientFiles(path.join(config.distDir, 'client'), security);

  function redirect(
    response: ServerResponse,
    status: 302 | 303 | 308,
    location: string,
    extra: readonly string[] = [],
  ): void {
    const headers = Object.entries({ ...security, Location: location, 'Content-Length': '0' });
    response.writeHead(status, [...headers.flat(), ...extra]).end();
  }

  /** Sends a page as its visitor has chosen to see it. */
  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    page: Representation,
    more: readonly string[] = [],
  ): Promise<void> | void {
    const own = getPageForVisitor(page, request);
    return own instanceof Promise
      ? own.then((prepared) => sendRepresentation(request, response, prepared, more))
      : sendRepresentation(request, response, own, more);
  }

  /** The page that a request was made on, if it is one of the site: its address goes into a header. */
  function findReferringPage({ headers: { referer } }: IncomingMessage): string {
    if (referer === undefined || !URL.canParse(referer)) return PATHS.home;
    const { pathname, search } = new URL(referer);
    const { path: at } = parseTarget(pathname);
    return at !== undefined && pages.findRoute(at) ? pathname + search : PATHS.home;
  }

  function answerColorScheme(
    request: IncomingMessage,
    response: ServerResponse,
    scheme: ColorScheme,
  ): void {
    if (isCrossSite(request, config))
      return sendProblem(response, createProblem(403, 'crossSite'), security);
    return redirect(response, 303, findReferringPage(request), [
      'Set-Cookie',
      createColorSchemeCookie(scheme, config.production),
      'Cache-Control',
      'no-store',
    ]);
  }

  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    handle: PageFormHandler,
    query: URLSearchParams,
  ): Promise<void> {
    const { language, headers } = chooseForPage(
      chooseLanguage(request, query, config.production),
      route,
    );
    const { status, state, headers: outcomeHeaders } = await handle(request);
    const page = await pages.render({
      route,
      address: createFormAddress(route, query),
      language,
      acceptEncoding: request.headers['accept-encoding'],
      network: identifyNetwork(request),
      form: state,
      status,
    });
    return sendPage(request, response, page, [
      ...headers,
      ...Object.entries(outcomeHeaders).flat(),
    ]);
  }

  /** An address is stored in histories and logs: a secret in it is not used, and the page says so. */
  async function refuseSecretInAddress(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    { form, address }: NonNullable<ReturnType<typeof findExposedForm>>,
    { language, headers }: LanguageChoice,
  ): Promise<void> {
    const page = await pages.render({
      route,
      address,
      language,
      acceptEncoding: request.headers['accept-encoding'],
      network: identifyNetwork(request),
      form: { form, status: 'failed', values: {}, errors: [], problem: 'secretInAddress' },
      status: 400,
    });
    return sendPage(request, response, page, headers);
  }

  /** The calendar file of a reservation; a request without one is redirected to the look-up. */
  async function answerCalendar(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const { language } = chooseLanguage(request, query, config.production);
    const file = await visitCalendar(request, language);
    if (file === undefined)
      return redirect(response, 303, PATHS.visit, [
        'Cache-Control',
        'no-store',
        'Connection',
        'close',
      ]);
    response
      .writeHead(200, {
        ...security,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="visit.ics"',
        'Content-Length': Buffer.byteLength(file),
        'Cache-Control': 'no-store',
      })
      .end(file);
  }

  function answerOtherMethod(
    request: IncomingMessage,
    response: ServerResponse,
    { path: at = '', query, search }: Target,
  ): Promise<void> | void {
    const scheme = request.method === 'POST' ? parseColorSchemePath(at) : undefined;
    if (scheme) return answerColorScheme(request, response, scheme);
    if (request.method === 'POST' && at === PATHS.visitCalendar)
      return answerCalendar(request, response, query);
    const route = pages.findRoute(at)?.route;
    const name = route && findForm(route, query);
    const handle = name && forms[name];
    if (request.method === 'POST' && route && handle)
      return answerForm(request, response, route, handle, query);
    // 308 keeps method and body of a form that is posted to its page with a trailing slash.
    const canonical = removeTrailingSlashes(at);
    if (request.method === 'POST' && canonical && pages.findRoute(canonical)?.route.form)
      return redirect(response, 308, encodeURI(canonical) + search, ['Connection', 'close']);
    return refuseMethod(response, handle ? 'GET, HEAD, POST' : 'GET, HEAD', {
      ...security,
      Connection: 'close',
    });
  }

  async function answerRendered(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    address: string,
    { language, headers }: LanguageChoice,
  ): Promise<void> {
    const acceptEncoding = request.headers['accept-encoding'];
    const network = identifyNetwork(request);
    const page = await pages.render({ route, address, language, network, acceptEncoding });
    return sendPage(request, response, page, headers);
  }

  /** A page that is prefetched may never be read. */
  const isReading = ({ method, headers }: IncomingMessage): boolean =>
    method === 'GET' && !String(headers['sec-purpose'] ?? '').includes('prefetch');

  async function answerListOrItem(
    request: IncomingMessage,
    response: ServerResponse,
    { route, id }: NonNullable<ReturnType<Pages['findRoute']>>,
    query: URLSearchParams,
    { language, headers }: LanguageChoice,
  ): Promise<void> {
    if (id !== undefined && isReading(request)) onItemRequested(route, id, request);
    const acceptEncoding = request.headers['accept-encoding'];
    const network = identifyNetwork(request);
    const page = await pages.showListOrItem({
      route,
      id,
      query,
      language,
      network,
      acceptEncoding,
    });
    return sendPage(request, response, page, headers);
  }

  function answerUnknown(
    request: IncomingMessage,
    response: ServerResponse,
    { path: at, query, search }: Target,
  ): Promise<void> | void {
    if (at === PATHS.root) {
      const language = query.get(LANGUAGE_PARAMETER);
      const parameter = isLanguage(language) ? `?${LANGUAGE_PARAMETER}=${language}` : '';
      return redirect(response, 302, PATHS.home + parameter, ['Cache-Control', 'no-cache']);
    }
    // Only to a page that exists: an unknown path with slashes could name another host.
    const canonical = removeTrailingSlashes(at);
    if (canonical !== undefined && pages.findRoute(canonical))
      return redirect(response, 308, encodeURI(canonical) + search);
    const { language, headers } = chooseLanguage(request, query, config.production);
    const screen = at?.startsWith(ASSETS)
      ? undefined
      : pages.finished({ path: NOT_FOUND_PATH, language });
    return screen
      ? sendPage(request, response, screen, headers)
      : sendProblem(response, createProblem(404, 'notFound'), security);
  }

  return (request, response, target) => {
    const { path: at, query } = target;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerOtherMethod(request, response, target);
    const found = at === undefined ? undefined : pages.findRoute(at);
    if (found) {
      const { route } = found;
      const choice = chooseForPage(chooseLanguage(request, query, config.production), route);
      if (isListOrItem(route)) return answerListOrItem(request, response, found, query, choice);
      const exposed = findExposedForm(route, query);
      if (exposed) return refuseSecretInAddress(request, response, route, exposed, choice);
      const { language, headers } = choice;
      const address = createRenderAddress(route, query);
      if (address !== undefined) return answerRendered(request, response, route, address, choice);
      const tab = query.get(TAB_PARAMETER) ?? undefined;
      const page =
        pages.find({ path: route.path, tab, language }) ??
        pages.find({ path: route.path, language });
      if (page instanceof Promise)
        return page.then((rendered) => sendPage(request, response, rendered, headers));
      if (page) return sendPage(request, response, page, headers);
    }
    const file = at === undefined ? undefined : (liveFile(at) ?? files.get(at) ?? archive.find(at));
    if (file) return sendRepresentation(request, response, file);
    return answerUnknown(request, response, target);
  };
}
