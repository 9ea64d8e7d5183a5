import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import mime from 'mime-types';

import { IMAGE_POLICY } from '../http/headers.ts';
import { represent, type Bodies, type Representation } from '../http/representation.ts';
import { StartError } from '../start-error.ts';

/** Files below this path have a hash of their content in their name. */
export const ASSETS = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, no-cache';
/**
 * Files that other sites, feed readers and link previews may show: pictures and documents, but no scripts, styles and
 * fonts.
 */
const EMBEDDABLE = /\.(?:avif|csv|gif|ico|jpe?g|pdf|png|svg|webp)$/;
/** Compressed variants of a file, which have no address. */
export const COMPRESSED = /\.(?:br|gz)$/;

/** Returns the response of a static file; files below `/assets/` never change. */
export function representFile(
  url: string,
  bodies: Bodies,
  headers: Readonly<Record<string, string>>,
): Representation {
  const extension = path.extname(url);
  return represent(
    200,
    {
      ...headers,
      ...(EMBEDDABLE.test(url) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...(extension === '.svg' && { 'Content-Security-Policy': IMAGE_POLICY }),
      'Content-Type': mime.contentType(extension) || 'application/octet-stream',
      'Cache-Control': url.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE,
      Vary: 'Accept-Encoding',
    },
    bodies,
  );
}

/** The static files of a build. */
export interface ClientFiles {
  /** Returns the file of a URL path, such as `/assets/client-x1y2.js`, which is created with its first request. */
  get(url: string): Representation | undefined;
}

/**
 * Reads the static files of the build and their compressed variants (`.br`, `.gz`) into memory, so that a build that
 * replaces them changes no response. Throws a `StartError` if the folder is missing.
 */
export function readClientFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): ClientFiles {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    throw new StartError(`The build lacks ${folder}. Run \`npm run build\`.`);
  }
  const contents = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }): [string, Buffer] => {
        const file = path.join(parentPath, name);
        const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
        return [url, readFileSync(file)];
      }),
  );
  const files = new Map<string, Representation>();
  /** Creates the response of a file, which later requests reuse. */
  function prepare(url: string): Representation | undefined {
    const identity = contents.get(url);
    if (!identity || isVariant(url)) return undefined;
    const br = contents.get(`${url}.br`);
    const gzip = contents.get(`${url}.gz`);
    const file = representFile(
      url,
      { identity, ...(br && { br }), ...(gzip && { gzip }) },
      headers,
    );
    files.set(url, file);
    return file;
  }
  const isVariant = (url: string): boolean =>
    COMPRESSED.test(url) && contents.has(url.replace(COMPRESSED, ''));
  // Browsers and feed readers request `/favicon.ico` without a link to it, and accept a PNG.
  const getAddress = (url: string): string => (url === '/favicon.ico' ? '/favicon-32.png' : url);
  return { get: (url) => files.get(getAddress(url)) ?? prepare(getAddress(url)) };
}
