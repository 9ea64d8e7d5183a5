import * as z from 'zod/mini';

import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_BYTES } from './limits.ts';

/** What a browser's `File` and the server's received file have in common. */
export interface AttachmentFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The extension of a file name in lower case, without the dot; empty where there is none. */
export const extensionOf = (name: string): string =>
  /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The codes of what is wrong with an attachment, most important first; an empty list where nothing is. */
export function attachmentProblems(file: AttachmentFacts): string[] {
  const problems: string[] = [];
  if (file.size > ATTACHMENT_MAX_BYTES) problems.push('attachment.tooLarge');
  if (file.size === 0) problems.push('attachment.empty');
  if (!(ATTACHMENT_EXTENSIONS as readonly string[]).includes(extensionOf(file.name)))
    problems.push('attachment.type');
  return problems;
}

/** The file of a form, limited in size and type. */
export const attachment = z
  .custom<AttachmentFacts>(
    (value) => typeof value === 'object' && value !== null && 'name' in value && 'size' in value,
    'attachment.invalid',
  )
  .check((context) => {
    const [first] = attachmentProblems(context.value);
    if (first) context.issues.push({ code: 'custom', message: first, input: context.value });
  });
