import { getAttachmentType, type AttachmentType } from '@site/contract/attachment';
import { TEXT_MAX } from '@site/contract/limits';
import * as z from 'zod/mini';

import type { Message } from '../../cases/conversation.ts';
import type { RecordEntry, RecordProblem } from '../../cases/record.ts';
import type { VisitMove } from '../../cases/visit-move.ts';
import type { WaitingEntries } from '../record-check.ts';
import { SUBMISSION_STATES, type Purpose, type SubmissionState } from '../../submissions/store.ts';
import type { Due } from '../../submissions/due.ts';

/** The JSON messages between the window of the desk and its server. */

/** The largest request, in bytes: an answer, in UTF-8. */
export const REQUEST_MAX_BYTES = 64 * 1024;

/** Maximum length of a requested path, in characters. */
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

/** An unlocked key, and the server's own store or a copy of it. */
export const unlockRequest = z.strictObject({
  keyFile: filePath,
  /** The path of a copy; by default the store of the data folder. */
  storeFile: z.optional(filePath),
  passphrase: z.string().check(z.maxLength(1024)),
});
export type UnlockRequest = z.infer<typeof unlockRequest>;

/** `isIdle`: whether the desk was not used for the time after which it locks itself. */
export const lockRequest = z.strictObject({ isIdle: z.optional(z.boolean()) });
export const idRequest = z.strictObject({ id });
export const textRequest = z.strictObject({
  id,
  text: z.string().check(z.maxLength(4 * TEXT_MAX.content)),
});
export const answerRequest = z.extend(textRequest, {
  /** When the answer that this one replaces was given, in ISO 8601; `null` if there is none. */
  replaces: z.nullable(z.string()),
});
export const messageRequest = z.extend(textRequest, { kind: z.enum(['question', 'note']) });
/** An action on a case, which is only carried out in the state that was shown. */
export const closeRequest = z.extend(idRequest, { seen: z.enum(SUBMISSION_STATES) });
/** `moves`: the number of moves of the visit when it was shown. */
const seenVisit = z.extend(closeRequest, { moves: z.int().check(z.nonnegative()) });
export const decisionRequest = z.extend(seenVisit, {
  decision: z.enum(['confirmed', 'declined']),
});
/** Date and time as typed; the window's server checks the rules of reservations. */
export const moveRequest = z.extend(seenVisit, {
  date: z.string().check(z.maxLength(32)),
  time: z.string().check(z.maxLength(32)),
});

/** The state of the window before it is unlocked. */
export interface WindowState {
  /** The unlocked key and store; missing while the desk is locked. */
  readonly unlocked?: {
    /** Names the key. */
    readonly key: string;
    /** The path of the copy; missing for the store of the data folder. */
    readonly storeFile?: string;
  };
  /** Whether it was locked after a time without use. */
  readonly lockedItself: boolean;
  /** The time without use after which it is locked, in minutes. */
  readonly lockMinutes: number;
  /** The files that were opened last, those of the command line, or the default ones. */
  readonly suggested: { readonly keyFile?: string; readonly storeFile?: string };
  /** Whether this machine has a store. */
  readonly hasStore: boolean;
  /** The address of the private listener through which the desk works; absent if the store is on this machine. */
  readonly server?: string;
  /** The names of the sites that accept visitors, by id and language. */
  readonly siteNames: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
}

/** The content of a folder of this machine. */
export interface FolderListing {
  readonly path: string;
  /** Missing for the root. */
  readonly parent?: string;
  readonly folders: readonly string[];
  /** Names of key files, or of copies. */
  readonly files: readonly string[];
}

/** One line of a list. */
export interface CaseSummary {
  readonly id: string;
  readonly state: SubmissionState;
  /** ISO 8601, UTC; for the hotline, the beginning of the day in Seoul. */
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly due?: Due;
  /** Whether the promised day has passed. */
  readonly late: boolean;
  /** Field values by name; missing if the submission cannot be opened. */
  readonly headline?: Readonly<Record<string, string>>;
  readonly problem?: 'damaged' | 'anotherKey';
  /** A request to delete the case, which another key has to confirm. */
  readonly deletion?: DeletionRequest;
}

