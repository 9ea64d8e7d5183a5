import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

import type { Fonts } from './fonts.ts';
import { APP } from './paths.ts';

interface ClientBuild {
  readonly manifest: Manifest;
  readonly fonts: Fonts;
  /** URL of the stylesheet of the dark mode. */
  readonly dark: string;
}

/** The module with the addresses of what the client build made, for the renderer. */
export const CLIENT_ASSETS = 'virtual:client-assets';

/** In development the entry is the source itself, and Vite finds the rest. */
export const clientAssets = (): Plugin => ({
  name: 'client-assets',
  resolveId: (id) => (id === CLIENT_ASSETS ? `\0${CLIENT_ASSETS}` : undefined),
  load: (id) => (id === `\0${CLIENT_ASSETS}` ? DEVELOPMENT : undefined),
});

const HEAD =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">';

const DEVELOPMENT = `import dark from '@site/tokens/dark.css?url';
export const assets = {
  dark,
  entry: '/src/client.tsx', afterPaint: '/src/hydration/afterPaint.ts', head: ${JSON.stringify(HEAD)}, fonts: {}, modulesOf: () => []
};`;

/** The chunks that all others import, see `app/vite.config.ts`: the first in every list, in this order. */
const LIBRARIES = ['react', 'base'] as const;

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

/** The source of every island that is loaded apart, by its name, as `islands/registry.ts` imports it. */
function readIslandSources(): Record<string, string> {
  const registry = readFileSync(path.join(APP, 'src/islands/registry.ts'), 'utf8');
  const imports = [...registry.matchAll(/(\w+): \{\s*load: \(\) => import\('\.\.\/([^']+)'\)/g)];
  if (imports.length !== registry.match(/=> import\(/g)?.length)
    throw new Error(
      'app/src/islands/registry.ts imports islands in a way that the build does not read.',
    );
  return Object.fromEntries(imports.map(([, name, file]) => [name, `src/${file}`]));
}

/** The code of `CLIENT_ASSETS` after a build. */
export function clientAssetsModule({ manifest, fonts, dark }: ClientBuild): string {
  const entry = manifest['src/client.tsx'];
  if (!entry) throw new Error('The client build has no entry src/client.tsx.');
  const afterPaint = manifest['src/hydration/afterPaint.ts'];
  if (!afterPaint || afterPaint.imports?.length)
    throw new Error(
      'src/hydration/afterPaint.ts has to be one file of the client build that imports nothing.',
    );
  const shared = chunksOf(manifest, 'src/client.tsx');
  const libraries = LIBRARIES.map((library) => {
    const file = Object.values(manifest).find(({ name }) => name === library)?.file ?? '';
    if (!shared.has(file)) throw new Error(`The client build has no chunk "${library}".`);
    return file;
  });
  const lists: Record<string, string[]> = {};
  for (const [key, chunk] of Object.entries(manifest))
    if (chunk.isDynamicEntry || chunk.isEntry)
      // The key of a virtual module is a path that does not exist, which ends with the module's id.
      lists[/(?:content|virtual):.*$/.exec(key)?.[0] ?? key] = [...chunksOf(manifest, key)]
        .filter((file) => !shared.has(file))
        .map(nameOf);
  const sources = readIslandSources();
  for (const source of Object.values(sources))
    if (!lists[source]) throw new Error(`The client build has no chunk for the island ${source}.`);
  return `
const lists = ${JSON.stringify(lists)};
const base = ${JSON.stringify([...new Set([...libraries, ...shared])].filter((file) => file !== entry.file).map(nameOf))};
const islands = ${JSON.stringify(sources)};
export const assets = {
  entry: ${JSON.stringify(`/${entry.file}`)},
  afterPaint: ${JSON.stringify(`/${afterPaint.file}`)},
  head: ${JSON.stringify(HEAD)},
  fonts: ${JSON.stringify(fonts)},
  dark: ${JSON.stringify(dark)},
  modulesOf(language, names) {
    const keys = [
      'content:' + language + '/frame',
      '../design-system/src/messages/' + language + '.json',
      ...names.map((name) => islands[name]),
    ];
    return [...new Set([...base, ...keys.flatMap((key) => lists[key] ?? [])])];
  },
};`;
}
