import { z } from 'zod';

import { bytesSchema, changeSchema } from '../cases/change.ts';
import { recordEntrySchema } from '../cases/record.ts';
import { DEPARTMENTS } from '../submissions/departments.ts';
import { CASE_ENTRY_KINDS, PURPOSES, SUBMISSION_STATES } from '../submissions/store.ts';

/** The messages between desks and the private listener: only sealed rows and sealed, signed changes. */

/** The routes of the desk. */
export const DESK_ROUTES = {
  list: '/desk/list',
  case: '/desk/case',
  deletions: '/desk/deletions',
  record: '/desk/record',
  lastEntry: '/desk/last-entry',
  changes: '/desk/changes',
} as const;

/** The maximum number of changes in one batch. */
const CHANGES_MAX = 50;

const text = z.string();
const facts = z.strictObject({
  id: text,
  purpose: z.enum(PURPOSES),
  consentVersion: text,
  createdAt: text,
  state: z.enum(SUBMISSION_STATES),
  expiresAt: z.nullable(text),
});

export const listRequest = z.strictObject({ purpose: z.enum(PURPOSES) });
export const listResponse = z.array(facts);

const caseEntry = z.strictObject({
  id: text,
  submissionId: text,
  kind: z.enum(CASE_ENTRY_KINDS),
  state: z.enum(['received', 'read']),
  createdAt: text,
  keyHash: bytesSchema,
  recipient: text,
  forDepartment: bytesSchema,
  forReporter: z.nullable(bytesSchema),
});

export const caseRequest = z.strictObject({ id: text });
/** A sealed row with all its parts. */
export const caseResponse = z.strictObject({
  row: z.strictObject({ ...facts.shape, recipient: text, sealed: bytesSchema }),
  report: z.nullable(
    z.strictObject({
      reporterPublicKey: bytesSchema,
      answer: z.nullable(bytesSchema),
      answerForReporter: z.nullable(bytesSchema),
      answeredAt: z.nullable(text),
    }),
  ),
  entries: z.array(caseEntry),
  receiptHash: z.nullable(bytesSchema),
});
export type SealedCase = z.output<typeof caseResponse>;

export const deletionsRequest = z.strictObject({});
export const deletionsResponse = z.array(caseEntry);

export const recordRequest = z.strictObject({});
export const recordResponse = z.array(recordEntrySchema);

export const lastEntryRequest = z.strictObject({ department: z.enum(DEPARTMENTS) });
export const lastEntryResponse = z.nullable(recordEntrySchema);

export const changesRequest = z.strictObject({
  changes: z.array(changeSchema).min(1).max(CHANGES_MAX),
});
/** The result of each change. */
export const changesResponse = z.array(z.enum(['done', 'conflict', 'closed', 'missing']));
