import * as z from 'zod/mini';

import { ATTACHMENT_MAX_BYTES, ATTACHMENT_NAME_MAX, ATTACHMENT_TYPES } from './limits.ts';
import { cleanLine, isShortEnough } from './normalize.ts';

/** What a browser's `File` and the server's received file have in common. */
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

/** The type of a file by its name, in any case; `undefined` for one that is not taken. */
export const getAttachmentType = (name: string): AttachmentType | undefined =>
  TYPES.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * The name of a file as it is stored: the cleaning of one-line texts, and no path. `undefined` for a name that is too
 * long or holds what no name of a file holds.
 */
export function cleanFileName(name: string): string | undefined {
  if (!isShortEnough(name, ATTACHMENT_NAME_MAX)) return undefined;
  const clean = cleanLine(name).replace(/^.*[\\/]/s, '');
  return [...clean].length <= ATTACHMENT_NAME_MAX && !/\p{C}/u.test(clean) ? clean : undefined;
}

/** The codes of what is wrong with an attachment, most important first; an empty list where nothing is. */
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
