import type { InterfaceText } from '@site/contract/interface-language';
import type { LocalizedText } from '@site/contract/language';

import type { EditError } from './server/edit-error.ts';
import type { Change } from './server/text-edits.ts';

export type { PicturePlace } from '@site/content/rules/picture-places.ts';

/** The JSON messages between the page of the editor and its server. */

export type { Change } from './server/text-edits.ts';
export type { DraftFile } from './server/drafts.ts';

/** The maximum size of a request body in bytes: a picture, or drafts. */
export const BODY_MAX = 20 * 1024 * 1024;

/** A problem with its place. */
export interface FileProblem {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: InterfaceText;
}

export interface FileState {
  /** Below the root: `content/pages/home.json`. */
  readonly file: string;
  /** The revision of its draft; empty for a file that will be removed. */
  readonly revision: string;
  readonly title: LocalizedText | undefined;
  /** Its address on the site; missing if no page shows it. */
  readonly address: string | undefined;
  /** The author and the time of the last change of its draft, in ISO 8601. */
  readonly draft: { readonly author: string; readonly time: string } | undefined;
  /** The changes of its draft. */
  readonly changes: readonly Change[];
  readonly problems: readonly FileProblem[];
}

export interface EditorState {
  /** The site with the drafts. */
  readonly preview: {
    readonly origin: string;
    /** Identifies the content that it must show; its pages report the version from which they were rendered. */
    readonly version: string;
    /** The files that it shows in an earlier state, because they cannot be rendered. */
    readonly outdated: readonly string[];
  };
  /** Whether the news of a running site can be published. */
  readonly hasNews: boolean;
  /** Files with problems that the drafts have caused: while there are any, no drafts are saved. */
  readonly blockedBy: readonly string[];
  readonly files: readonly FileState[];
  /** The drawings and photographs that a page can name. */
  readonly pictures: readonly string[];
  /** Their addresses, with which public data names them: `/media/yard.jpg`. */
  readonly addresses: readonly string[];
  /** The photographs that no content uses. */
  readonly unusedPhotographs: readonly string[];
}

/** The reason for which an action failed. */
export interface Refusal {
  readonly code: EditError['code'] | 'large';
  readonly files: readonly string[];
  /** The problems of a photograph, a broken file or proposed content. */
  readonly texts?: readonly InterfaceText[];
  /** The output of git or a hook. */
  readonly output?: string;
}

/** The author of a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A branch with changes that were proposed in this checkout, which does not contain them yet. */
export interface Proposal {
  readonly branch: string;
  /** The time of its last commit, in ISO 8601. */
  readonly time: string;
  readonly author: string;
  readonly subject: string;
  readonly files: readonly string[];
  /** `local` until the remote has its last commit; `approved` once the branch on which it is based contains it. */
  readonly state: 'local' | 'sent' | 'approved';
  /** The address at which a pull request is opened; missing if it is not known. */
  readonly address: string | undefined;
}

/** The drafts that can be proposed, and the existing proposals. */
export interface ProposalsState {
  /** The reason for which nothing can be proposed. */
  readonly obstacle?: EditError['code'];
  /** Missing if git has no author on this machine. */
  readonly author?: Author | undefined;
  /** The destination of proposals: the address of the remote's page, or its name; missing without a remote. */
  readonly remote?: string | undefined;
  /** The drafts that the next proposal contains. */
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

/** The news of the running site, and the changes of the draft. */
export interface NewsState {
  /** The address of the private listener. */
  readonly url: string;
  readonly shown: NewsVersionState;
  /** The version on which the draft is based; missing before the first one is copied. */
  readonly opened?: number | undefined;
  readonly mine: readonly Change[];
  /** The changes that were published since then. */
  readonly theirs: readonly Change[];
  /** The stored versions, newest first. */
  readonly versions: readonly NewsVersionState[];
}
