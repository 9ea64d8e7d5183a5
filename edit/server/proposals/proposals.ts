import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Problem } from '@site/content/library/problems.ts';
import { checkContent } from '@site/content/rules/content.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { Author, Proposal, ProposalsState } from '../../api.ts';
import { createCommitMessage } from './commit-message.ts';
import type { DraftFile, Drafts } from '../drafts.ts';
import { EditError } from '../edit-error.ts';
import { isPhotograph } from '../file-content.ts';
import { GitError, readGit, runGit } from './git.ts';
import { findPrintedAddress, getPullRequestAddress, getWebAddress } from './pull-request.ts';
import {
  askGit,
  hashContent,
  hashFile,
  listWritten,
  readAuthor,
  readBlobs,
  readChanges,
  readRepository,
  splitNames,
  type Blobs,
  type Repository,
} from './repository.ts';
import {
  createTemporaryCheckout,
  linkPackages,
  removeLeftCheckouts,
} from './temporary-checkout.ts';

/*
 * A proposal is a branch with the changes of the drafts. Nothing else records it: the branches of the checkout and of
 * its remote determine which proposals exist, were sent and were approved. A program that is interrupted between two
 * steps therefore leaves either no branch, and the drafts are proposed again, or a branch that is listed as not sent.
 */

/** The fields of a proposal. */
export interface ProposalRequest {
  /** The first line of the commit; if it is empty, the line names the files. */
  readonly summary: string;
  /** The author, if git has none on this machine. */
  readonly author?: Author | undefined;
  /** Whether to include files that differ from the last commit without a draft. */
  readonly withWritten: boolean;
  /** The language of the message. */
  readonly language: InterfaceLanguage;
}

const REFS = 'refs/heads/proposal/';
/** Names are derived from the time, never from a title. */
const BRANCH = /^proposal\/\d{8}-\d{6}-[\da-f]{4}$/;
/** The timeout for a remote, in milliseconds. */
const REMOTE_TIMEOUT = 120_000;
/** The maximum length of a hook's output in a message, in characters. The end contains the failure. */
const OUTPUT_MAX = 4000;

const limitOutput = (output: string): string => output.trim().slice(-OUTPUT_MAX);

/** Returns a function that throws an EditError with the output of a git command that has failed. */
const failAs =
  (code: EditError['code']) =>
  (error: unknown): never => {
    throw error instanceof GitError
      ? new EditError(code, [], [], limitOutput(error.output))
      : error;
  };

const getKey = ({ file, key, code }: Problem): string => `${file} ${key} ${code}`;

/** Returns a new name for a branch: `proposal/20270131-094205-3fa2`. */
const createBranchName = (now: Date): string =>
  `proposal/${now
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace('T', '-')
    .slice(0, 15)}-${randomBytes(2).toString('hex')}`;

/** A proposal with the data that continuing and withdrawing it require. */
interface OpenProposal extends Proposal {
  readonly tip: string;
  /** The commit of its branch at the remote, as last fetched or sent. */
  readonly sent: string | undefined;
  /** The commit of the checkout on which it is based. */
  readonly base: string;
  readonly blobs: ReadonlyMap<string, string>;
}

