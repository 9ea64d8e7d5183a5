import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';

import { IMAGE_POLICY } from '../http/headers.ts';
import { represent, type Representation } from '../http/representation.ts';
import { StartError } from '../start-error.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Files below this path carry a hash of their content in their name. */
export const ASSETS = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Reads every file that browsers fetch under its own path, with the `.br` and `.gz` that the build
 * put beside it, ready to be sent. Keys are URL paths such as `/assets/client-x1y2.js`.
 */
export function readClientFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Map<string, Representation> {
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
  for (const [url, identity] of contents) {
    if (COMPRESSED.test(url) && contents.has(url.replace(COMPRESSED, ''))) continue;
    const br = contents.get(`${url}.br`);
    const gzip = contents.get(`${url}.gz`);
    const extension = path.extname(url);
    files.set(
      url,
      represent(
        200,
        {
          ...headers,
          ...(extension === '.svg' && { 'Content-Security-Policy': IMAGE_POLICY }),
          'Content-Type': TYPES[extension] ?? 'application/octet-stream',
          'Cache-Control': url.startsWith(ASSETS) ? FOR_EVER : ASK_AGAIN,
          Vary: 'Accept-Encoding',
        },
        { identity, ...(br && { br }), ...(gzip && { gzip }) },
      ),
    );
  }
  return files;
}