/** An answer. */
export interface GivenAnswer {
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly answeredAt: string;
  /** Whether the key of this desk signed it. */
  readonly signed: boolean;
}

/** The attachment of a submission. */
export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: AttachmentType | undefined;
}

/** An addition to a report, by its reporter or by an officer. */
export interface CaseMessage extends Omit<Message, 'attachment'> {
  readonly attachment?: FileFacts;
}

/** The maximum number of record entries that are shown. */
export const RECORD_SHOWN_MAX = 1000;

/** The record of actions, and its problems. */
export interface RecordReport {
  /** The latest entries, newest first. */
  readonly entries: ReadonlyArray<
    Pick<RecordEntry, 'time' | 'department' | 'action' | 'number'> & {
      /** The first characters of the key that acted. */
      readonly key: string;
      /** The first characters of the hash of the receipt. */
      readonly subject: string;
    }
  >;
  readonly count: number;
  /** Entries of this key that the store does not have yet, which is not a problem. */
  readonly waiting?: WaitingEntries;
  readonly problems: ReadonlyArray<
    Pick<RecordProblem, 'problem' | 'number'> & { readonly key: string }
  >;
}

/** A submission that is open in the window. */
export interface Case extends CaseSummary {
  readonly purpose: Purpose;
  readonly consentVersion: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment?: FileFacts;
  readonly answer?: GivenAnswer;
  /** The conversation, in order. */
  readonly messages: readonly CaseMessage[];
  /** The times to which officers moved a visit, the last one last. */
  readonly moves: readonly VisitMove[];
  /** The draft of an answer; empty if there is none. */
  readonly draft: string;
}

/** A request to delete a case early. */
export interface DeletionRequest {
  /** The first characters of the key that made it. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  /** Whether the key of this desk made it. */
  readonly isOwn: boolean;
}

/** The result of a deletion: `requested` waits for another key. */
export interface Deletion {
  readonly result: 'deleted' | 'requested';
}

/** The progress of a report. */
export const OUTCOMES = ['open', 'answered', 'closed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface StatisticsRow {
  /** One type of report, or several types with too few reports to be counted separately. */
  readonly types: readonly string[];
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** The counted reports of a year, in which no single report can be recognized. */
export interface Statistics {
  readonly year: number;
  /** The years that have reports, latest first. */
  readonly years: readonly number[];
  readonly total: StatisticsRow['counts'];
  /** Empty if there are too few reports to be counted by type. */
  readonly rows: readonly StatisticsRow[];
  /** The number of reports that could not be opened and are not in any row. */
  readonly unopened: number;
}

/** The status of the response for each reason for which an action is refused. */
export const REFUSAL_STATUS = {
  locked: 423,
  passphrase: 403,
  keyFile: 422,
  storeFile: 422,
  store: 422,
  folder: 422,
  missing: 404,
  sealed: 409,
  empty: 422,
  tooLong: 422,
  answered: 409,
  closed: 409,
  changed: 409,
  decided: 409,
  cancelled: 409,
  inCopy: 409,
  visitTime: 422,
  unchanged: 409,
  unsealed: 409,
  ownRequest: 409,
  invalidRequest: 409,
  noDepartments: 409,
  invalid: 400,
  large: 413,
  failed: 500,
} as const;
export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** The reason for which an action was refused. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The message of the store or the system. */
  readonly reason?: string;
  /** The answer that another officer has given. */
  readonly earlier?: GivenAnswer;
  /** Why a visit cannot be moved to this time: codes of the form of reservations. */
  readonly fields?: Readonly<Partial<Record<'date' | 'time', string>>>;
}

/** Returns the content type under which a picture is shown; `undefined` for files that are only saved. */
export function getPictureType(name: string): string | undefined {
  const type = getAttachmentType(name);
  if (type === 'jpg') return 'image/jpeg';
  return type === 'png' || type === 'webp' ? `image/${type}` : undefined;
}