/** Returns the proposals that the checkout does not contain yet, newest first. */
async function readProposals(
  repository: Repository,
  printedAddresses: ReadonlyMap<string, string>,
): Promise<OpenProposal[]> {
  const { top, prefix, head, remote } = repository;
  const branchLines = await readGit(top, [
    'for-each-ref',
    '--sort=-committerdate',
    '--format=%(refname:lstrip=2)%00%(objectname)%00%(committerdate:iso-strict)%00%(authorname)%00%(subject)',
    REFS,
  ]);
  const openProposals: OpenProposal[] = [];
  for (const line of branchLines.split('\n')) {
    const [branch = '', tip = '', time = '', author = '', subject = ''] = line.split('\0');
    const base = BRANCH.test(branch) ? await askGit(top, ['merge-base', head, tip]) : undefined;
    if (base === undefined || base === tip) continue;
    const names = splitNames(
      await readGit(top, ['diff-tree', '-r', '-z', '--no-renames', '--name-only', base, tip]),
    );
    // Squashed commits have other names and the same content.
    const isIn = async (commit: string): Promise<boolean> =>
      (await runGit(top, ['merge-base', '--is-ancestor', tip, commit])).status === 0 ||
      (await runGit(top, ['diff-tree', '-r', '--quiet', tip, commit, '--', ...names])).status === 0;
    if (names.length === 0 || (await isIn(head))) continue;
    const files = names.map((name) => name.slice(prefix.length));
    const sentTime =
      remote &&
      (await askGit(top, [
        'rev-parse',
        '--verify',
        '--quiet',
        `refs/remotes/${remote.name}/${branch}`,
      ]));
    const isApproved = remote?.tracked !== undefined && (await isIn(remote.tracked));
    // A reviewer may have added commits.
    const isSent =
      sentTime !== undefined &&
      (await runGit(top, ['merge-base', '--is-ancestor', tip, sentTime])).status === 0;
    openProposals.push({
      branch,
      tip,
      sent: sentTime,
      base,
      time,
      author,
      subject,
      files,
      blobs: await readBlobs(repository, tip, files),
      state: isApproved ? 'approved' : isSent ? 'sent' : 'local',
      address:
        remote &&
        (getPullRequestAddress(remote.address, branch, remote.target) ??
          printedAddresses.get(branch)),
    });
  }
  return openProposals;
}

/**
 * Returns the proposal to which changes of these files belong: a branch from the same commit that is not approved yet.
 */
const findContinued = (
  open: readonly OpenProposal[],
  { head }: Repository,
  files: readonly string[],
): OpenProposal | undefined =>
  open.find(
    (candidate) =>
      candidate.state !== 'approved' &&
      candidate.base === head &&
      files.some((file) => candidate.files.includes(file)),
  );

/** Writes the tree of a commit with other blobs of files, with a temporary index. */
async function writeTree(
  { top, prefix }: Repository,
  parent: string,
  blobs: Blobs,
  index: string,
): Promise<string> {
  const environment = { GIT_INDEX_FILE: index };
  await readGit(top, ['read-tree', parent], { environment });
  // Mode 0 removes a file.
  const entries = [...blobs].map(
    ([file, blob]) =>
      `${blob ? '100644' : '0'} ${blob ?? parent.replaceAll(/./g, '0')}\t${prefix}${file}\0`,
  );
  const input = entries.join('');
  await readGit(top, ['update-index', '-z', '--index-info'], { environment, input });
  return readGit(top, ['write-tree'], { environment });
}

/**
 * Runs the `pre-commit` hook in a checkout with staged changes.
 *
 * @throws EditError `hook` if it refuses them.
 */
async function runPreCommit(checkout: string): Promise<void> {
  const { status, output, messages } = await runGit(checkout, [
    'hook',
    'run',
    '--ignore-missing',
    'pre-commit',
  ]);
  if (status !== 0) throw new EditError('hook', [], [], limitOutput(output + messages));
}

/**
 * Creates the tree of a commit with other blobs of files, and checks it in a separate checkout: with the rules of the
 * content, then with the hook. Returns the tree, which the hook may have changed.
 */
async function createCheckedTree(
  repository: Repository,
  parent: string,
  blobs: Blobs,
): Promise<string> {
  const { top, prefix } = repository;
  const checkout = await createTemporaryCheckout(top, parent);
  try {
    const index = path.join(checkout.folder, 'index');
    const proposedTree = await writeTree(repository, parent, blobs, index);
    if (proposedTree === (await readGit(top, ['rev-parse', `${parent}^{tree}`])))
      throw new EditError('nothing', []);
    const root = path.join(checkout.root, prefix);
    const knownProblems = new Set(checkContent({ root }).problems.map(getKey));
    await readGit(checkout.root, ['read-tree', '-m', '-u', parent, proposedTree]);
    const expectContent = (): void => {
      const problems = checkContent({ root }).problems.filter(
        (problem) => !knownProblems.has(getKey(problem)),
      );
      const files = new Set(problems.map(({ file }) => file));
      if (files.size > 0) throw new EditError('incomplete', [...files], problems);
    };
    expectContent();
    linkPackages(top, checkout.root);
    await runPreCommit(checkout.root);
    const tree = await readGit(checkout.root, ['write-tree']);
    if (tree !== proposedTree) expectContent();
    return tree;
  } finally {
    await checkout.remove();
  }
}

