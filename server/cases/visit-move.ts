import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { isSignedByOne, signParts, type SignedParts } from '../submissions/answer-signature.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import type { Recipients } from '../submissions/recipients.ts';
import { openPart, openRow, sealPart, type SubmissionContent } from '../submissions/seal.ts';
import type {
  CaseEntry,
  ChangeResult,
  DeskStore,
  ResealedEntry,
  StoredSubmission,
  SubmissionState,
} from '../submissions/store.ts';
import { openForVisitor, sealForVisitor, type VisitCredentials } from '../visits/visit-access.ts';
import { getMovedVisitEnd } from '../visits/visit-end.ts';
import type { ChangeOf } from './change.ts';
import { getEntryId, getEntryRow } from './conversation.ts';
import type { RecordEntry } from './record.ts';

/**
 * Visits that officers move to another time. A move is an entry of the visit, sealed twice and signed: for the
 * department with the content key of the visit, for its visitor with a key that is derived from the reservation number
 * and the phone number, both of which are in the sealed visit. The visit itself is not changed.
 */

/** The beginning of a visit, in Seoul. */
export interface VisitTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
}

/** A move as the department reads it. */
export interface VisitMove extends VisitTime {
  /** ISO 8601. */
  readonly movedAt: string;
  /** Whether an officer of the department signed it. */
  readonly signed: boolean;
}

type Row = Pick<StoredSubmission, 'id' | 'purpose' | 'consentVersion'>;
type Fields = SubmissionContent['fields'];
type EntryFacts = Pick<CaseEntry, 'id' | 'createdAt'>;

const sealedMove = z.object({
  order: z.coerce.number(),
  date: z.string(),
  time: z.string(),
  signature: z.string(),
});
type SealedMove = z.output<typeof sealedMove>;

const getParts = (
  visitId: string,
  { id, createdAt }: EntryFacts,
  { order, date, time }: Omit<SealedMove, 'signature'>,
): SignedParts => ['site move 1', visitId, id, createdAt, order, date, time];

/** Returns the fields of a visit at the time to which it was moved last. */
export function applyMoves(fields: Fields, moves: readonly VisitTime[]): Fields {
  const last = moves.at(-1);
  if (!last) return fields;
  const previousVisit = moves.at(-2) ?? fields;
  const { date, time } = last;
  return { ...fields, date, time, before: `${previousVisit['date']} ${previousVisit['time']}` };
}

/**
 * Returns the credentials with which a visitor opens a visit; `undefined` for a release that did not seal its number.
 */
function getCredentials({ receipt, contact }: Fields): VisitCredentials | undefined {
  return receipt === undefined || contact === undefined ? undefined : { receipt, contact };
}

async function sealMove(
  row: Row,
  entry: EntryFacts,
  move: Omit<SealedMove, 'signature'>,
  credentials: VisitCredentials,
  contentKey: Uint8Array,
  pair: KeyPair,
): Promise<Pick<ChangeOf<'move'>['entry'], 'forDepartment' | 'forReporter'>> {
  const signature = await signParts(getParts(row.id, entry, move), pair);
  const fields = { ...move, order: String(move.order), signature };
  return {
    forDepartment: await sealPart({ fields }, getEntryRow(row, entry), contentKey),
    forReporter: await sealForVisitor(fields, getEntryId(row.id, entry.id), credentials),
  };
}

/** Seals and signs a move. Resolves with `undefined` for a visit whose visitor could not open it. */
async function createMove(
  row: Row,
  fields: Fields,
  move: Omit<SealedMove, 'signature'>,
  now: Date,
  contentKey: Uint8Array,
  pair: KeyPair,
): Promise<ChangeOf<'move'>['entry'] | undefined> {
  const credentials = getCredentials(fields);
  if (!credentials) return undefined;
  const facts = { id: randomUUID(), createdAt: now.toISOString() };
  return { ...facts, ...(await sealMove(row, facts, move, credentials, contentKey, pair)) };
}

