import { createHash } from 'node:crypto';
import { cleanFileName } from '@site/contract/attachment';
import type { FormDefinition } from '@site/contract/form';
import type { FieldProblem } from '@site/contract/problem';

import type { FormBody } from '../http/body.ts';
import type { Scan } from '../attachments/clamd.ts';
import { sanitizeAttachment } from '../attachments/attachments.ts';
import { refuse, type Refusal } from './outcome.ts';

/** An attachment whose content matches its name. */
export interface ValidFile {
  readonly name: string;
  /** The content as it is stored. */
  readonly content: Buffer;
  /** SHA-256 of the content as it was sent. */
  readonly digest: string;
}

export interface ValidForm<Output> {
  readonly values: Output;
  readonly file?: ValidFile;
}

/** The value that browsers send for a checked checkbox: its `value`, or `on` without one. */
const TICKED: readonly unknown[] = ['true', 'on'];
const ATTACHMENT = 'attachment';

/**
 * Rules that only the server can check. They receive the fields that the schema accepts, so values that are too long
 * never reach them.
 */
export type ServerRules = (
  values: Readonly<Record<string, unknown>>,
  from: 'page' | 'api',
) => readonly FieldProblem[];

function knowsEveryName({ fields, files: fileFields }: FormDefinition, body: FormBody): boolean {
  const isText = (name: string) => fields.includes(name) && !fileFields.includes(name);
  return (
    [...body.fields.keys()].every(isText) &&
    [...body.files.keys()].every((name) => fileFields.includes(name))
  );
}

/** Converts posted values to the input of the schema: forms send checked checkboxes and omit others. */
function readTypedValues(
  { checkboxes }: FormDefinition,
  { fields, json }: FormBody,
): Record<string, unknown> {
  const ticks = json
    ? []
    : checkboxes.map((box) => [box, TICKED.includes(fields.get(box))] as const);
  return { ...Object.fromEntries(fields), ...Object.fromEntries(ticks) };
}

/** The context of a validation. */
interface Circumstances {
  /** The sender's network: attachments are processed in turn by network. */
  readonly network: string;
  readonly from: 'page' | 'api';
  readonly serverRules?: ServerRules | undefined;
  /** Scans attachments, if a scanner is configured. */
  readonly scan?: Scan | undefined;
}

/**
 * Validates a posted form: the schema of the form, the rules of the server, and the content of an attachment. Returns
 * all problems in the order of the form. Throws a `BusyError` if too many attachments are being processed.
 */
export async function validateForm<Output>(
  form: FormDefinition<Output>,
  body: FormBody,
  now: Date,
  { network, from, serverRules = () => [], scan }: Circumstances,
): Promise<ValidForm<Output> | { readonly refusal: Refusal }> {
  if (!knowsEveryName(form, body)) return { refusal: refuse(400, 'malformed') };

  const uploadedFile = body.files.get(ATTACHMENT);
  const attachment = uploadedFile && {
    ...uploadedFile,
    name: cleanFileName(uploadedFile.name) ?? uploadedFile.name,
  };
  const typedValues = readTypedValues(form, body);
  const result = form.schema(now).safeParse({
    ...typedValues,
    ...(attachment && { [ATTACHMENT]: { name: attachment.name, size: attachment.content.length } }),
  });
  const codes = new Map<string, string>();
  const addCode = (field: string, code: string) => codes.has(field) || codes.set(field, code);
  for (const { path, message } of result.error?.issues ?? []) addCode(String(path[0]), message);
  const validFields = Object.entries(typedValues).filter(([field]) => !codes.has(field));
  for (const { field, code } of serverRules(Object.fromEntries(validFields), from))
    addCode(field, code);

  let content: Buffer | undefined;
  if (attachment && !codes.has(ATTACHMENT)) {
    const sanitizedFile = await sanitizeAttachment(attachment, network, scan);
    if (typeof sanitizedFile === 'string') addCode(ATTACHMENT, sanitizedFile);
    else content = sanitizedFile;
  }
  if (result.data === undefined || codes.size > 0) {
    const errors = form.fields.flatMap((field) => {
      const code = codes.get(field);
      return code ? [{ field, code }] : [];
    });
    return { refusal: refuse(422, 'invalid', errors) };
  }
  if (!attachment || !content) return { values: result.data };
  const digest = createHash('sha256').update(attachment.content).digest('base64');
  return { values: result.data, file: { name: attachment.name, content, digest } };
}
