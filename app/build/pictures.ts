import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '@site/contract/language';
import { PHOTOGRAPHS } from '@site/content/library/photographs.ts';
import type { Picture } from '@site/content/schema/page.ts';

import { drawnPictureOf, publishedDrawings } from './drawings.ts';
import { CONTENT_ROOT } from './paths.ts';
import { imageType, photographFile, photographOf, publishedPhotographs } from './photographs.ts';

const NAME = 'virtual:pictures';
const RESOLVED = `\0${NAME}`;

/** How a page shows the drawing or photograph that it names; nothing for a drawing inside the document. */
export const pictureOf = (id: string, language: Language): Picture | undefined =>
  photographOf(id, language) ?? drawnPictureOf(id, language);

/** Answers with the file of a photograph; calls `next` where the address is not one, or making it fails. */
async function sendPhotograph(
  address: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const file = await photographFile(address);
    if (!file) return next();
    response.setHeader('Content-Type', imageType(path.extname(address).slice(1))).end(file);
  } catch (error) {
    next(error);
  }
}

/** `virtual:pictures`: what the public data can name. In development photographs are made when they are asked for. */
export function picturesPlugin(): Plugin {
  const folder = path.join(CONTENT_ROOT, PHOTOGRAPHS);
  return {
    name: 'site-pictures',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const development = this.environment.mode === 'dev';
      const published = { ...publishedDrawings(development), ...publishedPhotographs() };
      return `export const published = ${JSON.stringify(published)};`;
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
      if (path.dirname(file) !== folder) return;
      const { moduleGraph, hot } = this.environment;
      const module = moduleGraph.getModuleById(RESOLVED);
      if (module) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
    },
  };
}
