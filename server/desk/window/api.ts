import { getAttachmentType, type AttachmentType } from '@site/contract/attachment';
import { TEXT_MAX } from '@site/contract/limits';
import * as z from 'zod/mini';

import type { Message } from '../../cases/conversation.ts';
import type { RecordEntry, RecordProblem } from '../../cases/record.ts';
import type { VisitMove } from '../../cases/visit-move.ts';
import type { Purpose, SubmissionState } from '../../submissions/store.ts';
import type { Due } from '../../submissions/due.ts';

/** What the window of the desk and its server say to each other, in JSON. */

/** The largest request, in bytes: an answer, in UTF-8. */
export const REQUEST_MAX_BYTES = 64 * 1024;

/** Longest path of a file that is asked for, in characters. */
const PATH_MAX = 4096;
const filePath = z.string().check(z.maxLength(PATH_MAX));
const id = z.string().check(z.maxLength(64));

/** The fields of a submission that its list shows. */
export const HEADLINES: Readonly<Record<Purpose, readonly string[]>> = {
  inquiry: ['category', 'subject'],
  reservation: ['date', 'time', 'site', 'receipt'],
  report: ['type', 'title'],
  compliment: ['subject'],
};

/** What is unlocked: a key, and the server's own store or a copy of it. */
export const unlockRequest = z.strictObject({
  keyFile: filePath,
  /** A copy; without it, the store of the data folder. */
  storeFile: z.optional(filePath),
  passphrase: z.string().check(z.maxLength(1024)),
});
export type UnlockRequest = z.infer<typeof unlockRequest>;

export const idRequest = z.strictObject({ id });
export const textRequest = z.strictObject({
  id,
  text: z.string().check(z.maxLength(4 * TEXT_MAX.content)),
});
export const answerRequest = z.extend(textRequest, {
  /** When the answer was given that this one replaces, in ISO 8601; `null` for none. */
  replaces: z.nullable(z.string()),
});
export const messageRequest = z.extend(textRequest, { kind: z.enum(['question', 'note']) });
const STATES = [
  'received',
  'read',
  'answered',
  'closed',
  'confirmed',
  'declined',
  'cancelled',
] as const satisfies readonly SubmissionState[];
/** What is done with a case in the state in which it was shown, and in no other. */
export const closeRequest = z.extend(idRequest, { seen: z.enum(STATES) });
/** `moves`: how many times the visit had been moved when it was shown. */
const seenVisit = z.extend(closeRequest, { moves: z.int().check(z.nonnegative()) });
export const decisionRequest = z.extend(seenVisit, {
  decision: z.enum(['confirmed', 'declined']),
});
/** Date and time as they were typed; the rules of reservations are checked by the server of the window. */
export const moveRequest = z.extend(seenVisit, {
  date: z.string().check(z.maxLength(32)),
  time: z.string().check(z.maxLength(32)),
});

/** What the window knows before anything is unlocked. */
export interface WindowState {
  /** What is unlocked; missing while it is locked. */
  readonly unlocked?: {
    /** Names the key. */
    readonly key: string;
    /** The path of the copy; missing for the store of the data folder. */
    readonly storeFile?: string;
  };
  /** Whether it locked itself because nobody used it. */
  readonly lockedItself: boolean;
  /** After how many minutes without use it locks itself. */
  readonly lockMinutes: number;
  /** The files that the command line named, or that there are by themselves. */
  readonly suggested: { readonly keyFile?: string; readonly storeFile?: string };
  /** Whether this machine has a store of its own. */
  readonly hasStore: boolean;
  /** The address of the private listener through which the desk works; absent if the store is on this machine. */
  readonly server?: string;
  /** The names of the sites that take visitors, by their ids and by language. */
  readonly siteNames: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
}

/** What is in a folder of this machine. */
export interface FolderListing {
  readonly path: string;
  /** Missing at the top. */
  readonly parent?: string;
  readonly folders: readonly string[];
  /** Names of key files, or of copies. */
  readonly files: readonly string[];
}

