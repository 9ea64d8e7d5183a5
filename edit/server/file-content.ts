import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { getSchemaName } from '@site/content/library/content-files.ts';

/** Returns the text of a JSON file, or the bytes of any other one; `undefined` if the file does not exist. */
export type FileContent = string | Uint8Array | undefined;

/** Returns the revision of a content: its hash; empty for no file. */
export const computeRevision = (content: FileContent): string =>
  content === undefined ? '' : createHash('sha256').update(content).digest('base64url');

const PHOTOGRAPH = /^content\/media\/[a-z0-9-]+\.[a-z]+$/;
/** Returns whether a file is a photograph of the library, by its place. */
export const isPhotograph = (file: string): boolean => PHOTOGRAPH.test(file);

/** Returns whether a JSON file is edited in a form. The messages of the contract are released with it. */
export const hasForm = (file: string): boolean =>
  getSchemaName(file) !== undefined && !file.startsWith('contract/');

/** Reads a file of the content below a root. */
export function readContent(root: string, file: string): FileContent {
  const place = path.join(root, file);
  if (!existsSync(place)) return undefined;
  return file.endsWith('.json') ? readFileSync(place, 'utf8') : readFileSync(place);
}

/** Writes a file next to its destination under a temporary name, and returns that name. */
export function writeBeside(file: string, content: string | Uint8Array): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  const handle = openSync(temporary, 'w');
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return temporary;
}

/** Replaces a file in one step, or removes it: readers find the old content or the new one. */
export function replaceFile(file: string, content: FileContent): void {
  if (content === undefined) rmSync(file, { force: true });
  else renameSync(writeBeside(file, content), file);
}
