import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '@site/contract/language';
import type { Picture, PublishedPicture } from '@site/content/schema/page.ts';

import type { DrawingDescription } from '@site/drawings/description.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { CLIENT } from './paths.ts';

const NAME = 'virtual:drawings';
const INDEX = `\0${NAME}`;
const INLINE = `\0${NAME}/inline/`;

/** Pages name dozens of drawings, and hashes do not compress: four letters tell the versions of one drawing apart. */
const assetPath = (id: string, svg: string): string =>
  `/assets/${id}-${createHash('sha256').update(svg).digest('base64url').slice(0, 4)}.svg`;

/** Where press items find a drawing: an address that lasts, unlike those that pages fetch. */
const MEDIA = '/media/';
export const mediaAddress = (id: string): string => `${MEDIA}${id}.svg`;

function drawingOf(id: string): DrawingDescription {
  const drawing = DRAWINGS[id];
  if (!drawing) throw new Error(`There is no drawing "${id}" in drawings/registry.ts.`);
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

/** How a page shows a drawing; nothing for one that stands inside the document. */
export function drawnPictureOf(id: string, language: Language): Picture | undefined {
  const { width, height, alt, inline } = drawingOf(id);
  return inline ? undefined : { src: assetPath(id, fileOf(id)), width, height, alt: alt?.[language] ?? '' }; // prettier-ignore
}

/** The drawings that the public data can name, by address; in development none is made before it is asked for. */
export const publishedDrawings = (development: boolean): Record<string, PublishedPicture> =>
  Object.fromEntries(
    Object.values(DRAWINGS)
      .filter(({ inline }) => !inline)
      .map(({ id, width, height, alt }) => {
        const address = mediaAddress(id);
        const src = development ? address : assetPath(id, fileOf(id));
        return [address, { src, width, height, alt }];
      }),
  );

/** Gives the app the drawings that stand inside the document, as text, and the others as files. */
export function drawingsPlugin(): Plugin {
  return {
    name: 'site-drawings',
    resolveId(id) {
      if (id === NAME) return INDEX;
      return id.startsWith(NAME) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === INDEX) {
        const inline = Object.values(DRAWINGS)
          .filter((drawing) => drawing.inline)
          .map((drawing) => `'${drawing.id}': () => import('${NAME}/inline/${drawing.id}')`);
        return `export const loadInline = { ${inline.join(', ')} };`;
      }
      if (id.startsWith(INLINE)) {
        const svg = drawingOf(id.slice(INLINE.length)).build({ inline: true });
        return `export default ${JSON.stringify(svg)};`;
      }
      return undefined;
    },
    /** In development the files are made when they are asked for. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = /^\/(?:assets\/([a-z0-9-]+)-[\w-]{4}|media\/([a-z0-9-]+))\.svg$/
          .exec(request.url ?? '')
          ?.slice(1)
          .find(Boolean);
        if (!id || !(id in DRAWINGS)) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(fileOf(id));
      });
    },
  };
}

/** Puts the files where the pages look for them, and where what is published names them. */
export async function buildDrawings(): Promise<void> {
  await mkdir(path.join(CLIENT, 'assets'), { recursive: true });
  await mkdir(path.join(CLIENT, MEDIA), { recursive: true });
  await Promise.all(
    Object.values(DRAWINGS)
      .filter(({ inline }) => !inline)
      .flatMap(({ id }) => [
        writeFile(path.join(CLIENT, assetPath(id, fileOf(id))), fileOf(id)),
        writeFile(path.join(CLIENT, mediaAddress(id)), fileOf(id)),
      ]),
  );
}