/** One line of a list. */
export interface CaseSummary {
  readonly id: string;
  readonly state: SubmissionState;
  /** ISO 8601, UTC; of the hotline, the beginning of the day in Seoul. */
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly due?: Due;
  /** Whether the day that was promised is past. */
  readonly late: boolean;
  /** Field values by name; missing where it cannot be opened. */
  readonly headline?: Readonly<Record<string, string>>;
  readonly problem?: 'damaged' | 'anotherKey';
}

/** An answer that was given. */
export interface GivenAnswer {
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly answeredAt: string;
  /** Whether the key of this desk signed it. */
  readonly signed: boolean;
}

/** A file that came with a submission. */
export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: AttachmentType | undefined;
}

/** What was added to a report since: by its reporter, or by an officer. */
export interface CaseMessage extends Omit<Message, 'attachment'> {
  readonly attachment?: FileFacts;
}

/** How many entries of the record are shown, at most. */
export const RECORD_SHOWN_MAX = 1000;

/** The record of what was done, and what is wrong with it. */
export interface RecordReport {
  /** The last ones, last one first. */
  readonly entries: ReadonlyArray<
    Pick<RecordEntry, 'time' | 'department' | 'action' | 'number'> & {
      /** The beginning of the key that acted. */
      readonly key: string;
      /** The beginning of the hash of the receipt. */
      readonly subject: string;
    }
  >;
  readonly count: number;
  readonly problems: ReadonlyArray<
    Pick<RecordProblem, 'problem' | 'number'> & { readonly key: string }
  >;
}

/** A submission that is open on the desk. */
export interface Case extends CaseSummary {
  readonly purpose: Purpose;
  readonly consentVersion: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment?: FileFacts;
  readonly answer?: GivenAnswer;
  /** The conversation, in its order. */
  readonly messages: readonly CaseMessage[];
  /** The times to which officers moved a visit, the last one last. */
  readonly moves: readonly VisitMove[];
  /** A request to delete the case, which another key has to confirm. */
  readonly deletion?: DeletionRequest;
  /** An answer that was being written; empty where there is none. */
  readonly draft: string;
}

/** A request to delete a case before its time. */
export interface DeletionRequest {
  /** The beginning of the key that made it. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  /** Whether the key of this desk made it. */
  readonly isOwn: boolean;
}

/** What became of a deletion: `requested` waits for another key. */
export interface Deletion {
  readonly result: 'deleted' | 'requested';
}

/** How far a report has come. */
export const OUTCOMES = ['open', 'answered', 'closed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface StatisticsRow {
  /** One type of report, or several with too few reports to be told apart. */
  readonly types: readonly string[];
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** The reports of a year, counted: nothing in it tells of a single one. */
export interface Statistics {
  readonly year: number;
  /** The years of which there are reports, last one first. */
  readonly years: readonly number[];
  readonly total: StatisticsRow['counts'];
  /** Empty where there are too few reports to be told apart at all. */
  readonly rows: readonly StatisticsRow[];
  /** How many could not be opened, and are in no row. */
  readonly unopened: number;
}

export type RefusalCode =
  | 'locked'
  | 'passphrase'
  | 'keyFile'
  | 'storeFile'
  | 'store'
  | 'folder'
  | 'missing'
  | 'sealed'
  | 'empty'
  | 'tooLong'
  | 'answered'
  | 'closed'
  | 'changed'
  | 'decided'
  | 'cancelled'
  | 'inCopy'
  | 'visitTime'
  | 'unchanged'
  | 'unsealed'
  | 'ownRequest'
  | 'invalidRequest'
  | 'noDepartments'
  | 'invalid'
  | 'large'
  | 'failed';

/** Why something was not done. */
export interface Refusal {
  readonly code: RefusalCode;
  /** What the store or the system said of it. */
  readonly reason?: string;
  /** The answer that another officer has given. */
  readonly earlier?: GivenAnswer;
  /** Why a visit cannot be moved to this time: codes of the form of reservations. */
  readonly fields?: Readonly<Partial<Record<'date' | 'time', string>>>;
}

/** The content type under which a picture is shown; `undefined` for what is only saved. */
export function getPictureType(name: string): string | undefined {
  const type = getAttachmentType(name);
  if (type === 'jpg') return 'image/jpeg';
  return type === 'png' || type === 'webp' ? `image/${type}` : undefined;
}
