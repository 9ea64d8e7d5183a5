import type { Library } from '../library/library.ts';
import { walk } from '../library/walk.ts';
import { DRAWING_PROPERTIES } from '../schema/text.ts';

/** A place in the content that names a drawing or a photograph, where an editor can replace it. */
export interface PicturePlace {
  /** The name of the drawing or photograph, without address and ending. */
  readonly id: string;
  readonly isPhotograph: boolean;
  readonly file: string;
  readonly path: readonly (string | number)[];
}

const ADDRESS = /^\/media\/([a-z0-9-]+)\.[a-z]+$/;

/** Returns the name of the picture in a property's value; `undefined` if there is none. */
function getPictureName(property: PropertyKey, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return DRAWING_PROPERTIES.includes(String(property)) ? value : ADDRESS.exec(value)?.[1];
}

/** Lists the places that name drawings and photographs, sorted by picture. */
export function listPicturePlaces({ files, photographs, drawings }: Library): PicturePlace[] {
  return files
    .flatMap(({ file, value }) =>
      walk(value).flatMap(({ name, path, value: pictureName }): PicturePlace[] => {
        const id = getPictureName(name, pictureName);
        if (id === undefined || !(photographs.has(id) || drawings.has(id))) return [];
        const at = path.map((part) => (typeof part === 'number' ? part : String(part)));
        return [{ id, isPhotograph: photographs.has(id), file, path: at }];
      }),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}