/** Opens the moves of a visit, in their order. Throws `SealError` if one was changed. */
export async function readMoves(
  entries: readonly CaseEntry[],
  row: Row,
  contentKey: Uint8Array,
  verificationKeys: readonly Uint8Array[],
): Promise<VisitMove[]> {
  const moves = [];
  for (const entry of entries) {
    if (entry.kind !== 'move') continue;
    const { fields } = await openPart(entry.forDepartment, getEntryRow(row, entry), contentKey);
    const { signature, ...move } = sealedMove.parse(fields);
    const isValid = await isSignedByOne(getParts(row.id, entry, move), signature, verificationKeys);
    moves.push({ ...move, movedAt: entry.createdAt, signed: isValid });
  }
  return moves
    .toSorted((a, b) => a.order - b.order)
    .map(({ date, time, movedAt, signed }) => ({ date, time, movedAt, signed }));
}

/** Seals the moves of a visit with another content key, and signs them again. Throws like `readMoves`. */
export async function resealMoves(
  entries: readonly CaseEntry[],
  row: Row,
  fields: Fields,
  contentKey: Uint8Array,
  {
    recipients,
    contentKey: newKey,
    pair,
  }: { readonly recipients: Recipients; readonly contentKey: Uint8Array; readonly pair: KeyPair },
): Promise<ResealedEntry[]> {
  const credentials = getCredentials(fields);
  const resealedEntries: ResealedEntry[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'move' || !credentials) continue;
    const part = await openPart(entry.forDepartment, getEntryRow(row, entry), contentKey);
    const { order, date, time } = sealedMove.parse(part.fields);
    const parts = await sealMove(row, entry, { order, date, time }, credentials, newKey, pair);
    resealedEntries.push({ id: entry.id, recipient: recipients.name, ...parts });
  }
  return resealedEntries;
}

/** The state of the visit when the officer saw it. */
export interface SeenVisit {
  readonly state: SubmissionState;
  /** The number of its moves. */
  readonly moves: number;
}

/**
 * Moves a visit to another time and confirms it, unless another officer decided or moved it in the meantime, or its
 * visitor canceled or changed it. Resolves with `unsealed` if the visitor could not open the move. Throws `SealError`
 * if the visit is sealed to another key.
 */
export async function moveVisit(
  store: DeskStore,
  id: string,
  to: VisitTime,
  now: Date,
  pair: KeyPair,
  { seen, record = [] }: { readonly seen: SeenVisit; readonly record?: readonly RecordEntry[] },
): Promise<ChangeResult | 'unsealed'> {
  const row = await store.find(id);
  if (row?.purpose !== 'reservation') return 'missing';
  const { content, contentKey } = await openRow(row, pair);
  const move = { ...to, order: seen.moves + 1 };
  const entry = await createMove(row, content.fields, move, now, contentKey, pair);
  if (!entry) return 'unsealed';
  const { state } = seen;
  return store.apply({
    kind: 'move',
    id,
    entry,
    order: move.order,
    endsAt: getMovedVisitEnd(to.date),
    ...((state === 'confirmed' || state === 'declined') && { replaced: state }),
    record: [...record],
  });
}

/**
 * Opens the last move for the visitor: `undefined` if the visit was not moved, `unverified` if no officer signed the move
 * or it does not open.
 */
export async function openMoveForVisitor(
  entries: readonly CaseEntry[],
  visitId: string,
  credentials: VisitCredentials,
  verificationKeys: readonly Uint8Array[],
): Promise<VisitTime | 'unverified' | undefined> {
  let last: SealedMove | undefined;
  for (const entry of entries) {
    if (entry.kind !== 'move' || !entry.forReporter) continue;
    const bound = getEntryId(visitId, entry.id);
    const move = sealedMove.safeParse(await openForVisitor(entry.forReporter, bound, credentials));
    if (!move.success) return 'unverified';
    const parts = getParts(visitId, entry, move.data);
    if (!(await isSignedByOne(parts, move.data.signature, verificationKeys))) return 'unverified';
    if (!last || move.data.order > last.order) last = move.data;
  }
  return last && { date: last.date, time: last.time };
}
