import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '@site/contract/language';
import type { Picture, PublishedPicture } from '@site/content/schema/page.ts';

import type { DrawingDescription, DrawingOptions, PartPlace } from '@site/drawings/description.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { CLIENT } from './paths.ts';

const NAME = 'virtual:drawings';
const INLINE = `${NAME}/inline/`;
/** Other plugins leave such ids alone, as is Rollup's convention. */
const RESOLVED = '\0';

/** Pages name dozens of drawings, and hashes do not compress: four letters tell the versions of one drawing apart. */
const getAssetPath = (id: string, svg: string): string =>
  `/assets/${id}-${createHash('sha256').update(svg).digest('base64url').slice(0, 4)}.svg`;

/** Where press items find a drawing: an address that lasts, unlike those that pages fetch. */
const MEDIA = '/media/';
/** The address that lasts of a drawing: `/media/iccb.svg`. */
export const getMediaAddress = (id: string): string => `${MEDIA}${id}.svg`;

/** All drawings by their names. */
let drawings: Readonly<Record<string, DrawingDescription>> = DRAWINGS;

function getDrawing(id: string): DrawingDescription {
  const drawing = drawings[id];
  if (!drawing) throw new Error(`There is no drawing "${id}" in drawings/registry.ts.`);
  return drawing;
}

/** Rendered drawings by their name and form, and the places of their parts. */
const cache = new Map<string, string>();

/** Replaces all drawings, in development when their code has changed. */
export function setDrawings(changed: Readonly<Record<string, DrawingDescription>>): void {
  drawings = changed;
  cache.clear();
}

/** Renders a drawing in one of its forms, once per process. */
export function renderDrawing(id: string, options?: DrawingOptions): string {
  const name = `${id} ${JSON.stringify(options ?? {})}`;
  let svg = cache.get(name);
  if (svg === undefined) {
    svg = getDrawing(id).build(options);
    cache.set(name, svg);
  }
  return svg;
}

/** Where the named parts of a drawing are; empty where it has none. */
export function getParts(id: string): readonly PartPlace[] {
  const name = `${id} parts`;
  const places = cache.get(name) ?? JSON.stringify(drawings[id]?.parts?.() ?? []);
  cache.set(name, places);
  return JSON.parse(places) as readonly PartPlace[];
}

/** How a page shows a drawing; nothing for one that stands inside the document. */
export function getDrawnPicture(id: string, language: Language): Picture | undefined {
  const { width, height, alt, inline } = getDrawing(id);
  return inline
    ? undefined
    : { src: getAssetPath(id, renderDrawing(id)), width, height, alt: alt?.[language] ?? '' };
}

/** The drawings that the public data can name, by address; in development none is made before it is asked for. */
export const listPublishedDrawings = (development: boolean): Record<string, PublishedPicture> =>
  Object.fromEntries(
    Object.values(drawings)
      .filter(({ inline }) => !inline)
      .map(({ id, width, height, alt }) => {
        const address = getMediaAddress(id);
        const src = development ? address : getAssetPath(id, renderDrawing(id));
        return [address, { src, width, height, alt }];
      }),
  );

/** The ids of the modules that hold the drawings which stand inside the document, and of the list of them. */
const listDrawingsModuleIds = (): string[] => [
  NAME,
  ...Object.values(drawings).flatMap(({ id, inline }) => (inline ? [INLINE + id] : [])),
];

/** The code of a module that `listDrawingsModuleIds` names. */
function createDrawingsModule(id: string): string {
  if (id !== NAME)
    return `export default ${JSON.stringify(renderDrawing(id.slice(INLINE.length), { inline: true }))};`;
  const inline = listDrawingsModuleIds()
    .slice(1)
    .map((one) => `'${one.slice(INLINE.length)}': () => import(${JSON.stringify(one)})`);
  return `export const loadInline = { ${inline.join(', ')} };`;
}

/** Gives the app the drawings that stand inside the document, as text, and the others as files. */
export function drawingsPlugin(): Plugin {
  return {
    name: 'site-drawings',
    resolveId: (id) => (id.startsWith(NAME) ? RESOLVED + id : undefined),
    load: (id) =>
      id.startsWith(RESOLVED + NAME) ? createDrawingsModule(id.slice(RESOLVED.length)) : undefined,
    /** In development the files are made when they are asked for. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = /^\/(?:assets\/([a-z0-9-]+)-[\w-]{4}|media\/([a-z0-9-]+))\.svg$/
          .exec(request.url ?? '')
          ?.slice(1)
          .find(Boolean);
        if (!id || !Object.hasOwn(drawings, id)) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(renderDrawing(id));
      });
    },
  };
}

/** Puts the files where the pages look for them, and where what is published names them. */
export async function buildDrawings(): Promise<void> {
  await mkdir(path.join(CLIENT, 'assets'), { recursive: true });
  await mkdir(path.join(CLIENT, MEDIA), { recursive: true });
  await Promise.all(
    Object.values(drawings)
      .filter(({ inline }) => !inline)
      .flatMap(({ id }) => [
        writeFile(path.join(CLIENT, getAssetPath(id, renderDrawing(id))), renderDrawing(id)),
        writeFile(path.join(CLIENT, getMediaAddress(id)), renderDrawing(id)),
      ]),
  );
}
