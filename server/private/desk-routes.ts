import { RESERVATION_DAYS_AHEAD, RESERVATION_KEPT_DAYS } from '@site/contract/limits';
import { z } from 'zod';

import type { Change, ChangeOf } from '../cases/change.ts';
import { findPendingRequest, isConfirmable, needsSecondKey } from '../cases/deletion.ts';
import { findSubject, hashEntry, isEntrySigned, type RecordAction } from '../cases/record.ts';
import { createServerEntry } from '../cases/server-record.ts';
import type { ServerSecret } from '../hotline/secret.ts';
import { DEPARTMENTS, type Department } from '../submissions/departments.ts';
import { getRowDepartment, type DepartmentMap } from '../submissions/recipients.ts';
import type { ChangeResult, StoredSubmission, SubmissionStore } from '../submissions/store.ts';
import {
  caseRequest,
  caseResponse,
  changesRequest,
  changesResponse,
  deletionsRequest,
  deletionsResponse,
  DESK_ROUTES,
  lastEntryRequest,
  listRequest,
  recordRequest,
} from './desk-protocol.ts';
import type { PrivateResponse, PrivateRoutes } from './listener.ts';

/** Maximum size of a query, in bytes. */
const REQUEST_MAX_BYTES = 4 * 1024;
/** Maximum size of a batch of changes, in bytes: texts are sealed twice and padded. */
const CHANGES_MAX_BYTES = 4 * 1024 * 1024;

interface Options {
  readonly store: SubmissionStore;
  /** The officers by department, from the operator's file. */
  readonly departments: DepartmentMap;
  readonly secret: ServerSecret;
  readonly now: () => Date;
}

/** The key and the departments of an officer. */
interface Access {
  /** The key that verifies the officer's signatures, in base64. */
  readonly key: string;
  readonly departments: readonly Department[];
}

const MISSING: PrivateResponse = { status: 404, body: { code: 'missing' } };
const INVALID: PrivateResponse = { status: 422, body: { code: 'invalid' } };

/** The actions that the record may contain for a kind of change. */
const ACTIONS: Readonly<
  Record<Exclude<Change['kind'], 'write' | 'decide' | 'deletion'>, readonly RecordAction[]>
> = {
  read: ['opened'],
  note: ['printed', 'saved-file', 'exported', 'refused'],
  answer: ['answered'],
  close: ['closed'],
  move: ['moved'],
  remove: ['deleted'],
};

function getActions(change: Change): readonly RecordAction[] {
  if (change.kind === 'write') return [change.entry.kind === 'question' ? 'asked' : 'noted'];
  if (change.kind === 'deletion') return [change.action];
  return change.kind === 'decide' ? [change.decision] : ACTIONS[change.kind];
}

const DAY = 24 * 60 * 60 * 1000;

/** Returns whether a moved visit ends within the period in which a new reservation can end. */
const isPlausibleEnd = (endsAt: string, now: Date): boolean => {
  const days = (Date.parse(endsAt) - now.getTime()) / DAY;
  return days > 0 && days < RESERVATION_DAYS_AHEAD + RESERVATION_KEPT_DAYS + 2;
};

/**
 * Returns whether the officer signed all record entries of a change, each for one of their departments, and the last
 * one describes the change.
 */
async function isRecorded(
  change: Change,
  { key, departments }: Access,
  row: StoredSubmission | undefined,
  subject: string,
): Promise<boolean> {
  const last = change.record.at(-1);
  if (!last || !getActions(change).includes(last.action)) return false;
  if (row && (last.department !== getRowDepartment(row) || last.subject !== subject)) return false;
  for (const entry of change.record)
    if (
      entry.key !== key ||
      !departments.includes(entry.department) ||
      !(await isEntrySigned(entry))
    )
      return false;
  return true;
}

/**
 * Returns whether an officer can delete a submission: if two keys are needed, another officer must have requested it.
 */
async function isRemovable(
  { store, departments }: Pick<Options, 'store' | 'departments'>,
  row: StoredSubmission,
  { request }: ChangeOf<'remove'>,
  key: string,
): Promise<boolean> {
  const department = departments[getRowDepartment(row)];
  if (!department || !needsSecondKey(row, department)) return true;
  const pending = findPendingRequest(await store.listEntries(row.id));
  if (!pending || request !== hashEntry(pending.entry)) return false;
  const subject = await findSubject(store, row.id);
  return isConfirmable(pending, department, key, subject);
}

