/** The files of the site's typeface, which the tokens name. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FACE } from '@site/tokens/face';

import { ROOT } from './paths.ts';

const { resolve } = createRequire(import.meta.url);

function getFolder(name: string): string {
  try {
    return path.dirname(resolve(`${name}/package.json`));
  } catch (cause) {
    throw new Error(
      `The typeface "${FACE.name}" comes from the package "${name}", which is not installed: npm install -w app ${name}`,
      { cause },
    );
  }
}

const FOLDER = FACE.package ? getFolder(FACE.package) : path.join(ROOT, 'tokens', 'src');
const getFiles = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([weight, file]) => ({ weight, file: path.join(FOLDER, file) }));

/** Files for browsers: the weight or range of weights in CSS syntax, and the file. */
export const WEB_FILES = getFiles(FACE.web);
/** Files for documents and cards. */
export const PRINT_FILES = getFiles(FACE.print ?? FACE.web);

/** Identifies the files for the cache: files of a package by its version. */
export const FACE_VERSION = (
  FACE.package
    ? [path.join(FOLDER, 'package.json')]
    : [...WEB_FILES, ...PRINT_FILES].map(({ file }) => file)
)
  .map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))
  .join();

/** Returns the file of a weight for print: that weight or the next bolder one, otherwise the boldest. */
export function printFile(requestedWeight: number): string {
  const { file } =
    PRINT_FILES.find(({ weight }) => Number(weight) >= requestedWeight) ?? PRINT_FILES.at(-1) ?? {};
  if (!file) throw new Error(`The typeface "${FACE.name}" has no file to print with.`);
  return file;
}
