import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

import type { Fonts } from './fonts.ts';
import { CLIENT, SERVER } from './paths.ts';

/** The URLs of the client build's files. */
export interface ClientAssets {
  /** The module that starts the client code. */
  readonly entry: string;
  /** React, which is fetched when the browser is idle; missing in development. */
  readonly react?: string;
  /** The stylesheet of the dark mode. */
  readonly dark: string;
  /** Missing in development. */
  readonly fonts: Partial<Fonts>;
}

const MODULE = 'virtual:client-assets';
/** The data that is written for the renderer after the client build. */
const FILE = 'client-assets.json';

const READ = `import { readFileSync } from 'node:fs';
export const assets = JSON.parse(readFileSync(new URL('./${FILE}', import.meta.url), 'utf8'));`;
const DEVELOPMENT = `import dark from '@site/tokens/dark.css?url';
export const assets = { dark, entry: '/src/client/client.tsx', fonts: {} };`;

/** Serves `virtual:client-assets`: in a build, the data that `writeClientAssets` has written. */
export const clientAssets = (): Plugin => ({
  name: 'client-assets',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    return this.environment.mode === 'dev' ? DEVELOPMENT : READ;
  },
});

/** Writes the URLs of the client build's files for the renderer, and removes the manifest of the build. */
export async function writeClientAssets(
  otherAssets: Pick<ClientAssets, 'dark' | 'fonts'>,
): Promise<void> {
  const file = path.join(CLIENT, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  const entry = manifest['src/client/client.tsx']?.file;
  const react = Object.values(manifest).find(({ name }) => name === 'react')?.file;
  if (!entry || !react) throw new Error('The client build has no entry or no chunk "react".');
  const assets: ClientAssets = { entry: `/${entry}`, react: `/${react}`, ...otherAssets };
  await writeFile(path.join(SERVER, FILE), JSON.stringify(assets));
}
