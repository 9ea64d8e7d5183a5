import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

import { PHOTOGRAPH_FORMATS, PHOTOGRAPH_WIDTH_MIN } from '../schema/photographs.ts';
import type { Problem } from './problems.ts';

/** The folder of the originals, below the root of the project. */
export const PHOTOGRAPHS = 'content/media';

/** A photograph as an editor put it into `content/media/`. */
export interface Photograph {
  /** Below the root: `content/media/yard.jpg`. */
  readonly file: string;
  /** Its address on the site: `/media/yard.jpg`. */
  readonly address: string;
  /** In pixels, upright: the orientation of the camera is taken into account. */
  readonly width: number;
  readonly height: number;
}

const NAME = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)\\.(?:${PHOTOGRAPH_FORMATS.join('|')})$`);

/** EXIF orientations that rotate the picture by 90°. */
const TURNED = 5;

const getSize = (
  bytes: Uint8Array,
): { readonly width: number; readonly height: number } | undefined => {
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes);
    if (!['jpg', 'png', 'webp', 'avif', 'heif'].includes(type ?? '')) return undefined;
    return orientation >= TURNED ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
};

/** Reads the photographs below a root, by file name without extension, and their problems. */
export function readPhotographs(root: string): {
  readonly photographs: ReadonlyMap<string, Photograph>;
  readonly problems: readonly Problem[];
} {
  const folder = path.join(root, PHOTOGRAPHS);
  const photographs = new Map<string, Photograph>();
  const problems: Problem[] = [];
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  for (const name of names.filter((fileName) => !fileName.startsWith('.'))) {
    const file = `${PHOTOGRAPHS}/${name}`;
    const report = (code: Problem['code'], values?: Problem['values']) =>
      problems.push({ file, key: '', code, ...(values && { values }) });
    const [, id] = NAME.exec(name) ?? [];
    if (id === undefined) {
      report('photograph.name', { choice: PHOTOGRAPH_FORMATS.join(', ') });
      continue;
    }
    const size = getSize(readFileSync(path.join(folder, name)));
    if (!size) {
      report('photograph.unreadable');
      continue;
    }
    const twin = photographs.get(id);
    if (twin) report('photograph.twice', { file: twin.file });
    if (size.width < PHOTOGRAPH_WIDTH_MIN)
      report('photograph.small', { width: size.width, minimum: PHOTOGRAPH_WIDTH_MIN });
    photographs.set(id, { file, address: `/media/${name}`, ...size });
  }
  return { photographs, problems };
}
