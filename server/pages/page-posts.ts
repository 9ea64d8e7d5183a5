import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createColorSchemeCookie,
  parseColorSchemePath,
  type ColorScheme,
} from '@site/contract/color-scheme';
import type { Language } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';
import type { FormName, ManifestRoute } from '@site/contract/renderer';

import type { Config } from '../config.ts';
import type { PageFormHandler } from '../forms/page-forms.ts';
import type { IdentifyNetwork } from '../http/client-network.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { createProblem, refuseMethod, sendProblem } from '../http/problems.ts';
import { parseTarget, type Target } from '../http/target.ts';
import { chooseForPage, chooseLanguage } from './language-choice.ts';
import { sendPage, type Redirect } from './page-responses.ts';
import type { Pages } from './pages.ts';
import { createFormAddress, findForm, removeTrailingSlashes } from './requested-address.ts';

/** Dependencies of the answers to posts. */
export interface PagePostOptions {
  readonly config: Config;
  readonly pages: Pages;
  readonly identifyNetwork: IdentifyNetwork;
  readonly forms: Readonly<Partial<Record<FormName, PageFormHandler>>>;
  /** Creates the calendar file of the reservation that a post names; `undefined` if it names none. */
  readonly createCalendar: (
    request: IncomingMessage,
    language: Language,
  ) => Promise<string | undefined>;
}

/** Answers requests by methods other than GET and HEAD. */
export type AnswerPost = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => Promise<void> | void;

const NOT_CACHED_AND_CLOSED = ['Cache-Control', 'no-store', 'Connection', 'close'];

const createCalendarHeaders = (file: string, security: Readonly<Record<string, string>>) => ({
  ...security,
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="visit.ics"',
  'Content-Length': Buffer.byteLength(file),
  'Cache-Control': 'no-store',
});

/**
 * Returns the address of the page that a request was made on if it belongs to the site, because a header will contain
 * it.
 */
function findReferringPage({ headers: { referer } }: IncomingMessage, pages: Pages): string {
  if (referer === undefined || !URL.canParse(referer)) return PATHS.home;
  const { pathname, search } = new URL(referer);
  const { path } = parseTarget(pathname);
  return path !== undefined && pages.findRoute(path) ? pathname + search : PATHS.home;
}

/** Returns the function that answers posted forms and choices of a color scheme, and refuses other methods. */
export function createPostAnswerer(
  { config, pages, identifyNetwork, forms, createCalendar }: PagePostOptions,
  security: Readonly<Record<string, string>>,
  redirect: Redirect,
): AnswerPost {
  function answerColorScheme(
    request: IncomingMessage,
    response: ServerResponse,
    scheme: ColorScheme,
  ): void {
    if (isCrossSite(request, config))
      return sendProblem(response, createProblem(403, 'crossSite'), security);
    return redirect(response, 303, findReferringPage(request, pages), [
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
    const extras = [...headers, ...Object.entries(outcomeHeaders).flat()];
    return sendPage(request, response, page, extras);
  }

  /** Answers with the calendar file of a reservation; redirects to the look-up if the post names none. */
  async function answerCalendar(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const { language } = chooseLanguage(request, query, config.production);
    const file = await createCalendar(request, language);
    if (file === undefined) return redirect(response, 303, PATHS.visit, NOT_CACHED_AND_CLOSED);
    response.writeHead(200, createCalendarHeaders(file, security)).end(file);
  }

  function answerPost(
    request: IncomingMessage,
    response: ServerResponse,
    { path = '', query, search }: Target,
  ): Promise<void> | void {
    const scheme = parseColorSchemePath(path);
    if (scheme) return answerColorScheme(request, response, scheme);
    if (path === PATHS.visitCalendar) return answerCalendar(request, response, query);
    const route = pages.findRoute(path)?.route;
    const name = route && findForm(route, query);
    const handle = name && forms[name];
    if (handle) return answerForm(request, response, route, handle, query);
    // 308 keeps the method and body of a form that is posted to an address with a trailing slash.
    const canonical = removeTrailingSlashes(path);
    if (canonical && pages.findRoute(canonical)?.route.form)
      return redirect(response, 308, encodeURI(canonical) + search, ['Connection', 'close']);
    return refuse(response, false);
  }

  const refuse = (response: ServerResponse, hasForm: boolean): void =>
    refuseMethod(response, hasForm ? 'GET, HEAD, POST' : 'GET, HEAD', {
      ...security,
      Connection: 'close',
    });

  return (request, response, target) => {
    if (request.method === 'POST') return answerPost(request, response, target);
    const route = pages.findRoute(target.path ?? '')?.route;
    const name = route && findForm(route, target.query);
    return refuse(response, name !== undefined && forms[name] !== undefined);
  };
}