/** Proposes the drafts of the content below a root. The repository is read each time, because others change it too. */
export class Proposals {
  readonly #root: string;
  readonly #drafts: Drafts;
  /** The addresses that servers returned when a branch was pushed, by branch. */
  readonly #printed = new Map<string, string>();
  #last: Promise<unknown>;

  constructor(root: string, drafts: Drafts) {
    this.#root = root;
    this.#drafts = drafts;
    this.#last = removeLeftCheckouts(root);
  }

  /** Runs one task at a time, because each starts from the result of the previous one. */
  #queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Returns the current state of the repository, and the proposals that the checkout does not contain yet. */
  list(): Promise<ProposalsState> {
    return this.#queue(() => this.#list());
  }

  /**
   * Creates a branch with a commit of the drafts, and pushes it to the remote. Changes of files that belong to an open
   * proposal continue its branch.
   *
   * @throws EditError `noGit`, `noRepository`, `noCommit` or `identity` if something is missing; `nothing`; `problems`
   * in the drafts, or `incomplete` with the problems of the proposed content; `changedOnDisk`; `hook` with the output
   * of `pre-commit`; `send` if the remote refuses or does not respond: the proposal is stored
   */
  propose(request: ProposalRequest): Promise<void> {
    return this.#queue(async () => this.#send(await this.#commit(request)));
  }

  /**
   * Pushes a proposal that could not be sent.
   *
   * @throws EditError `send`
   */
  send(branch: string): Promise<void> {
    return this.#queue(() => this.#send(branch));
  }

  /**
   * Deletes the branch of a proposal that is not approved, here and at the remote.
   *
   * @param keep whether its changes become drafts again; otherwise its drafts are dropped, except those that were
   *   changed since
   * @throws EditError `approved`; `changed` if its branch at the remote has commits that the editor has not seen;
   *   `outdated` with files that others have changed since, so that their proposed text cannot become a draft;
   *   `withdraw` if the remote refuses or does not respond: the proposal is stored
   */
  withdraw(branch: string, keep: boolean): Promise<void> {
    return this.#queue(() => this.#withdraw(branch, keep));
  }

  /**
   * Fetches approved changes, and drops the drafts that they contain.
   *
   * @throws EditError `noRemote`; `update` if commits or changes of the checkout are in the way
   */
  update(): Promise<void> {
    return this.#queue(() => this.#update());
  }

