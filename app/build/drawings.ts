import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '@site/contract/language';

import { DRAWINGS, type DrawingDescription } from '../../content/drawings/registry.ts';
import { CLIENT } from './paths.ts';

const NAME = 'virtual:drawings';
const INDEX = `\0${NAME}`;
const FILES = `\0${NAME}/files/`;
const INLINE = `\0${NAME}/inline/`;

const addressOf = (id: string, svg: string): string =>
  `/assets/${id}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;

function drawingOf(id: string): DrawingDescription {
  const drawing = DRAWINGS[id];
  if (!drawing) throw new Error(`There is no drawing "${id}" in content/drawings/registry.ts.`);
  return drawing;
}

const made = new Map<string, string>();

/** The drawing as a file of its own, made once per process. */
function fileOf(id: string): string {
  let svg = made.get(id);
  if (svg === undefined) {
    svg = drawingOf(id).build();
    made.set(id, svg);
  }
  return svg;
}

function filesIn(language: Language): string {
  const files = Object.values(DRAWINGS)
    .filter(({ inline }) => !inline)
    .map(({ id, width, height, alt }) => [
      id,
      { src: addressOf(id, fileOf(id)), width, height, alt: alt?.[language] ?? '' },
    ]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(files)))});`;
}

/**
 * Gives the app its drawings: `loadDrawings` has each file's address, size and alternative text in one
 * language; `loadInline` has the text of those that stand inside the document.
 */
export function drawingsPlugin(): Plugin {
  return {
    name: 'site-drawings',
    resolveId(id) {
      if (id === NAME) return INDEX;
      return id.startsWith(NAME) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === INDEX) {
        const files = LANGUAGES.map(
          (language) => `${language}: () => import('${NAME}/files/${language}')`,
        );
        const inline = Object.values(DRAWINGS)
          .filter((drawing) => drawing.inline)
          .map((drawing) => `'${drawing.id}': () => import('${NAME}/inline/${drawing.id}')`);
        return `export const loadDrawings = { ${files.join(', ')} };
export const loadInline = { ${inline.join(', ')} };`;
      }
      if (id.startsWith(FILES)) return filesIn(id.slice(FILES.length) as Language);
      if (id.startsWith(INLINE)) {
        const svg = drawingOf(id.slice(INLINE.length)).build({ inline: true });
        return `export default ${JSON.stringify(svg)};`;
      }
      return undefined;
    },
    /** In development the files are made when they are asked for. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = /^\/assets\/([a-z0-9-]+)-[0-9a-f]{8}\.svg$/.exec(request.url ?? '')?.[1];
        if (!id || !(id in DRAWINGS)) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(fileOf(id));
      });
    },
  };
}

/** Puts the files where the pages look for them. */
export async function buildDrawings(): Promise<void> {
  await mkdir(path.join(CLIENT, 'assets'), { recursive: true });
  await Promise.all(
    Object.values(DRAWINGS)
      .filter(({ inline }) => !inline)
      .map(({ id }) => writeFile(path.join(CLIENT, addressOf(id, fileOf(id))), fileOf(id))),
  );
}
