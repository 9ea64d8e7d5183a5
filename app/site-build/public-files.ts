import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  DEFAULT_LANGUAGE,
  getLatinText,
  mapLanguages,
  type LocalizedText,
} from '@site/contract/language';
import type { Library } from '@site/content/library/library.ts';
import { PATHS } from '@site/contract/paths';
import type { SiteManifest } from '@site/contract/renderer';

import { TOKEN_VALUES } from '@site/tokens';
import { icons, manifestIcons } from '@site/drawings/brand/icons.ts';
import { CLIENT, CONTENT_ROOT, ROOT } from './paths.ts';

const light = TOKEN_VALUES.light;

async function createWebManifest(files: ReturnType<typeof icons>): Promise<string> {
  const site = JSON.parse(await readFile(path.join(ROOT, 'content', 'site.json'), 'utf8')) as {
    brand: { name: LocalizedText };
  };
  return JSON.stringify({
    name: site.brand.name[DEFAULT_LANGUAGE],
    short_name: getLatinText(site.brand.name),
    lang: DEFAULT_LANGUAGE,
    start_url: PATHS.home,
    display: 'browser',
    background_color: light['color-surface'],
    theme_color: light['color-surface'],
    icons: manifestIcons(files),
  });
}

/** Returns the scripts of `content/scripts/`, which are published at `/scripts/`. */
function readScripts(): { readonly path: string; readonly body: string }[] {
  const folder = path.join(CONTENT_ROOT, 'content', 'scripts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      path: `scripts/${name}`,
      body: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/** Writes the files with fixed addresses. */
export async function buildPublicFiles(): Promise<void> {
  await mkdir(path.join(CLIENT, 'scripts'), { recursive: true });
  const files = icons();
  await Promise.all([
    ...[...files, ...readScripts()].map(({ path: name, body }) =>
      writeFile(path.join(CLIENT, name), body),
    ),
    writeFile(path.join(CLIENT, 'site.webmanifest'), await createWebManifest(files)),
  ]);
}

interface PublicFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Serves the files of `buildPublicFiles` in development. */
export function publicFilesPlugin(): Plugin {
  return {
    name: 'site-public-files',
    async configureServer({ middlewares }) {
      const icon = icons();
      const files = new Map<string, PublicFile>(icon.map((file) => [`/${file.path}`, file]));
      for (const { path: name, body } of readScripts())
        files.set(`/${name}`, { type: 'text/javascript', body });
      const body = await createWebManifest(icon);
      files.set('/site.webmanifest', { type: 'application/manifest+json', body });
      middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '');
        if (!file) return next();
        response.setHeader('Content-Type', file.type).end(file.body);
      });
    },
  };
}

/**
 * Returns the part of the content that the server needs: the company's name, the categories of press items, the sites
 * that accept visitors, and the titles and descriptions of feeds, which are those of the press page.
 */
export function getSiteTexts(
  library: Library,
): Pick<SiteManifest, 'company' | 'feeds' | 'pressCategories' | 'visitSites'> {
  const { site, pages, sites, forms } = library;
  if (!site) throw new Error('content/site.json is broken.');
  const { name } = site.brand;
  const press = pages.get('press');
  const pressCategories = (site.pressCategories ?? []).map(({ id }) => id);
  const visitedSites = new Set(forms.reservation?.rules.sites.map((candidate) => candidate.site));
  const visitSites = sites
    .filter(({ id }) => visitedSites.has(id))
    .map(({ id, name: siteName, address }) => ({
      id,
      name: siteName,
      address: typeof address === 'string' ? mapLanguages(() => address) : address,
    }));
  const own = { company: name, pressCategories, visitSites };
  if (!press) return own;
  const feeds = mapLanguages((language) => ({
    title: `${press.title[language]} | ${name[language]}`,
    description: press.description[language],
  }));
  return { ...own, feeds };
}