  /** Returns the content of drafts and the disk that neither the last commit nor an open proposal contains. */
  async #readPending(repository: Repository, open: readonly OpenProposal[]) {
    const { contents } = this.#drafts;
    const written = (await listWritten(repository)).filter((file) => !contents.has(file));
    const blobs = new Map<string, string | undefined>();
    for (const [file, content] of contents)
      blobs.set(file, await hashContent(repository, file, content, { write: false }));
    for (const file of written) blobs.set(file, await hashFile(repository, file, { write: false }));
    const proposed = new Map<string, string>();
    for (const [file, blob] of blobs) {
      const proposal = open.find(
        (candidate) => candidate.files.includes(file) && candidate.blobs.get(file) === blob,
      );
      if (proposal) proposed.set(file, proposal.branch);
    }
    const isPending = (file: string) => !proposed.has(file);
    return {
      contents,
      proposed,
      files: [...contents.keys()].filter(isPending),
      written: written.filter(isPending),
    };
  }

  async #list(): Promise<ProposalsState> {
    let repository: Repository;
    try {
      repository = await readRepository(this.#root);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return { obstacle: error.code, files: [], written: [], proposed: {}, proposals: [] };
    }
    const open = await readProposals(repository, this.#printed);
    const { files, written, proposed } = await this.#readPending(repository, open);
    const { remote, top } = repository;
    return {
      author: await readAuthor(top),
      remote: remote && (getWebAddress(remote.address) ?? remote.name),
      files,
      written,
      proposed: Object.fromEntries(proposed),
      continued: findContinued(open, repository, files)?.branch,
      proposals: open.map(
        ({ tip: _tip, sent: _sent, base: _base, blobs: _blobs, ...proposal }) => proposal,
      ),
    };
  }

  /** Refuses drafts whose file was changed after they were created: they would revert that change. */
  #expectCurrentDrafts(): void {
    this.#drafts.follow();
    const { changedElsewhere, blockedBy } = this.#drafts;
    if (changedElsewhere.length > 0) throw new EditError('changedOnDisk', changedElsewhere);
    if (blockedBy.length > 0) throw new EditError('problems', blockedBy);
  }

  /** Creates the branch of a proposal, or continues one. Returns its name. */
  async #commit({ summary, author, withWritten, language }: ProposalRequest): Promise<string> {
    const repository = await readRepository(this.#root);
    const { top, head } = repository;
    this.#expectCurrentDrafts();
    const { name, email } = (await readAuthor(top)) ?? author ?? {};
    if (name === undefined || email === undefined) throw new EditError('identity', []);
    const open = await readProposals(repository, this.#printed);
    const { contents, files, written: writtenFiles } = await this.#readPending(repository, open);
    const names = [...files, ...(withWritten ? writtenFiles : [])];
    if (names.length === 0) throw new EditError('nothing', []);
    const continuedProposal = findContinued(open, repository, names);
    const parent = continuedProposal?.tip ?? head;

    const blobs = new Map<string, string | undefined>();
    for (const file of names)
      blobs.set(
        file,
        contents.has(file)
          ? await hashContent(repository, file, contents.get(file), { write: true })
          : await hashFile(repository, file, { write: true }),
      );
    const tree = await createCheckedTree(repository, parent, blobs);
    const changes = await readChanges(repository, parent, tree, names);
    const commit = await readGit(top, ['commit-tree', tree, '-p', parent, '-F', '-'], {
      environment: {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
      },
      input: createCommitMessage(changes, language, summary),
    });
    const branch = continuedProposal?.branch ?? createBranchName(new Date());
    // Fails if the branch has another commit than expected, so that no commit is lost.
    await readGit(top, [
      'update-ref',
      `refs/heads/${branch}`,
      commit,
      continuedProposal?.tip ?? '',
    ]);
    return branch;
  }

  async #send(branch: string): Promise<void> {
    const { top, remote } = await readRepository(this.#root);
    if (!BRANCH.test(branch)) throw new EditError('unknownFile', [branch]);
    if (!remote) return;
    const ref = `refs/heads/${branch}`;
    const { status, output, messages } = await runGit(top, ['push', remote.name, `${ref}:${ref}`], {
      timeout: REMOTE_TIMEOUT,
    });
    if (status !== 0) throw new EditError('send', [], [], limitOutput(messages + output));
    const address = findPrintedAddress(messages, remote.address);
    if (address !== undefined) this.#printed.set(branch, address);
  }

  async #withdraw(branch: string, keep: boolean): Promise<void> {
    const find = async () => {
      const repository = await readRepository(this.#root);
      const open = await readProposals(repository, this.#printed);
      const proposal = open.find((candidate) => candidate.branch === branch);
      if (!proposal || proposal.state === 'approved') throw new EditError('approved', []);
      return { repository, open, proposal };
    };
    const { repository: before, proposal: seenProposal } = await find();
    await this.#fetch(before, 'withdraw');
    const { repository, open, proposal } = await find();
    const { tip, sent } = proposal;
    if (sent !== undefined && ![tip, seenProposal.sent].includes(sent))
      throw new EditError('changed', []);
    const { proposed, contents } = await this.#readPending(repository, open);
    if (keep) await this.#restoreDrafts(repository, proposal, contents);
    const { top, remote } = repository;
    const ref = `refs/heads/${branch}`;
    if (remote && sent !== undefined) {
      // Refused if the branch received a commit since it was fetched.
      const lease = `--force-with-lease=${ref}:${sent}`;
      const { status, output, messages } = await runGit(
        top,
        ['push', lease, remote.name, `:${ref}`],
        { timeout: REMOTE_TIMEOUT },
      );
      if (messages.includes('stale info')) throw new EditError('changed', []);
      if (status !== 0) throw new EditError('withdraw', [], [], limitOutput(messages + output));
    }
    await readGit(top, ['update-ref', '-d', ref, tip]);
    if (keep) return;
    for (const [file, content] of proposed)
      if (content === branch && contents.has(file)) this.#drafts.discard(file);
  }

  /** Creates drafts with the content of a proposal, for files that have no draft and do not contain it on disk. */
  async #restoreDrafts(
    repository: Repository,
    { base, blobs, files }: OpenProposal,
    drafts: ReadonlyMap<string, unknown>,
  ): Promise<void> {
    const { top } = repository;
    const old = await readBlobs(repository, base, files);
    const restoredFiles: DraftFile[] = [];
    const outdatedFiles: string[] = [];
    for (const file of files.filter((name) => !drafts.has(name))) {
      const blob = blobs.get(file);
      const disk = await hashFile(repository, file, { write: false });
      if (disk === blob) continue;
      if (disk !== old.get(file)) outdatedFiles.push(file);
      const bytes = blob && (await runGit(top, ['cat-file', 'blob', blob])).bytes;
      const revision = this.#drafts.getRevision(file);
      restoredFiles.push(
        !bytes
          ? { file, value: undefined, revision }
          : isPhotograph(file)
            ? this.#drafts.upload(path.basename(file), bytes)
            : { file, value: JSON.parse(Buffer.from(bytes).toString('utf8')), revision },
      );
    }
    if (outdatedFiles.length > 0) throw new EditError('outdated', outdatedFiles);
    if (restoredFiles.length > 0) await this.#drafts.write(restoredFiles);
  }

  /** Fetches the branches of the remote, if there is one. */
  async #fetch({ top, remote }: Repository, code: EditError['code']): Promise<void> {
    if (!remote) return;
    await readGit(top, ['fetch', '--prune', '--quiet', remote.name], {
      timeout: REMOTE_TIMEOUT,
    }).catch(failAs(code));
  }

  async #update(): Promise<void> {
    const before = await readRepository(this.#root);
    if (!before.remote) throw new EditError('noRemote', []);
    await this.#fetch(before, 'update');
    const { top } = before;
    const repository = await readRepository(this.#root);
    const open = await readProposals(repository, this.#printed);
    const { proposed, contents } = await this.#readPending(repository, open);
    const approvedBranches = new Set(
      open.filter(({ state }) => state === 'approved').map(({ branch }) => branch),
    );
    const files = [...proposed]
      .filter(([, branch]) => approvedBranches.has(branch))
      .map(([file]) => file);
    // Git overwrites files that were changed here if they have the text that was approved.
    const writtenFiles = files.filter((file) => !contents.has(file));
    if (writtenFiles.length > 0)
      await readGit(top, [
        'add',
        '--all',
        '--',
        ...writtenFiles.map((file) => repository.prefix + file),
      ]);
    const { tracked } = repository.remote ?? {};
    if (tracked !== undefined)
      await readGit(top, ['merge', '--ff-only', '--quiet', tracked]).catch(failAs('update'));
    for (const file of files) if (contents.has(file)) this.#drafts.discard(file);
    this.#drafts.follow();
  }
}