/**
 * Creates the routes of the desk. An officer finds the submissions of their departments; any other id is `missing`,
 * whether it exists or not.
 */
export function createDeskRoutes({ store, departments, secret, now }: Options): PrivateRoutes {
  const getAccess = (key: string): Access => ({
    key,
    departments: DEPARTMENTS.filter((name) =>
      departments[name]?.verificationKeys.some(
        (officerKey) => Buffer.from(officerKey).toString('base64') === key,
      ),
    ),
  });
  const isVisible = (row: StoredSubmission, access: Access): boolean =>
    access.departments.includes(getRowDepartment(row));

  /** Records that a row is handed out, and returns it. */
  async function handOut(id: string, access: Access): Promise<PrivateResponse> {
    const row = await store.find(id);
    if (!row || !isVisible(row, access)) return MISSING;
    const facts = {
      department: getRowDepartment(row),
      action: 'handed-out',
      subject: await findSubject(store, id),
      time: now(),
    } as const;
    await store.atomically(async (inner) =>
      inner.appendRecord([await createServerEntry(inner, facts, secret)]),
    );
    const body = z.encode(caseResponse, {
      row,
      report: (await store.getReport(id)) ?? null,
      entries: await store.listEntries(id),
      receiptHash: (await store.findReceiptHash(id)) ?? null,
    });
    return { status: 200, body };
  }

  async function apply(change: Change, access: Access): Promise<ChangeResult> {
    const row = await store.find(change.id);
    if (row && !isVisible(row, access)) return 'missing';
    const isRefused =
      change.kind === 'remove' &&
      row !== undefined &&
      !(await isRemovable({ store, departments }, row, change, access.key));
    if (isRefused) return 'conflict';
    if (change.kind === 'move' && !isPlausibleEnd(change.endsAt, now())) return 'conflict';
    // The clock of a desk must not determine when a report is deleted.
    return store.apply(
      change.kind === 'close' ? { ...change, closedAt: now().toISOString() } : change,
    );
  }

  async function applyAll(changes: readonly Change[], access: Access): Promise<PrivateResponse> {
    for (const change of changes) {
      const storedRow = await store.find(change.id);
      const row = storedRow && isVisible(storedRow, access) ? storedRow : undefined;
      if (!(await isRecorded(change, access, row, await findSubject(store, change.id))))
        return INVALID;
    }
    const results: ChangeResult[] = [];
    for (const change of changes) results.push(await apply(change, access));
    return { status: 200, body: z.encode(changesResponse, results) };
  }

  const createRoute = <Schema extends z.ZodType>(
    schema: Schema,
    respond: (body: z.output<Schema>, access: Access) => Promise<PrivateResponse>,
    maxBytes = REQUEST_MAX_BYTES,
  ) => ({
    maxBytes,
    isAllowed: (key: string) => getAccess(key).departments.length > 0,
    respond: async (body: unknown, key: string) => respond(schema.parse(body), getAccess(key)),
  });

  return {
    [DESK_ROUTES.list]: createRoute(listRequest, async ({ purpose }, access) => ({
      status: 200,
      body: await store.list(purpose, access.departments),
    })),
    [DESK_ROUTES.case]: createRoute(caseRequest, ({ id }, access) => handOut(id, access)),
    // Requests are signed entries without content of submissions.
    [DESK_ROUTES.deletions]: createRoute(deletionsRequest, async (_, access) => ({
      status: 200,
      body: z.encode(deletionsResponse, await store.listDeletions(access.departments)),
    })),
    [DESK_ROUTES.record]: createRoute(recordRequest, async (_, access) => ({
      status: 200,
      body: await store.readRecord(access.departments),
    })),
    [DESK_ROUTES.lastEntry]: createRoute(lastEntryRequest, async ({ department }, access) => ({
      status: 200,
      body: access.departments.includes(department)
        ? ((await store.findLastEntry(`${department} ${access.key}`)) ?? null)
        : null,
    })),
    [DESK_ROUTES.changes]: createRoute(
      changesRequest,
      ({ changes }, access) => applyAll(changes, access),
      CHANGES_MAX_BYTES,
    ),
  };
}
