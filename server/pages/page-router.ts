import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isLanguage, LANGUAGE_PARAMETER } from '@site/contract/language';
import { PATHS, TAB_PARAMETER } from '@site/contract/paths';
import { NOT_FOUND_PATH, type ManifestRoute } from '@site/contract/renderer';

import { createSecurityHeaders } from '../http/headers.ts';
import { createProblem, sendProblem } from '../http/problems.ts';
import { sendRepresentation, type Representation } from '../http/representation.ts';
import type { Target } from '../http/target.ts';
import type { AssetArchive } from './asset-archive.ts';
import { ASSETS, readClientFiles } from './client-files.ts';
import { chooseForPage, chooseLanguage, type LanguageChoice } from './language-choice.ts';
import { isListOrItem } from './page-address.ts';
import { createPostAnswerer, type PagePostOptions } from './page-posts.ts';
import { createRedirect, sendPage } from './page-responses.ts';
import type { Pages } from './pages.ts';
import {
  createRenderAddress,
  findExposedForm,
  removeTrailingSlashes,
  type ExposedForm,
} from './requested-address.ts';

interface Options extends PagePostOptions {
  /** Files of other builds. */
  readonly archive: Pick<AssetArchive, 'find'>;
  /** Finds a file that depends on the public data: the sitemap, a feed. */
  readonly findLiveFile: (path: string) => Representation | undefined;
  /** Called when a visitor reads the page of an item. */
  readonly onItemRead: (route: ManifestRoute, id: string, request: IncomingMessage) => void;
}

/** Answers a request outside the API. Rejects if the visitor's connection breaks. */
export type PageRouter = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => Promise<void> | void;

type FoundRoute = NonNullable<ReturnType<Pages['findRoute']>>;

/** Returns whether a visitor reads the page: a prefetched page may never be shown. */
const isRead = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && !String(headers['sec-purpose'] ?? '').includes('prefetch');

/**
 * Creates the function that answers with a page of a route; it returns `undefined` if the route has no page. It answers
 * from memory, and renders if the query requires it.
 */
function createRouteAnswerer({ config, pages, identifyNetwork, onItemRead }: Options) {
  const readRequest = (request: IncomingMessage) => ({
    acceptEncoding: request.headers['accept-encoding'],
    network: identifyNetwork(request),
  });

  /** Refuses a secret in an address, because addresses are stored in histories and logs. */
  async function refuseSecretInAddress(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    { form, address }: ExposedForm,
    { language, headers }: LanguageChoice,
  ): Promise<void> {
    const page = await pages.render({
      ...readRequest(request),
      route,
      address,
      language,
      form: { form, status: 'failed', values: {}, errors: [], problem: 'secretInAddress' },
      status: 400,
    });
    return sendPage(request, response, page, headers);
  }

  async function answerRendered(
    request: IncomingMessage,
    response: ServerResponse,
    route: ManifestRoute,
    address: string,
    { language, headers }: LanguageChoice,
  ): Promise<void> {
    const page = await pages.render({ ...readRequest(request), route, address, language });
    return sendPage(request, response, page, headers);
  }

  async function answerListOrItem(
    request: IncomingMessage,
    response: ServerResponse,
    { route, id }: FoundRoute,
    query: URLSearchParams,
    { language, headers }: LanguageChoice,
  ): Promise<void> {
    if (id !== undefined && isRead(request)) onItemRead(route, id, request);
    const page = await pages.showListOrItem({
      ...readRequest(request),
      route,
      id,
      query,
      language,
    });
    return sendPage(request, response, page, headers);
  }

  return function answerRoute(
    request: IncomingMessage,
    response: ServerResponse,
    foundRoute: FoundRoute,
    query: URLSearchParams,
  ): { readonly answering: Promise<void> | void } | undefined {
    const { route } = foundRoute;
    const choice = chooseForPage(chooseLanguage(request, query, config.production), route);
    const { language, headers } = choice;
    if (isListOrItem(route))
      return { answering: answerListOrItem(request, response, foundRoute, query, choice) };
    const exposed = findExposedForm(route, query);
    if (exposed)
      return { answering: refuseSecretInAddress(request, response, route, exposed, choice) };
    const address = createRenderAddress(route, query);
    if (address !== undefined)
      return { answering: answerRendered(request, response, route, address, choice) };
    const tab = query.get(TAB_PARAMETER) ?? undefined;
    const page =
      pages.find({ path: route.path, tab, language }) ?? pages.find({ path: route.path, language });
    if (page instanceof Promise)
      return {
        answering: page.then((renderedPage) => sendPage(request, response, renderedPage, headers)),
      };
    return page && { answering: sendPage(request, response, page, headers) };
  };
}

/** Creates the router of pages and files. */
export function createPageRouter(options: Options): PageRouter {
  const { config, pages, archive, findLiveFile } = options;
  const security = createSecurityHeaders(config);
  const files = readClientFiles(path.join(config.distDir, 'client'), security);
  const redirect = createRedirect(security);
  const answerPost = createPostAnswerer(options, security, redirect);
  const answerRoute = createRouteAnswerer(options);

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
    const page = at?.startsWith(ASSETS)
      ? undefined
      : pages.findFinished({ path: NOT_FOUND_PATH, language });
    return page
      ? sendPage(request, response, page, headers)
      : sendProblem(response, createProblem(404, 'notFound'), security);
  }

  return (request, response, target) => {
    const { path: at, query } = target;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerPost(request, response, target);
    const foundRoute = at === undefined ? undefined : pages.findRoute(at);
    const routeAnswer = foundRoute && answerRoute(request, response, foundRoute, query);
    if (routeAnswer) return routeAnswer.answering;
    const file =
      at === undefined ? undefined : (findLiveFile(at) ?? files.get(at) ?? archive.find(at));
    return file
      ? sendRepresentation(request, response, file)
      : answerUnknown(request, response, target);
  };
}
