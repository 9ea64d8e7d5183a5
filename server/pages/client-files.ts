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
/** What other sites, readers of feeds and tests of previews may show: pictures and documents, no script, style or font. */
const EMBEDDABLE = /\.(?:avif|csv|gif|ico|jpe?g|pdf|png|svg|webp)$/;
/** Variants of a file, which have no address of their own. */
export const COMPRESSED = /\.(?:br|gz)$/;

/** A static file as a response; files below `/assets/` never change. */
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
  /** The file of a URL path, such as `/assets/client-x1y2.js`; prepared when it is first asked for. */
  get(url: string): Representation | undefined;
}

/**
 * Reads the static files of the build and their compressed variants (`.br`, `.gz`) into memory: a build that
 * replaces them changes no answer. Throws a `StartError` where the folder is missing.
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
  // The address that browsers and readers of feeds try by themselves; a PNG is an icon, too.
  const getAddress = (url: string): string => (url === '/favicon.ico' ? '/favicon-32.png' : url);
  return { get: (url) => files.get(getAddress(url)) ?? prepare(getAddress(url)) };
}
