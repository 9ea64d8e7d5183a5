import type { InterfaceText } from '@site/contract/interface-language';
import type { LocalizedText } from '@site/contract/language';

import type { EditError } from './server/edit-error.ts';
import type { Change } from './server/text-edits.ts';

export type { PicturePlace } from '@site/content/rules/picture-places.ts';

/** What the page of the editor and its server say to each other, in JSON. */

export type { Change } from './server/text-edits.ts';
export type { DraftFile } from './server/drafts.ts';

/** The maximum size of a request body in bytes: a picture, or drafts. */
export const BODY_MAX = 20 * 1024 * 1024;

/** What is wrong, and where. */
export interface FileProblem {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: InterfaceText;
}

export interface FileState {
  /** Below the root: `content/pages/home.json`. */
  readonly file: string;
  /** Of its draft; empty for a file that is to be removed. */
  readonly revision: string;
  readonly title: LocalizedText | undefined;
  /** Where it is seen on the site; missing where it has no page of its own. */
  readonly address: string | undefined;
  /** Who changed its draft last, and when, in ISO 8601. */
  readonly draft: { readonly author: string; readonly time: string } | undefined;
  /** What its draft changes. */
  readonly changes: readonly Change[];
  readonly problems: readonly FileProblem[];
}

export interface EditorState {
  /** The site as the drafts make it. */
  readonly preview: {
    readonly origin: string;
    /** Names the content that it has to show; a page of it says what it was made from. */
    readonly version: string;
  };
  /** Whether the news of a running site can be published. */
  readonly hasNews: boolean;
  /** Files with problems that the drafts have caused: while there are any, nothing is written. */
  readonly blockedBy: readonly string[];
  readonly files: readonly FileState[];
  /** The drawings and photographs that a page can name. */
  readonly pictures: readonly string[];
  /** And their addresses, by which public data names them: `/media/yard.jpg`. */
  readonly addresses: readonly string[];
  /** The photographs that nothing names. */
  readonly unusedPhotographs: readonly string[];
}

/** Why something was not done. */
export interface Refusal {
  readonly code: EditError['code'] | 'large';
  readonly files: readonly string[];
  /** What is wrong with a photograph, a broken file or proposed content. */
  readonly texts?: readonly InterfaceText[];
  /** What git or a hook has printed. */
  readonly output?: string;
}

/** The author of a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A branch with changes that were proposed from here, and are not in the checkout yet. */
export interface Proposal {
  readonly branch: string;
  /** Of its last commit, in ISO 8601. */
  readonly time: string;
  readonly author: string;
  readonly subject: string;
  readonly files: readonly string[];
  /** `local` until the remote has its last commit; `approved` once the branch for which it was made contains it. */
  readonly state: 'local' | 'sent' | 'approved';
  /** Where a pull request of it is opened; missing where that is not known. */
  readonly address: string | undefined;
}

/** What can be proposed, and what was. */
export interface ProposalsState {
  /** Why nothing can be proposed here. */
  readonly obstacle?: EditError['code'];
  /** Missing where git does not know who is at this machine. */
  readonly author?: Author | undefined;
  /** Where proposals are sent: the address of its page, or the name of the remote; missing without a remote. */
  readonly remote?: string | undefined;
  /** The drafts that the next proposal holds. */
  readonly files: readonly string[];
  /** Files that differ from the last commit without a draft. */
  readonly written: readonly string[];
  /** Files whose changes are in a proposal, with its branch. */
  readonly proposed: Readonly<Record<string, string>>;
  /** The proposal that the next commit continues. */
  readonly continued?: string | undefined;
  readonly proposals: readonly Proposal[];
}

/** A version of the news of the running site. */
export interface NewsVersionState {
  /** From 1; 0 is the content of the release. */
  readonly number: number;
  /** ISO 8601; missing for 0. */
  readonly publishedAt?: string | undefined;
  /** The public value of the key that published it; missing for 0. */
  readonly key?: string | undefined;
}

/** The news of the running site, and what the draft changes in them. */
export interface NewsState {
  /** The address of the private listener. */
  readonly url: string;
  readonly shown: NewsVersionState;
  /** The version from which the draft was made; missing before the first one is taken over. */
  readonly opened?: number | undefined;
  readonly mine: readonly Change[];
  /** What was published since then. */
  readonly theirs: readonly Change[];
  /** The kept versions, the newest first. */
  readonly versions: readonly NewsVersionState[];
}
