import { createPathTable } from '@site/contract/paths';
import type { Collection } from '@site/contract/public-data';
import type { FormsAvailability, ManifestRoute, SiteManifest } from '@site/contract/renderer';

import type { Config } from '../config.ts';
import type { Representation } from '../http/representation.ts';
import type { Log } from '../log.ts';
import type { PublicDataService } from '../public-data/public-data.ts';
import { StartError } from '../start-error.ts';
import { createErrorPageFactory, type CreateErrorPage } from './error-pages.ts';
import { loadFinishedPages, type FindFinishedPage } from './finished-pages.ts';
import { createFormPages, type FormPages } from './form-pages.ts';
import { createListPages, type ListPages } from './list-pages.ts';
import { createLivePages } from './live-pages.ts';
import type { PageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPageHeaderFactory, type PageHeadersConfig } from './page-headers.ts';
import { createPageRenderer } from './page-renderer.ts';
import { loadRenderer } from './renderer.ts';

/** All pages of the site. */
export interface Pages {
  /** The route of a path, with the value of `{id}`. */
  readonly findRoute: ReturnType<typeof createPathTable<ManifestRoute>>;
  /** Returns the page of an address; a page with public data may have to be rendered first. */
  find(address: PageAddress): Representation | Promise<Representation> | undefined;
  /** A page that the build finished, such as the one for unknown paths. */
  findFinished: FindFinishedPage;
  createError: CreateErrorPage;
  showListOrItem: ListPages['show'];
  /** Removes the pages of a changed collection from the cache. */
  invalidate(collection: Collection): void;
  render: FormPages['render'];
  /** Renders the pages with public data that were not requested yet. Never rejects. */
  prepare(): Promise<void>;
  /** Renders the pages with public data again. If that fails, the present ones stay. */
  refresh(): Promise<void>;
  /** Stops rendering and compressing in the background. */
  close(): void;
}

interface Options {
  readonly config: PageHeadersConfig & Pick<Config, 'distDir' | 'publicOrigin' | 'preparePages'>;
  readonly log: Log;
  readonly pageData: PublicDataService['pageData'];
  /** Returns whether an item of a collection is published; `id` comes from the address. */
  readonly hasItem: (collection: Collection, id: string) => boolean;
  /** The availability that pages with a form show. */
  readonly formsAvailability: FormsAvailability | undefined;
  readonly manifest: SiteManifest;
}

/** Returns the function that replaces the origin for which the site was built; `undefined` if it is the same. */
function createOriginReplacer(builtFor: string, origin = builtFor) {
  return origin === builtFor ? undefined : (html: string) => html.replaceAll(builtFor, origin);
}

/**
 * Loads all pages into memory, compressed and with their headers: finished pages of the build, and pages with public
 * data, which the renderer of the build renders. Throws a `StartError` if the build is missing or damaged.
 */
export async function openPages({
  config,
  log,
  pageData,
  hasItem,
  formsAvailability,
  manifest: { routes, pages, origin },
}: Options): Promise<Pages> {
  const findRoute = createPathTable(routes);
  const createHeaders = createPageHeaderFactory(config);
  // Neither the server nor browsers cache pages with a form.
  const isCacheable = (path: string): boolean => findRoute(path)?.route.form === undefined;
  const replaceOrigin = createOriginReplacer(origin, config.publicOrigin);
  const cache = createPageCache(log);
  const { distDir, preparePages } = config;
  try {
    const findFinished = await loadFinishedPages({
      distDir,
      pages,
      createHeaders,
      isCacheable,
      replaceOrigin,
      cache,
    });
    const render = await loadRenderer(distDir);
    const renderer = createPageRenderer({ render, pageData, formsAvailability, replaceOrigin });
    const shared = { renderer, createHeaders, isCacheable, cache };
    const listPages = createListPages({ ...shared, hasItem });
    const formPages = createFormPages(shared);
    const livePages = createLivePages(
      { ...shared, routes, formsAvailability, preparePages, log },
      () => {
        listPages.invalidate();
        formPages.invalidate();
      },
    );
    // The server does not start if it cannot render.
    await livePages.renderFirst();
    return {
      findRoute,
      find: (address) => livePages.find(address) ?? findFinished(address),
      findFinished,
      createError: createErrorPageFactory(findFinished),
      showListOrItem: listPages.show,
      invalidate: listPages.invalidate,
      render: formPages.render,
      prepare: livePages.prepare,
      refresh: livePages.refresh,
      close() {
        livePages.close();
        cache.close();
      },
    };
  } catch (error) {
    throw new StartError(
      `The build in ${distDir} is damaged (${(error as Error).message}). Run \`npm run build\`.`,
    );
  }
}
