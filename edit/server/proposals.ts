import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { getSchemaName } from '@site/content/library/content-files.ts';
import { PHOTOGRAPHS } from '@site/content/library/photographs.ts';
import type { Problem } from '@site/content/library/problems.ts';
import { checkContent } from '@site/content/rules/content.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { Author, Proposal, ProposalsState } from '../api.ts';
import { createCommitMessage } from './commit-message.ts';
import { compareTexts, type FileChanges } from './content-changes.ts';
import { EditError, type Drafts } from './drafts.ts';
import { GitError, readGit, runGit, type GitOptions } from './git.ts';
import { findPrintedAddress, getPullRequestAddress, getWebAddress } from './pull-request.ts';
import {
  createTemporaryCheckout,
  linkPackages,
  removeLeftCheckouts,
} from './temporary-checkout.ts';

/*
 * A proposal is a branch with what the drafts change. Nothing else records it: which proposals there are, whether they
 * were sent and whether they were approved is read from the branches of the checkout and of its remote. So a program
 * that is ended between two steps leaves either no branch, and the drafts are proposed again, or a branch that is
 * listed as not sent.
 */

/** What an editor says of a proposal. */
export interface ProposalRequest {
  /** The first line of the commit; empty for one that names the files. */
  readonly summary: string;
  /** The author, where git does not know who is at this machine. */
  readonly author?: Author | undefined;
  /** Whether files go along that differ from the last commit without a draft. */
  readonly withWritten: boolean;
  /** The language of the message. */
  readonly language: InterfaceLanguage;
}

export interface Proposals {
  /** What can be proposed, and the proposals that the checkout does not have yet. */
  list(): Promise<ProposalsState>;
  /**
   * Makes a branch with a commit of the drafts, and sends it to the remote. Changes of files that belong to an open
   * proposal continue its branch.
   *
   * @throws EditError `noGit`, `noRepository`, `noCommit` or `identity` where something is missing; `nothing`;
   *   `problems` in the drafts, or `incomplete` with what is wrong in the proposed content; `changedOnDisk`; `hook` with what `pre-commit` has printed;
   *   `send` where the remote refuses or does not answer: the proposal is kept
   */
  propose(request: ProposalRequest): Promise<void>;
  /** Sends a proposal that could not be sent. @throws EditError `send` */
  send(branch: string): Promise<void>;
  /**
   * Fetches what was approved, and drops the drafts that it contains.
   *
   * @throws EditError `update` where the checkout has commits or changes of its own that are in the way
   */
  update(): Promise<void>;
}

const REFS = 'refs/heads/proposal/';
/** Names are made from the time, never from a title. */
const BRANCH = /^proposal\/\d{8}-\d{6}-[\da-f]{4}$/;
/** How long a remote may take, in milliseconds. */
const REMOTE_TIMEOUT = 120_000;
/** How much of the output of a hook is shown, in characters: its end says what failed. */
const OUTPUT_MAX = 4000;

const getKey = ({ file, key, code }: Problem): string => `${file} ${key} ${code}`;
const splitNames = (output: string): string[] => output.split('\0').filter(Boolean);

/** Whether the editor has a form for a file, or has written it: code below `content/` is not proposed. */
const isContent = (file: string): boolean =>
  file.startsWith(`${PHOTOGRAPHS}/`) ||
  (getSchemaName(file) !== undefined && !file.startsWith('contract/'));

/** A new name for a branch: `proposal/20270131-094205-3fa2`. */
const createBranchName = (now: Date): string =>
  `proposal/${now
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace('T', '-')
    .slice(0, 15)}-${randomBytes(2).toString('hex')}`;

/** The repository that content is in, and what is known of its remote. */
interface Repository {
  /** The folder of the checkout. */
  readonly top: string;
  /** Before the names of content files: empty, or `brands/veldra/`. */
  readonly prefix: string;
  readonly head: string;
  readonly remote:
    | {
        readonly name: string;
        readonly address: string;
        /** The branch that gets the changes, on the remote and as it was last seen. */
        readonly target: string | undefined;
        readonly tracked: string | undefined;
      }
    | undefined;
}

