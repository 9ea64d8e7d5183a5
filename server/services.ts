import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { getTimeInSeoul } from '@site/contract/date';
import { parseItemNumber } from '@site/contract/paths';
import type { SiteManifest } from '@site/contract/renderer';

import type { Config } from './config.ts';
import { openForms, type Forms, type FormTestOverrides } from './forms/forms.ts';
import { bindSecret, openSecret, type ServerSecret } from './hotline/secret.ts';
import type { IdentifyNetwork } from './http/client-network.ts';
import { createSecurityHeaders } from './http/headers.ts';
import type { Representation } from './http/representation.ts';
import type { Log } from './log.ts';
import { createAssetArchive, type AssetArchive } from './pages/asset-archive.ts';
import { renderLiveFiles, representNewsPictures } from './pages/live-files.ts';
import { readManifest } from './pages/manifest.ts';
import { openPageViews, type PageViewCounter } from './pages/page-views.ts';
import { openPages, type Pages } from './pages/pages.ts';
import { openPublishedNews, type PublishedNews } from './public-data/published-news.ts';
import { openPublicData, type PublicDataService } from './public-data/public-data.ts';
import { openSearch, type SiteSearch } from './search/site-search.ts';
import { openSharedState } from './shared-state/open-shared-state.ts';
import { openStore } from './submissions/open-store.ts';
import type { SubmissionStore } from './submissions/store.ts';

/** Services and intervals that tests replace. */
export interface ServiceOverrides extends FormTestOverrides {
  readonly store?: SubmissionStore;
  /** The interval in which `db.json` and the date are checked, in milliseconds. */
  readonly watchInterval?: number;
  /** The interval in which page views are written, in milliseconds. */
  readonly viewInterval?: number;
}

interface Options {
  readonly config: Config;
  readonly log: Log;
  readonly now: () => Date;
  readonly identifyNetwork: IdentifyNetwork;
  readonly overrides: ServiceOverrides;
}

/** The services that answers need. */
export interface Services {
  readonly manifest: SiteManifest;
  readonly store: SubmissionStore;
  /** The server's own secret. */
  readonly secret: ServerSecret;
  readonly forms: Forms;
  readonly search: SiteSearch;
  readonly publicData: PublicDataService;
  readonly pages: Pages;
  /** Files of other builds. */
  readonly archive: AssetArchive;
  /** Shows what editors have published, now. */
  readonly followNews: () => Promise<void>;
  /** Finds a file that depends on the public data: the sitemap, a feed, a photograph of the news. */
  readonly findLiveFile: (path: string) => Representation | undefined;
  /** Counts a view of a notice; returns whether the notice exists. */
  readonly countView: (id: string, request: IncomingMessage) => boolean;
  /** Stops background work. */
  stop(): void;
  /** Closes stores and queues. */
  close(): Promise<void>;
}

/** A service that holds connections or timers until it is closed. */
interface Closable {
  close(): void | Promise<void>;
}

/**
 * Opens the services of the site. If one cannot be opened, throws a `StartError` and closes those that are open: an
 * idle connection of a pool would keep the process running.
 */
export async function openServices(options: Options): Promise<Services> {
  const closables: Closable[] = [];
  try {
    return await openAll(options, closables);
  } catch (error) {
    await closeAll(closables);
    throw error;
  }
}

/** Closes services in reverse order. */
async function closeAll(closables: readonly Closable[]): Promise<void> {
  for (const service of closables.toReversed()) await service.close();
}

/** Opens the services in order and adds each to `closables`. */
async function openAll(
  { config, log, now, identifyNetwork, overrides }: Options,
  closables: Closable[],
): Promise<Services> {
  const closeLater = <Service extends Closable>(service: Service): Service => {
    closables.push(service);
    return service;
  };
  const manifest = readManifest(config.distDir);
  const archive = createAssetArchive({
    folder: config.assetsDir,
    assets: path.join(config.distDir, 'client', 'assets'),
    headers: createSecurityHeaders(config),
    log,
    now,
  });
  // Files are copied while others are read.
  const publication = archive.publish();
  const store = closeLater(overrides.store ?? (await openStore(config)));
  const secret = openSecret(config);
  await bindSecret(store, secret);
  const sharedState = closeLater(await openSharedState(config, secret));
  const context = { config, store, secret, sharedState, identifyNetwork, log, now, manifest };
  const views = closeLater(
    await openPageViews({
      sharedState,
      identifyNetwork,
      log,
      now,
      ...(overrides.viewInterval && { interval: overrides.viewInterval }),
    }),
  );
  const forms = closeLater(await openForms(context, overrides));
  const { pressCategories } = manifest;
  const news = closeLater(
    await openPublishedNews({
      store,
      pressCategories,
      log,
      ...(overrides.watchInterval && { interval: overrides.watchInterval }),
    }),
  );
  const site = await openSite({ config, log, now, manifest, forms, views, news, overrides });
  // The files are archived before a page names them, because the browser may request them from another server.
  await publication;
  return {
    ...site,
    manifest,
    store,
    secret,
    forms,
    archive,
    followNews: news.follow,
    close: () => closeAll(closables),
  };
}

interface SiteOptions extends Pick<Options, 'config' | 'log' | 'now' | 'overrides'> {
  readonly manifest: SiteManifest;
  readonly forms: Forms;
  readonly views: PageViewCounter;
  readonly news: PublishedNews;
}

/** Returns the clock of the public data. The clock of everything private is never set: data would be deleted by it. */
function createClock({ previewDate }: Config, now: () => Date): () => Date {
  if (previewDate === undefined) return now;
  const endOfDay = getTimeInSeoul(previewDate, '23:59');
  return () => endOfDay;
}

/** Opens pages, search and public data, which depend on each other. */
async function openSite({
  config,
  log,
  now,
  manifest,
  forms,
  views,
  news,
  overrides,
}: SiteOptions) {
  const search = openSearch(config.distDir);
  const publicData = openPublicData({
    search,
    pressCategories: manifest.pressCategories,
    file: config.publicDataFile,
    news,
    now: createClock(config, now),
    log,
    views: views.of,
    ...(overrides.watchInterval && { interval: overrides.watchInterval }),
  });
  const pages = await openPages({
    config,
    log,
    pageData: publicData.pageData,
    hasItem: (collection, id) =>
      publicData.published().article(collection, parseItemNumber(id) ?? 0) !== undefined,
    formsAvailability: forms.formsAvailability,
    manifest,
  });
  const renderFiles = () => {
    const origin = config.publicOrigin ?? manifest.origin;
    const security = createSecurityHeaders(config);
    const publishedData = publicData.published();
    return new Map([
      ...renderLiveFiles({ ...manifest, origin }, publishedData, security),
      ...representNewsPictures(publishedData.data, news.get(), security),
    ]);
  };
  let liveFiles = renderFiles();
  views.onChange(() => pages.invalidate('notices'));
  publicData.onChange(() => {
    liveFiles = renderFiles();
    void pages.refresh();
  });
  return {
    search,
    publicData,
    pages,
    findLiveFile: (url: string) => liveFiles.get(url),
    countView(id: string, request: IncomingMessage): boolean {
      const item = publicData.published().article('notices', parseItemNumber(id) ?? 0);
      if (item && views.count(Number(id), request)) pages.invalidate('notices');
      return item !== undefined;
    },
    stop() {
      publicData.close();
      pages.close();
    },
  };
}
