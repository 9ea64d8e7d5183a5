import * as z from 'zod/mini';

import { ATTACHMENT_MAX_BYTES, ATTACHMENT_NAME_MAX, ATTACHMENT_TYPES } from './limits.ts';
import { cleanLine, isShortEnough } from './normalize.ts';

/** The properties that a browser's `File` and the server's received file share. */
export interface AttachmentFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

const TYPES: ReadonlyMap<string, AttachmentType> = new Map(
  Object.entries(ATTACHMENT_TYPES).flatMap(([type, extensions]) =>
    extensions.map((extension) => [extension, type as AttachmentType] as const),
  ),
);

/** Every extension that an attachment may have, without the dot. */
export const ATTACHMENT_EXTENSIONS: readonly string[] = [...TYPES.keys()];

/** Returns the type of a file by its name, in any case; `undefined` for a type that is not accepted. */
export const getAttachmentType = (name: string): AttachmentType | undefined =>
  TYPES.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * Returns the name under which a file is stored: cleaned like a text of one line, without a path. Returns `undefined`
 * if the name is too long or contains characters that file names must not contain.
 */
export function cleanFileName(name: string): string | undefined {
  if (!isShortEnough(name, ATTACHMENT_NAME_MAX)) return undefined;
  const clean = cleanLine(name).replace(/^.*[\\/]/s, '');
  return [...clean].length <= ATTACHMENT_NAME_MAX && !/\p{C}/u.test(clean) ? clean : undefined;
}

/** Returns the codes of problems of an attachment, the most important first. */
export function findAttachmentProblems(file: AttachmentFacts): string[] {
  const problems: string[] = [];
  if (file.size > ATTACHMENT_MAX_BYTES) problems.push('attachment.tooLarge');
  if (file.size === 0) problems.push('attachment.empty');
  const name = cleanFileName(file.name);
  if (name === undefined) problems.push('attachment.name');
  else if (getAttachmentType(name) === undefined) problems.push('attachment.type');
  return problems;
}

/** The file of a form, limited in size and type. */
export const attachment = z
  .custom<AttachmentFacts>(
    (value) => typeof value === 'object' && value !== null && 'name' in value && 'size' in value,
    'attachment.invalid',
  )
  .check((context) => {
    const [first] = findAttachmentProblems(context.value);
    if (first) context.issues.push({ code: 'custom', message: first, input: context.value });
  });