/** Runs git where a missing answer is an answer: `undefined` where it fails. */
async function askGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  const { status, output } = await runGit(folder, args);
  return status === 0 ? output.trim() || undefined : undefined;
}

async function readRepository(root: string): Promise<Repository> {
  const { status, output, messages } = await runGit(root, [
    'rev-parse',
    '--show-toplevel',
    '--show-prefix',
  ]);
  if (status === undefined) throw new EditError('noGit', []);
  if (status !== 0) throw new EditError('noRepository', [], [], messages.trim());
  const [top = '', prefix = ''] = output.split('\n');
  const head = await askGit(top, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head === undefined) throw new EditError('noCommit', []);
  return { top, prefix, head, remote: await readRemote(top) };
}

async function readRemote(top: string): Promise<Repository['remote']> {
  const names = ((await askGit(top, ['remote'])) ?? '').split('\n').filter(Boolean);
  const branch = await askGit(top, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
  const configured =
    (await askGit(top, ['config', 'remote.pushDefault'])) ??
    (branch && (await askGit(top, ['config', `branch.${branch}.remote`])));
  const name = [configured, 'origin', ...names].find((one) => one && names.includes(one));
  if (name === undefined) return undefined;
  const address = (await askGit(top, ['remote', 'get-url', '--push', name])) ?? '';
  const own = `refs/remotes/${name}/`;
  const candidates = [
    await askGit(top, ['rev-parse', '--symbolic-full-name', '@{upstream}']),
    await askGit(top, ['symbolic-ref', '--quiet', `${own}HEAD`]),
  ];
  const tracked = candidates.find((one) => one?.startsWith(own));
  return { name, address, tracked, target: tracked?.slice(own.length) };
}

/** Who is at this machine, as git knows it; `undefined` where it would have to guess. */
async function readAuthor(top: string): Promise<Author | undefined> {
  const identity = await askGit(top, [
    ...['-c', 'user.useConfigOnly=true'],
    ...['var', 'GIT_AUTHOR_IDENT'],
  ]);
  const [, name, email] = /^(.+) <(.+)> \d+ [+-]\d+$/.exec(identity ?? '') ?? [];
  return name === undefined || email === undefined ? undefined : { name, email };
}

/** The blobs of files in a commit, by file. */
async function readBlobs(
  { top, prefix }: Repository,
  commit: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const listed = splitNames(
    await readGit(top, [
      'ls-tree',
      '-r',
      '-z',
      commit,
      '--',
      ...files.map((file) => prefix + file),
    ]),
  );
  return new Map(
    listed.flatMap((entry) => {
      const [, blob = '', name = ''] = /^\d+ blob ([\da-f]+)\t(.+)$/s.exec(entry) ?? [];
      return blob ? [[name.slice(prefix.length), blob] as const] : [];
    }),
  );
}

/** Names the content of a file as git does: the blob that it becomes; `undefined` for a file that is removed. */
async function hashContent(
  { top, prefix }: Repository,
  file: string,
  content: string | Uint8Array | undefined,
  { write }: { readonly write: boolean },
): Promise<string | undefined> {
  if (content === undefined) return undefined;
  return readGit(
    top,
    ['hash-object', ...(write ? ['-w'] : []), '--stdin', `--path=${prefix}${file}`],
    { input: content },
  );
}

/** What files differ in between a commit and a tree. */
async function readChanges(
  repository: Repository,
  before: string,
  after: string,
  files: readonly string[],
): Promise<FileChanges[]> {
  const [old, now] = await Promise.all(
    [before, after].map((tree) => readBlobs(repository, tree, files)),
  );
  const readText = async (blob: string | undefined) =>
    blob && readGit(repository.top, ['cat-file', 'blob', blob]);
  return Promise.all(
    files.map(async (file) =>
      compareTexts(file, await readText(old?.get(file)), await readText(now?.get(file))),
    ),
  );
}

/** Content files that differ from the last commit: written by the editor, or in another program. */
async function listWritten({ top, prefix }: Repository): Promise<string[]> {
  const places = ['content', 'db.json'].map((place) => prefix + place);
  const outputs = await Promise.all([
    readGit(top, [
      ...['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-relative'],
      ...['HEAD', '--', ...places],
    ]),
    readGit(top, ['ls-files', '-z', '--others', '--exclude-standard', '--', ...places]),
  ]);
  return outputs
    .flatMap(splitNames)
    .map((name) => name.slice(prefix.length))
    .filter(isContent);
}

/** A proposal with what it takes to continue it. */
interface OpenProposal extends Proposal {
  readonly tip: string;
  /** The commit of the checkout from which it was made. */
  readonly base: string;
  readonly blobs: ReadonlyMap<string, string>;
}

/** The proposals that the checkout does not contain yet, the newest first. */
async function readProposals(
  repository: Repository,
  printed: ReadonlyMap<string, string>,
): Promise<OpenProposal[]> {
  const { top, prefix, head, remote } = repository;
  const listed = await readGit(top, [
    'for-each-ref',
    '--sort=-committerdate',
    '--format=%(refname:lstrip=2)%00%(objectname)%00%(committerdate:iso-strict)%00%(authorname)%00%(subject)',
    REFS,
  ]);
  const found: OpenProposal[] = [];
  for (const line of listed.split('\n')) {
    const [branch = '', tip = '', time = '', author = '', subject = ''] = line.split('\0');
    const base = BRANCH.test(branch) ? await askGit(top, ['merge-base', head, tip]) : undefined;
    if (base === undefined || base === tip) continue;
    const names = splitNames(
      await readGit(top, ['diff-tree', '-r', '-z', '--no-renames', '--name-only', base, tip]),
    );
    // Commits that were merged as one differ in name and agree in content.
    const isIn = async (commit: string): Promise<boolean> =>
      (await runGit(top, ['merge-base', '--is-ancestor', tip, commit])).status === 0 ||
      (await runGit(top, ['diff-tree', '-r', '--quiet', tip, commit, '--', ...names])).status === 0;
    if (names.length === 0 || (await isIn(head))) continue;
    const files = names.map((name) => name.slice(prefix.length));
    const sent =
      remote &&
      (await askGit(top, [
        'rev-parse',
        '--verify',
        '--quiet',
        `refs/remotes/${remote.name}/${branch}`,
      ]));
    const isApproved = remote?.tracked !== undefined && (await isIn(remote.tracked));
    found.push({
      branch,
      tip,
      base,
      time,
      author,
      subject,
      files,
      blobs: await readBlobs(repository, tip, files),
      state: isApproved ? 'approved' : sent === tip ? 'sent' : 'local',
      address:
        remote &&
        (getPullRequestAddress(remote.address, branch, remote.target) ?? printed.get(branch)),
    });
  }
  return found;
}

/** Opens the proposals of the content below a root. Whether there is a repository is only read where it is needed. */
export function openProposals(root: string, drafts: Drafts): Proposals {
  /** Addresses that servers have named when something was sent, by branch. */
  const printed = new Map<string, string>();
  let last: Promise<unknown> = removeLeftCheckouts(root);
  /** Runs one thing at a time: each begins with what the one before has left. */
  function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  }

  /** The content that drafts or the disk have and neither the last commit nor an open proposal. */
  async function readPending(repository: Repository, open: readonly OpenProposal[]) {
    const contents = drafts.contents();
    const written = (await listWritten(repository)).filter((file) => !contents.has(file));
    const blobs = new Map<string, string | undefined>();
    for (const [file, content] of contents)
      blobs.set(file, await hashContent(repository, file, content, { write: false }));
    for (const file of written)
      blobs.set(
        file,
        await askGit(repository.top, ['hash-object', '--', repository.prefix + file]),
      );
    const proposed = new Map<string, string>();
    for (const [file, blob] of blobs) {
      const proposal = open.find((one) => one.files.includes(file) && one.blobs.get(file) === blob);
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

  async function list(): Promise<ProposalsState> {
    let repository: Repository;
    try {
      repository = await readRepository(root);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return { obstacle: error.code, files: [], written: [], proposed: {}, proposals: [] };
    }
    const open = await readProposals(repository, printed);
    const { files, written, proposed } = await readPending(repository, open);
    const { remote } = repository;
    return {
      author: await readAuthor(repository.top),
      remote: remote && (getWebAddress(remote.address) ?? remote.name),
      files,
      written,
      proposed: Object.fromEntries(proposed),
      continued: findContinued(open, repository, [...files])?.branch,
      proposals: open.map(({ tip: _, base: _base, blobs: _blobs, ...proposal }) => proposal),
    };
  }

  /** The proposal that changes of these files belong to: a branch from the same commit that is not approved yet. */
  const findContinued = (
    open: readonly OpenProposal[],
    { head }: Repository,
    files: readonly string[],
  ): OpenProposal | undefined =>
    open.find(
      (one) =>
        one.state !== 'approved' &&
        one.base === head &&
        files.some((file) => one.files.includes(file)),
    );

  /** Writes the tree of a commit with other contents of files, by an index of its own. */
  async function writeTree(
    { top, prefix }: Repository,
    parent: string,
    blobs: ReadonlyMap<string, string | undefined>,
    index: string,
  ): Promise<string> {
    const environment = { GIT_INDEX_FILE: index };
    await readGit(top, ['read-tree', parent], { environment });
    // Mode 0 removes a file.
    const entries = [...blobs].map(
      ([file, blob]) =>
        `${blob ? '100644' : '0'} ${blob ?? parent.replaceAll(/./g, '0')}\t${prefix}${file}\0`,
    );
    await readGit(top, ['update-index', '-z', '--index-info'], {
      environment,
      input: entries.join(''),
    });
    return readGit(top, ['write-tree'], { environment });
  }

  /** Refuses drafts whose file was changed since they were begun: they would take that change back. */
  function expectCurrentDrafts(): void {
    const changed = drafts.changedElsewhere();
    if (changed.length > 0) throw new EditError('changedOnDisk', changed);
    const blocking = drafts.blockedBy();
    if (blocking.length > 0) throw new EditError('problems', blocking);
  }

  /**
   * Makes the tree of a commit with other contents of files, and checks it in a checkout of its own: by the rules of the
   * content, then by the hook. Answers with the tree, which the hook may have changed.
   */
  async function createCheckedTree(
    repository: Repository,
    parent: string,
    blobs: ReadonlyMap<string, string | undefined>,
  ): Promise<string> {
    const { top, prefix } = repository;
    const checkout = await createTemporaryCheckout(top, parent);
    try {
      const proposed = await writeTree(
        repository,
        parent,
        blobs,
        path.join(checkout.folder, 'index'),
      );
      if (proposed === (await readGit(top, ['rev-parse', `${parent}^{tree}`])))
        throw new EditError('nothing', []);
      const place = path.join(checkout.root, prefix);
      const known = new Set(checkContent({ root: place }).problems.map(getKey));
      await readGit(checkout.root, ['read-tree', '-m', '-u', parent, proposed]);
      const expectContent = (): void => {
        const problems = checkContent({ root: place }).problems.filter(
          (problem) => !known.has(getKey(problem)),
        );
        if (problems.length > 0)
          throw new EditError(
            'incomplete',
            [...new Set(problems.map(({ file }) => file))],
            problems,
          );
      };
      expectContent();
      linkPackages(top, checkout.root);
      const { status, output, messages } = await runGit(checkout.root, [
        ...['hook', 'run', '--ignore-missing', 'pre-commit'],
      ]);
      if (status !== 0)
        throw new EditError('hook', [], [], `${output}${messages}`.trim().slice(-OUTPUT_MAX));
      const tree = await readGit(checkout.root, ['write-tree']);
      if (tree !== proposed) expectContent();
      return tree;
    } finally {
      await checkout.remove();
    }
  }

  async function propose(request: ProposalRequest): Promise<string> {
    const repository = await readRepository(root);
    const { top, prefix, head } = repository;
    drafts.follow();
    expectCurrentDrafts();
    const author = (await readAuthor(top)) ?? request.author;
    if (!author) throw new EditError('identity', []);
    const open = await readProposals(repository, printed);
    const pending = await readPending(repository, open);
    const names = [...pending.files, ...(request.withWritten ? pending.written : [])];
    if (names.length === 0) throw new EditError('nothing', []);
    const continued = findContinued(open, repository, names);
    const parent = continued?.tip ?? head;

    const blobs = new Map<string, string | undefined>();
    for (const file of pending.files)
      blobs.set(
        file,
        await hashContent(repository, file, pending.contents.get(file), { write: true }),
      );
    for (const file of names.filter((one) => !blobs.has(one)))
      blobs.set(file, await askGit(top, ['hash-object', '-w', '--', prefix + file]));
    const tree = await createCheckedTree(repository, parent, blobs);
    const changes = await readChanges(repository, parent, tree, names);
    const identity: GitOptions['environment'] = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    };
    const commit = await readGit(top, ['commit-tree', tree, '-p', parent, '-F', '-'], {
      environment: identity,
      input: createCommitMessage(changes, request.language, request.summary),
    });
    const branch = continued?.branch ?? createBranchName(new Date());
    // Refused where the branch has another commit than before: no commit is lost.
    await readGit(top, ['update-ref', `refs/heads/${branch}`, commit, continued?.tip ?? '']);
    return branch;
  }

  async function send(branch: string): Promise<void> {
    const { top, remote } = await readRepository(root);
    if (!BRANCH.test(branch)) throw new EditError('unknownFile', [branch]);
    if (!remote) return;
    const ref = `refs/heads/${branch}`;
    const { status, output, messages } = await runGit(top, ['push', remote.name, `${ref}:${ref}`], {
      timeout: REMOTE_TIMEOUT,
    });
    if (status !== 0)
      throw new EditError('send', [], [], `${messages}${output}`.trim().slice(-OUTPUT_MAX));
    const address = findPrintedAddress(messages, remote.address);
    if (address !== undefined) printed.set(branch, address);
  }

  async function update(): Promise<void> {
    const fail = (error: unknown): never => {
      throw error instanceof GitError ? new EditError('update', [], [], error.output) : error;
    };
    const { remote, top, prefix } = await readRepository(root);
    if (!remote) throw new EditError('noRemote', []);
    await readGit(top, ['fetch', '--prune', '--quiet', remote.name], {
      timeout: REMOTE_TIMEOUT,
    }).catch(fail);
    const repository = await readRepository(root);
    const open = await readProposals(repository, printed);
    const { proposed, contents } = await readPending(repository, open);
    const approved = open.filter(({ state }) => state === 'approved').map(({ branch }) => branch);
    const approvedFiles = [...proposed].flatMap(([file, branch]) =>
      approved.includes(branch) ? [file] : [],
    );
    // Git takes files over that were changed here if they have the text that was approved.
    const written = approvedFiles.filter((file) => !contents.has(file));
    if (written.length > 0)
      await readGit(top, ['add', '--all', '--', ...written.map((file) => prefix + file)]);
    const { tracked } = repository.remote ?? {};
    if (tracked !== undefined)
      await readGit(top, ['merge', '--ff-only', '--quiet', tracked]).catch(fail);
    for (const file of approvedFiles) if (contents.has(file)) drafts.discard(file);
    drafts.follow();
  }

  return {
    list: () => queue(list),
    propose: (request) =>
      queue(async () => {
        await send(await propose(request));
      }),
    send: (branch) => queue(() => send(branch)),
    update: () => queue(update),
  };
}
