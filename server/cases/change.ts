import { z } from 'zod';

import { recordEntrySchema } from './record.ts';

/**
 * What an officer does with a submission, as a value: it is carried out on a store, on a copy, or sent to the private
 * listener. What is written is sealed and signed before.
 */

/** Bytes in memory, base64 in JSON. */
export const bytesSchema = z.codec(
  z.base64(),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  {
    decode: (text) => new Uint8Array(Buffer.from(text, 'base64')),
    encode: (value) => Buffer.from(value).toString('base64'),
  },
);

const id = z.string().min(1).max(64);
const time = z.iso.datetime();
const decision = z.enum(['confirmed', 'declined']);
/** The entries of the record that the store does not have yet; the last one is about this change. */
const record = z.array(recordEntrySchema);
/** The states of a report or compliment that can be closed. */
export const OPEN_STATES = ['received', 'read', 'answered'] as const;

export const changeSchema = z.discriminatedUnion('kind', [
  /** The submission and `entries`, which its reporter added, were read. */
  z.strictObject({ kind: z.literal('read'), id, entries: z.array(id), record }),
  /** Something that changes only the record: printed, saved as a file, refused. */
  z.strictObject({ kind: z.literal('note'), id, record }),
  z.strictObject({
    kind: z.literal('answer'),
    id,
    answer: z.strictObject({
      forReporter: bytesSchema,
      forDepartment: bytesSchema,
      answeredAt: time,
    }),
    /** The `answeredAt` of the answer that the officer has read and replaces. */
    replaced: z.optional(time),
    record,
  }),
  /** A question or a note. */
  z.strictObject({
    kind: z.literal('write'),
    id,
    entry: z.strictObject({
      id,
      kind: z.enum(['question', 'note']),
      createdAt: time,
      forDepartment: bytesSchema,
      forReporter: z.nullable(bytesSchema),
    }),
    record,
  }),
  /**
   * Closes a report or compliment; with `seen`, only in the state that the officer saw. `closedAt` decides when it ends:
   * the private listener replaces it.
   */
  z.strictObject({
    kind: z.literal('close'),
    id,
    closedAt: time,
    seen: z.optional(z.enum(OPEN_STATES)),
    record,
  }),
  /** Confirms or declines a visit; `replaced` is the decision that the officer saw. */
  z.strictObject({
    kind: z.literal('decide'),
    id,
    decision,
    replaced: z.optional(decision),
    /** How many moves of the visit the officer saw. */
    moves: z.optional(z.int().nonnegative()),
    record,
  }),
  /** Moves a visit to another time and confirms it; `replaced` is the decision that the officer saw. */
  z.strictObject({
    kind: z.literal('move'),
    id,
    entry: z.strictObject({
      id,
      createdAt: time,
      forDepartment: bytesSchema,
      forReporter: bytesSchema,
    }),
    /** Counts the moves of the visit from 1: of two with the same order the first one is stored. */
    order: z.int().positive(),
    /** When the visit is deleted. */
    endsAt: time,
    replaced: z.optional(decision),
    record,
  }),
  /** Asks for the deletion of a submission before its time, or takes the request back; the record is the request. */
  z.strictObject({
    kind: z.literal('deletion'),
    id,
    action: z.enum(['deletion-requested', 'deletion-withdrawn']),
    /** Counts the requests and withdrawals of the submission from 1. */
    order: z.int().positive(),
    record,
  }),
  /** Deletes a submission; `request` is the hash of another key's request that this change confirms. */
  z.strictObject({ kind: z.literal('remove'), id, request: z.optional(z.string()), record }),
]);
export type Change = z.output<typeof changeSchema>;
/** A change of one kind. */
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;
