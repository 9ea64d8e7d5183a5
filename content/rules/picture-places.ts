import type { Library } from '../library/library.ts';
import { walk } from '../library/walk.ts';
import { DRAWING_PROPERTIES } from '../schema/text.ts';

/** A place in the content that names a drawing or a photograph. It is replaced there. */
export interface PicturePlace {
  /** The name of the drawing or photograph, without address and ending. */
  readonly id: string;
  readonly isPhotograph: boolean;
  readonly file: string;
  readonly path: readonly (string | number)[];
}

const ADDRESS = /^\/media\/([a-z0-9-]+)\.[a-z]+$/;

/** The name of the picture that a value of a property names; `undefined` if it names none. */
function getPictureName(property: PropertyKey, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return DRAWING_PROPERTIES.includes(String(property)) ? value : ADDRESS.exec(value)?.[1];
}

/** The places that name drawings and photographs: which picture is where, by picture. */
export function listPicturePlaces({ files, photographs, drawings }: Library): PicturePlace[] {
  return files
    .flatMap(({ file, value }) =>
      walk(value).flatMap(({ name, path, value: named }): PicturePlace[] => {
        const id = getPictureName(name, named);
        if (id === undefined || !(photographs.has(id) || drawings.has(id))) return [];
        const at = path.map((part) => (typeof part === 'number' ? part : String(part)));
        return [{ id, isPhotograph: photographs.has(id), file, path: at }];
      }),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}
