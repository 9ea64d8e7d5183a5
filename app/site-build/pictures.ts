import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readLibrary } from '@site/content/library/library.ts';
import { PHOTOGRAPHS } from '@site/content/library/photographs.ts';

import type { GetPicture } from './content/pictures.ts';
import { getDrawnPicture, listPublishedDrawings } from './drawings.ts';
import { CONTENT_ROOT } from './paths.ts';
import {
  getImageType,
  readPhotographFile,
  readPagePhotographs,
  listPublishedPhotographs,
} from './photographs.ts';

/** The module with the pictures that the public data can name. */
const PICTURES = 'virtual:pictures';
/** Its resolved name. */
export const PICTURES_MODULE = `\0${PICTURES}`;

/** Returns the code of `PICTURES`; in development drawings are created on request. */
function createPicturesModule(development: boolean): string {
  const { products } = readLibrary().library;
  const areas = new Map([...products.values()].map(({ drawing, area }) => [drawing, area]));
  return `export const published = ${JSON.stringify({ ...listPublishedDrawings(development, areas), ...listPublishedPhotographs() })};`;
}

/**
 * Describes how pages show the drawings and photographs that they name, in their present versions; nothing for an
 * inlined drawing.
 */
export function readPictures(): GetPicture {
  const getPhotograph = readPagePhotographs();
  return (id, language, size) => getPhotograph(id, language) ?? getDrawnPicture(id, language, size);
}

/** Serves the file of a photograph. Calls `next` if the address is not a photograph or encoding fails. */
async function sendPhotograph(
  address: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const file = await readPhotographFile(address);
    if (!file) return next();
    response.setHeader('Content-Type', getImageType(path.extname(address).slice(1))).end(file);
  } catch (error) {
    next(error);
  }
}

/**
 * Serves `virtual:pictures`: the pictures that the public data can name. In development photographs are created on
 * request.
 */
export function picturesPlugin(): Plugin {
  const folder = path.join(CONTENT_ROOT, PHOTOGRAPHS);
  return {
    name: 'site-pictures',
    resolveId: (id) => (id === PICTURES ? PICTURES_MODULE : undefined),
    load(id) {
      return id === PICTURES_MODULE
        ? createPicturesModule(this.environment.mode === 'dev')
        : undefined;
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        if (!/^\/(?:assets|media)\/.*\.(?:avif|webp|jpe?g|png)$/.test(address)) {
          next();
          return;
        }
        void sendPhotograph(address, response, next);
      });
    },
    hotUpdate({ file }) {
      if (path.posix.dirname(file) !== normalizePath(folder)) return;
      const { moduleGraph, hot } = this.environment;
      const module = moduleGraph.getModuleById(PICTURES_MODULE);
      if (module) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
    },
  };
}
