import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

import type { Fonts } from './fonts.ts';

export interface ClientBuild {
  readonly manifest: Manifest;
  readonly fonts: Fonts;
}

const NAME = 'virtual:client-assets';

/**
 * Tells the renderer where the browser finds what the client build made.
 * Without a build (in development) the entry is the source itself, and Vite finds the rest.
 */
export function clientAssets(build?: ClientBuild): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? (build ? builtSource(build) : DEVELOPMENT) : undefined),
  };
}

const HEAD =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">';

const DEVELOPMENT = `export const assets = {
  entry: '/src/client.tsx', head: ${JSON.stringify(HEAD)}, fonts: {}, arrivalOf: () => undefined, modulesOf: () => []
};`;

/** Files by their names alone: they are many, and each page lists its own. */
const nameOf = (file: string): string => path.basename(file, '.js');

/** The chunks of a module: its own and what they import, without duplicates. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

function builtSource({ manifest, fonts }: ClientBuild): string {
  const entry = manifest['src/client.tsx'];
  if (!entry) throw new Error('The client build has no entry src/client.tsx.');
  const shared = chunksOf(manifest, 'src/client.tsx');
  const lists: Record<string, string[]> = {};
  for (const [key, chunk] of Object.entries(manifest))
    if (chunk.isDynamicEntry || chunk.isEntry)
      // Made-up modules are named by a path to nowhere; what counts begins with their scheme.
      lists[/(?:content|virtual):.*$/.exec(key)?.[0] ?? key] = [...chunksOf(manifest, key)]
        .filter((file) => !shared.has(file))
        .map(nameOf);
  return `
const lists = ${JSON.stringify(lists)};
const base = ${JSON.stringify([...shared].filter((file) => file !== entry.file).map(nameOf))};
const pascal = (text) => text.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
export const assets = {
  entry: ${JSON.stringify(`/${entry.file}`)},
  head: ${JSON.stringify(HEAD)},
  fonts: ${JSON.stringify(fonts)},
  arrivalOf({ language, route, tab }) {
    return lists[['content:' + language + '/arrival', route?.slug, tab].filter(Boolean).join('/')]?.[0];
  },
  modulesOf({ language, page, blocks }) {
    const keys = [
      'src/pages/' + pascal(page) + 'Page.tsx',
      ...blocks.map((type) => 'src/blocks/' + pascal(type) + '.tsx'),
      '../design-system/src/messages/' + language + '.json',
    ];
    return [...new Set([...base, ...keys.flatMap((key) => lists[key] ?? [])])];
  },
};`;
}
