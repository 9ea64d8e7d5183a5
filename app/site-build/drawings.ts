import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '@site/contract/language';
import type { Picture, PublishedPicture } from '@site/content/schema/page.ts';
import type { Area } from '@site/content/schema/text.ts';

import type {
  DrawingDescription,
  DrawingOptions,
  MeasurePlaces,
  PartPlace,
} from '@site/drawings/description.ts';
import { SMALL_SHEET } from '@site/drawings/products/sheet.ts';
import { createSprite } from '@site/drawings/products/sprite.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { CLIENT } from './paths.ts';

const NAME = 'virtual:drawings';
const INLINE = `${NAME}/inline/`;
/** By Rollup's convention other plugins ignore ids that begin with `\0`. */
const RESOLVED = '\0';

/**
 * Pages name dozens of drawings, and hashes do not compress: four letters are enough to distinguish the versions of a
 * drawing.
 */
const getAssetPath = (id: string, svg: string): string =>
  `/assets/${id}-${createHash('sha256').update(svg).digest('base64url').slice(0, 4)}.svg`;

/** The folder of permanent addresses of drawings, for press items. */
const MEDIA = '/media/';
/** Returns the permanent address of a drawing: `/media/iccb.svg`. */
export const getMediaAddress = (id: string): string => `${MEDIA}${id}.svg`;

/** All drawings by name. */
let drawings: Readonly<Record<string, DrawingDescription>> = DRAWINGS;

function getDrawing(id: string): DrawingDescription {
  const drawing = drawings[id];
  if (!drawing) throw new Error(`There is no drawing "${id}" in drawings/registry.ts.`);
  return drawing;
}

/** Rendered drawings by name and form, and the positions of their parts. */
const cache = new Map<string, string>();

/** Replaces all drawings, in development when their code has changed. */
export function setDrawings(changedDrawings: Readonly<Record<string, DrawingDescription>>): void {
  drawings = changedDrawings;
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

/** Returns the positions of the named parts of a drawing; empty if it has none. */
export function getParts(id: string): readonly PartPlace[] {
  const name = `${id} parts`;
  const places = cache.get(name) ?? JSON.stringify(drawings[id]?.parts?.() ?? []);
  cache.set(name, places);
  return JSON.parse(places) as readonly PartPlace[];
}

/** Returns the positions of the measures of a product in its drawing; `undefined` if it has none. */
export const getMeasures = (id: string): MeasurePlaces | undefined => drawings[id]?.measures?.();

/** The name of the file of all small drawings, which no drawing has. */
const SPRITE = 'small-drawings';

/** Renders the file of all small drawings, once per process. */
function renderSprite(): string {
  const svg = cache.get(SPRITE) ?? createSprite(Object.values(drawings));
  cache.set(SPRITE, svg);
  return svg;
}

/** Returns the picture with which a page shows a drawing; `undefined` for an inlined one. */
export function getDrawnPicture(
  id: string,
  language: Language,
  size?: 'usual' | 'small',
): Picture | undefined {
  const { width, height, alt, inline, small, end } = getDrawing(id);
  if (small && size === 'small')
    return {
      src: `${getAssetPath(SPRITE, renderSprite())}#${id}`,
      ...SMALL_SHEET,
      alt: alt?.[language] ?? '',
    };
  return inline
    ? undefined
    : {
        src: getAssetPath(id, renderDrawing(id)),
        width,
        height,
        alt: alt?.[language] ?? '',
        ...(end && { end: end() }),
      };
}

/**
 * Returns the drawings that the public data can name, by address. In development drawings are rendered on request.
 *
 * @param areas the business areas of products, by the names of their drawings
 */
export const listPublishedDrawings = (
  development: boolean,
  areas: ReadonlyMap<string, Area>,
): Record<string, PublishedPicture> =>
  Object.fromEntries(
    Object.values(drawings)
      .filter(({ inline }) => !inline)
      .map(({ id, width, height, alt }) => {
        const address = getMediaAddress(id);
        const src = development ? address : getAssetPath(id, renderDrawing(id));
        return [address, { src, width, height, alt, area: areas.get(id) }];
      }),
  );

/** Returns the ids of the modules with inlined drawings, and of their list. */
const listDrawingsModuleIds = (): string[] => [
  NAME,
  ...Object.values(drawings).flatMap(({ id, inline }) => (inline ? [INLINE + id] : [])),
];

/** Returns the markup of a drawing inside a document. Throws if it uses a color that documents do not define. */
function renderInline(id: string): string {
  const markup = renderDrawing(id, { inline: true });
  const [tint] = /--art-\w+-\w+/.exec(markup) ?? [];
  if (tint) throw new Error(`The inline drawing "${id}" uses ${tint}, which only files define.`);
  return markup;
}

/** Returns the code of a module that `listDrawingsModuleIds` names. */
function createDrawingsModule(id: string): string {
  if (id !== NAME)
    return `export default ${JSON.stringify(renderInline(id.slice(INLINE.length)))};`;
  const inline = listDrawingsModuleIds()
    .slice(1)
    .map(
      (moduleId) => `'${moduleId.slice(INLINE.length)}': () => import(${JSON.stringify(moduleId)})`,
    );
  return `export const loadInline = { ${inline.join(', ')} };`;
}

/** Provides inlined drawings as text and the others as files. */
export function drawingsPlugin(): Plugin {
  return {
    name: 'site-drawings',
    resolveId: (id) => (id.startsWith(NAME) ? RESOLVED + id : undefined),
    load: (id) =>
      id.startsWith(RESOLVED + NAME) ? createDrawingsModule(id.slice(RESOLVED.length)) : undefined,
    /** Creates the files on request in development. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = /^\/(?:assets\/([a-z0-9-]+)-[\w-]{4}|media\/([a-z0-9-]+))\.svg$/
          .exec(request.url ?? '')
          ?.slice(1)
          .find(Boolean);
        if (!id || (id !== SPRITE && !Object.hasOwn(drawings, id))) return next();
        const svg = id === SPRITE ? renderSprite() : renderDrawing(id);
        response.setHeader('Content-Type', 'image/svg+xml').end(svg);
      });
    },
  };
}

/** Writes the files to the addresses that pages and public data use. */
export async function buildDrawings(): Promise<void> {
  await mkdir(path.join(CLIENT, 'assets'), { recursive: true });
  await mkdir(path.join(CLIENT, MEDIA), { recursive: true });
  const sprite = renderSprite();
  await writeFile(path.join(CLIENT, getAssetPath(SPRITE, sprite)), sprite);
  await Promise.all(
    Object.values(drawings)
      .filter(({ inline }) => !inline)
      .flatMap(({ id }) => [
        writeFile(path.join(CLIENT, getAssetPath(id, renderDrawing(id))), renderDrawing(id)),
        writeFile(path.join(CLIENT, getMediaAddress(id)), renderDrawing(id)),
      ]),
  );
}
