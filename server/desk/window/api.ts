import { getAttachmentType, type AttachmentType } from '@site/contract/attachment';
import { TEXT_MAX } from '@site/contract/limits';
import * as z from 'zod/mini';

import type { Purpose, SubmissionState } from '../../submissions/store.ts';
import type { Due } from '../due.ts';

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
export const decisionRequest = z.extend(idRequest, {
  decision: z.enum(['confirmed', 'declined']),
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

/** A submission that is open on the desk. */
export interface Case extends CaseSummary {
  readonly purpose: Purpose;
  readonly consentVersion: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly attachment?: {
    readonly name: string;
    /** In bytes. */
    readonly size: number;
    readonly type: AttachmentType | undefined;
  };
  readonly answer?: GivenAnswer;
  /** An answer that was being written; empty where there is none. */
  readonly draft: string;
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
  | 'decided'
  | 'cancelled'
  | 'inCopy'
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
}

/** The content type under which a picture is shown; `undefined` for what is only saved. */
export function getPictureType(name: string): string | undefined {
  const type = getAttachmentType(name);
  if (type === 'jpg') return 'image/jpeg';
  return type === 'png' || type === 'webp' ? `image/${type}` : undefined;
}
