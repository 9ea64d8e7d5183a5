import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLibrary } from '@site/content/library/library.ts';
import { COMPANY } from '@site/content/testing/company.ts';

import { withValueAt } from '../../client/values.ts';
import { Drafts } from '../drafts.ts';
import type { EditError } from '../edit-error.ts';
import { createRenaming } from '../renaming.ts';
import { Proposals } from './proposals.ts';

const HOME = 'content/pages/home.json';
const HISTORY = 'content/pages/history.json';
const PRODUCT = 'content/products/headlamp.json';
const REQUEST = { summary: '', withWritten: true, language: 'en' } as const;

let folder = '';
let root = '';
let remote = '';
let drafts: Drafts;
let proposals: Proposals;

/** The settings of this machine, such as a global hook, do not apply to the repositories of a test. */
const ENVIRONMENT = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const SAVED = Object.keys(ENVIRONMENT).map((name) => [name, process.env[name]] as const);

const runGit = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
const runGitInRemote = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: remote, encoding: 'utf8', stdio: 'pipe' }).trim();
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Creates a checkout of the content with a bare remote. */
function createRepository(): void {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-proposals-')));
  root = path.join(folder, 'site');
  remote = path.join(folder, 'remote.git');
  cpSync(COMPANY, root, { recursive: true });
  mkdirSync(remote);
  runGitInRemote('init', '--quiet', '--bare', '--initial-branch=main');
  runGit('init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(root, '.gitignore'), '/data/\n');
  runGit('config', 'user.name', 'Mina Park');
  runGit('config', 'user.email', 'mina@company.example');
  runGit('add', '--all');
  runGit('commit', '--quiet', '--message=First');
  runGit('remote', 'add', 'origin', remote);
  runGit('push', '--quiet', '--set-upstream', 'origin', 'main');
}

beforeEach(() => {
  Object.assign(process.env, ENVIRONMENT);
  createRepository();
  open();
});
afterEach(() => {
  drafts.close();
  rmSync(folder, { recursive: true, force: true });
  for (const [name, value] of SAVED)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

function open(): void {
  drafts = new Drafts(root, path.join(root, 'data/drafts'));
  proposals = new Proposals(root, drafts);
}

/** Writes a draft of a page with another English description. */
async function describePage(file: string, text: string): Promise<void> {
  const { value, revision } = drafts.read(file);
  const long = `Lamps and sensors for cars, with the history, the sites and the ways to reach us. ${text}`;
  await drafts.write([{ file, value: withValueAt(value, ['description', 'en'], long), revision }]);
}

/** Writes drafts in which a page has another name. */
async function rename(file: string, name: string): Promise<void> {
  const { library } = readLibrary(drafts.previewRoot);
  await drafts.write(
    createRenaming(drafts, library, file, name).map((change) => ({
      ...change,
      revision: drafts.getRevision(change.file),
    })),
  );
  expect(drafts.blockedBy).toEqual([]);
}

/** Returns the start of a PNG file of 1200 × 800 pixels. */
function createPicture(): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1A\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(1200, 16);
  bytes.writeUInt32BE(800, 20);
  return bytes;
}

const getRefusal = (action: Promise<unknown>): Promise<EditError> =>
  action.then(
    () => expect.fail('It was not refused.'),
    (error: unknown) => error as EditError,
  );

/** Clones the remote for a second person. Returns their git. */
function cloneForColleague(): (...args: readonly string[]) => string {
  const otherFolder = path.join(folder, 'other');
  execFileSync('git', ['clone', '--quiet', remote, otherFolder]);
  const identity = ['-c', 'user.name=Jun Lee', '-c', 'user.email=jun@company.example'];
  return (...args) =>
    execFileSync('git', [...identity, ...args], {
      cwd: otherFolder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
}

/** Writes a hook of the checkout, or of the remote. */
function writeHook(hooks: string, name: string, ...lines: readonly string[]): void {
  mkdirSync(hooks, { recursive: true });
  writeFileSync(path.join(hooks, name), ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(path.join(hooks, name), 0o755);
}

const getBranches = (): string[] =>
  runGit('for-each-ref', '--format=%(refname:short)', 'refs/heads/proposal/')
    .split('\n')
    .filter(Boolean);
const getLeftovers = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`site-proposal-${process.pid}-`));

/** Returns the state that must stay the same: branch, index, files. */
const getCheckout = () => ({
  branch: runGit('symbolic-ref', 'HEAD'),
  head: runGit('rev-parse', 'HEAD'),
  index: readFileSync(path.join(root, '.git/index')).toString('base64'),
  status: runGit('-c', 'core.quotePath=false', 'status', '--porcelain'),
  worktrees: runGit('worktree', 'list', '--porcelain'),
});

describe('a proposal', () => {
  it('is a commit on a new branch, and does not change branch, index and other changes', async () => {
    writeFileSync(path.join(root, 'staged.txt'), 'staged');
    runGit('add', 'staged.txt');
    writeFileSync(path.join(root, 'notes.txt'), 'not in git');
    const originalCheckout = getCheckout();
    await describePage(HOME, 'Another description.');
    await describePage(HISTORY, 'Another history.');
    await proposals.propose({ ...REQUEST, summary: 'New titles' });
    expect(getCheckout()).toEqual(originalCheckout);
    expect(getLeftovers()).toEqual([]);

    const [branch = ''] = getBranches();
    expect(branch).toMatch(/^proposal\/\d{8}-\d{6}-[\da-f]{4}$/);
    expect(runGitInRemote('rev-parse', branch)).toBe(runGit('rev-parse', branch));
    expect(runGit('diff', '--name-only', 'main', branch).split('\n')).toEqual([HISTORY, HOME]);
    expect(runGit('show', `${branch}:${HOME}`)).toContain('Another description.');
    expect(read(HOME)).not.toContain('Another description.');
    const message = runGit('log', '-1', '--format=%an <%ae>%n%B', branch);
    expect(message).toMatch(/^Mina Park <mina@company.example>\ncontent: New titles\n\n/);
    expect(message).toContain(`History (${HISTORY})\n- Description for search › English: “`);
    expect(message).toContain(' Another history.”');

    const state = await proposals.list();
    expect(state.proposed).toEqual({ [HOME]: branch, [HISTORY]: branch });
    expect(state.files).toEqual([]);
    expect(state.proposals).toMatchObject([{ branch, state: 'sent', author: 'Mina Park' }]);
  });

  it('includes files that were written before, if requested', async () => {
    await describePage(HISTORY, 'Written before.');
    drafts.save();
    await describePage(HOME, 'Another description.');
    expect((await proposals.list()).written).toEqual([HISTORY]);
    await proposals.propose({ ...REQUEST, withWritten: false });
    const [first = ''] = getBranches();
    expect(runGit('diff', '--name-only', 'main', first)).toBe(HOME);
    await proposals.propose(REQUEST);
    const [second = ''] = getBranches().filter((candidate) => candidate !== first);
    expect(runGit('diff', '--name-only', 'main', second)).toBe(HISTORY);
    expect(await proposals.list()).toMatchObject({ files: [], written: [] });
    expect((await getRefusal(proposals.propose(REQUEST))).code).toBe('nothing');
  });

  it('is continued by later changes of its files; other files create another one', async () => {
    await describePage(HOME, 'Another description.');
    await proposals.propose(REQUEST);
    const [first = ''] = getBranches();
    await describePage(HISTORY, 'Another history.');
    expect((await proposals.list()).continued).toBeUndefined();
    await proposals.propose(REQUEST);
    expect(getBranches()).toHaveLength(2);

    await describePage(HOME, 'A third description.');
    expect(await proposals.list()).toMatchObject({ continued: first, files: [HOME] });
    await proposals.propose(REQUEST);
    expect(getBranches()).toHaveLength(2);
    expect(runGit('rev-list', '--count', `main..${first}`)).toBe('2');
    expect(runGitInRemote('rev-parse', first)).toBe(runGit('rev-parse', first));
  });

  it('contains photographs and new and removed pages', async () => {
    const picture = 'content/media/yard-2026.png';
    await drafts.write([drafts.upload('yard-2026.png', createPicture())]);
    await rename(PRODUCT, 'front-lamp');
    await proposals.propose(REQUEST);
    const [branch = ''] = getBranches();
    expect(runGit('diff', '--name-status', '--no-renames', 'main', branch).split('\n')).toEqual(
      expect.arrayContaining([
        `A\t${picture}`,
        'A\tcontent/products/front-lamp.json',
        `D\t${PRODUCT}`,
        'M\tcontent/pages/eco.json',
      ]),
    );
    expect(runGit('cat-file', '-s', `${branch}:${picture}`)).toBe('33');
    expect((await proposals.list()).files).toEqual([]);
  });

  it('is refused if its content is invalid on its own: a file that it refers to is not committed', async () => {
    await rename(PRODUCT, 'front-lamp');
    drafts.save();
    await describePage(HOME, 'Another description.');
    const refusal = await getRefusal(proposals.propose({ ...REQUEST, withWritten: false }));
    expect(refusal).toMatchObject({ code: 'incomplete', files: [HOME] });
    expect(refusal.problems[0]).toMatchObject({ code: 'link.tab' });
    expect(getBranches()).toEqual([]);
    expect(getLeftovers()).toEqual([]);
  });

  it('passes `pre-commit` in a checkout of the proposed content, and leaves nothing if it fails', async () => {
    const hooks = path.join(root, '.git/hooks');
    writeHook(
      hooks,
      'pre-commit',
      `git diff --cached --name-only > ${folder}/staged`,
      `grep -q "Refused words." ${HOME} && echo "A title is refused." && exit 1`,
      'exit 0',
    );
    const originalCheckout = getCheckout();
    await describePage(HOME, 'Refused words.');
    expect(await getRefusal(proposals.propose(REQUEST))).toMatchObject({
      code: 'hook',
      output: 'A title is refused.',
    });
    expect(readFileSync(path.join(folder, 'staged'), 'utf8')).toBe(`${HOME}\n`);
    expect(getBranches()).toEqual([]);
    expect(getCheckout()).toEqual(originalCheckout);
    expect(getLeftovers()).toEqual([]);
    await describePage(HOME, 'Accepted words.');
    await proposals.propose(REQUEST);
    expect(getBranches()).toHaveLength(1);
  });

  it('is stored and sent later if the remote refuses it or does not respond', async () => {
    const hook = path.join(remote, 'hooks/pre-receive');
    writeHook(path.dirname(hook), 'pre-receive', 'echo "Closed for the weekend."', 'exit 1');
    await describePage(HOME, 'Another description.');
    const refusal = await getRefusal(proposals.propose(REQUEST));
    expect(refusal.code).toBe('send');
    expect(refusal.output).toContain('Closed for the weekend.');
    const [branch = ''] = getBranches();
    expect(await proposals.list()).toMatchObject({
      files: [],
      proposals: [{ branch, state: 'local' }],
    });

    rmSync(hook);
    runGit('remote', 'set-url', 'origin', path.join(folder, 'gone.git'));
    expect((await getRefusal(proposals.send(branch))).code).toBe('send');
    expect((await getRefusal(proposals.update())).code).toBe('update');
    runGit('remote', 'set-url', 'origin', remote);
    // Another run finds it.
    drafts.close();
    open();
    await proposals.send(branch);
    expect(await proposals.list()).toMatchObject({ proposals: [{ branch, state: 'sent' }] });
    expect(runGitInRemote('rev-parse', branch)).toBe(runGit('rev-parse', branch));
  });

  it('runs `pre-push`, which can refuse', async () => {
    writeHook(path.join(root, '.git/hooks'), 'pre-push', 'echo "Not today." >&2', 'exit 1');
    await describePage(HOME, 'Another description.');
    expect((await getRefusal(proposals.propose(REQUEST))).output).toContain('Not today.');
    expect(getBranches()).toHaveLength(1);
  });

  it('stays on this machine if the checkout has no remote', async () => {
    runGit('remote', 'remove', 'origin');
    await describePage(HOME, 'Another description.');
    await proposals.propose(REQUEST);
    expect(await proposals.list()).toMatchObject({
      remote: undefined,
      proposals: [{ state: 'local', address: undefined }],
    });
  });

  it('reports what is missing: an author, a commit, a repository', async () => {
    runGit('config', '--unset', 'user.email');
    await describePage(HOME, 'Another description.');
    expect((await proposals.list()).author).toBeUndefined();
    expect((await getRefusal(proposals.propose(REQUEST))).code).toBe('identity');
    await proposals.propose({
      ...REQUEST,
      author: { name: 'Jun Lee', email: 'jun@company.example' },
    });
    expect(runGit('log', '-1', '--format=%an %ae %cn', ...getBranches())).toBe(
      'Jun Lee jun@company.example Jun Lee',
    );

    rmSync(path.join(root, '.git'), { recursive: true });
    expect((await proposals.list()).obstacle).toBe('noRepository');
    expect((await getRefusal(proposals.propose(REQUEST))).code).toBe('noRepository');
    runGit('init', '--quiet');
    expect((await proposals.list()).obstacle).toBe('noCommit');
    const searchPath = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      expect((await proposals.list()).obstacle).toBe('noGit');
    } finally {
      process.env['PATH'] = searchPath;
    }
  });

  it.each([
    ['merged', ['merge', '--no-ff']],
    ['merged as one commit', ['merge', '--squash']],
  ])(
    'that was approved and %s is fetched, and its drafts end',
    async (_, [merge = '', how = '']) => {
      await describePage(HISTORY, 'Written before.');
      drafts.save();
      await describePage(HOME, 'Another description.');
      await proposals.propose(REQUEST);
      const [branch = ''] = getBranches();
      // A second person approves it.
      const approve = cloneForColleague();
      approve(merge, how, `origin/${branch}`);
      if (how === '--squash') approve('commit', '--quiet', '--message=Approved');
      approve('push', '--quiet', 'origin', 'main');

      await proposals.update();
      expect(runGit('rev-parse', 'HEAD')).toBe(runGitInRemote('rev-parse', 'main'));
      expect(runGit('status', '--porcelain')).toBe('');
      expect(read(HOME)).toContain('Another description.');
      expect(drafts.changes.size).toBe(0);
      expect(await proposals.list()).toMatchObject({ files: [], written: [], proposals: [] });
    },
  );

  it('does not revert changes by others since its draft was created', async () => {
    await describePage(HOME, 'Another description.');
    appendFileSync(path.join(root, HOME), '\n');
    expect(await getRefusal(proposals.propose(REQUEST))).toMatchObject({
      code: 'changedOnDisk',
      files: [HOME],
    });
  });
});

describe('a withdrawn proposal', () => {
  /** Proposes another description of the home page. Returns the branch. */
  async function proposeHome(): Promise<string> {
    await describePage(HOME, 'Another description.');
    await proposals.propose(REQUEST);
    const [branch = ''] = getBranches();
    return branch;
  }
  const getText = (file: string) => String(drafts.contents.get(file));
  const existsInRemote = (branch: string): boolean =>
    runGitInRemote('for-each-ref', `refs/heads/${branch}`) !== '';

  it('becomes drafts again, even if they were discarded', async () => {
    await drafts.write([drafts.upload('yard-2026.png', createPicture())]);
    await rename(PRODUCT, 'front-lamp');
    const branch = await proposeHome();
    const before = drafts.contents;
    for (const file of before.keys()) drafts.discard(file);
    await proposals.withdraw(branch, true);
    expect(drafts.contents).toEqual(before);
    expect(drafts.blockedBy).toEqual([]);
    expect([getBranches(), existsInRemote(branch)]).toEqual([[], false]);
    const state = await proposals.list();
    expect([state.proposals, state.files]).toEqual([[], [...before.keys()].toSorted()]);
  });

  it('takes its drafts with it if they are dropped, except those that were changed since', async () => {
    await describePage(HISTORY, 'Another history.');
    const branch = await proposeHome();
    await describePage(HOME, 'A third description.');
    await proposals.withdraw(branch, false);
    expect([...drafts.changes.keys()]).toEqual([HOME]);
    expect(getText(HOME)).toContain('A third description.');
    expect([getBranches(), existsInRemote(branch)]).toEqual([[], false]);
    expect((await getRefusal(proposals.withdraw(branch, false))).code).toBe('approved');
  });

  it('stays if another person has changed it, until the editor withdraws it again', async () => {
    const branch = await proposeHome();
    const review = cloneForColleague();
    review('switch', '--quiet', branch);
    review('commit', '--quiet', '--allow-empty', '--message=A better word');
    review('push', '--quiet');
    expect((await getRefusal(proposals.withdraw(branch, true))).code).toBe('changed');
    expect(existsInRemote(branch)).toBe(true);
    expect(await proposals.list()).toMatchObject({ proposals: [{ branch, state: 'sent' }] });
    // This time, the reviewer adds another commit between the fetch and the deletion.
    const hook = path.join(root, '.git/hooks/pre-push');
    const otherFolder = path.join(folder, 'other');
    writeHook(
      path.dirname(hook),
      'pre-push',
      'unset GIT_DIR',
      `cd ${otherFolder} && git -c user.name=J -c user.email=j@company.example commit --quiet --allow-empty --message=Another && git push --quiet`,
    );
    await getRefusal(proposals.withdraw(branch, true));
    expect(existsInRemote(branch)).toBe(true);
    rmSync(hook);
    expect((await getRefusal(proposals.withdraw(branch, true))).code).toBe('changed');
    await proposals.withdraw(branch, true);
    expect([getBranches(), existsInRemote(branch)]).toEqual([[], false]);
  });

  it('stays if it was approved in the meantime', async () => {
    const branch = await proposeHome();
    const approve = cloneForColleague();
    approve('merge', '--quiet', '--no-ff', `origin/${branch}`);
    approve('push', '--quiet', 'origin', 'main');
    expect((await getRefusal(proposals.withdraw(branch, false))).code).toBe('approved');
    expect(await proposals.list()).toMatchObject({ proposals: [{ branch, state: 'approved' }] });
    expect(drafts.changes.has(HOME)).toBe(true);
  });

  it('stays, with its drafts, if the remote does not respond or refuses', async () => {
    const branch = await proposeHome();
    const before = drafts.contents;
    runGit('remote', 'set-url', 'origin', path.join(folder, 'gone.git'));
    expect((await getRefusal(proposals.withdraw(branch, false))).code).toBe('withdraw');
    runGit('remote', 'set-url', 'origin', remote);
    runGitInRemote('config', 'receive.denyDeletes', 'true');
    const refusal = await getRefusal(proposals.withdraw(branch, false));
    expect(refusal.code).toBe('withdraw');
    expect(refusal.output).toContain('deletion');
    expect(drafts.contents).toEqual(before);
    expect(await proposals.list()).toMatchObject({ proposals: [{ branch, state: 'sent' }] });
  });

  it('does not become a draft that reverts a later change of its file', async () => {
    const branch = await proposeHome();
    drafts.discard(HOME);
    appendFileSync(path.join(root, HOME), '\n');
    expect(await getRefusal(proposals.withdraw(branch, true))).toMatchObject({
      code: 'outdated',
      files: [HOME],
    });
    await proposals.withdraw(branch, false);
    expect([getBranches(), drafts.changes.size]).toEqual([[], 0]);
  });
});

describe('a program that is killed while it proposes', () => {
  /** Creates a proposal in a separate process, which a hook or the remote stops at a step. */
  async function killAt(step: 'pre-commit' | 'pre-push' | 'post-receive'): Promise<void> {
    const hooks =
      step === 'post-receive' ? path.join(remote, 'hooks') : path.join(root, '.git/hooks');
    const mark = path.join(folder, 'reached');
    writeHook(hooks, step, `echo reached > ${mark}`, 'sleep 60');
    drafts.close();
    const script = `
      import { Drafts } from ${JSON.stringify(path.join(import.meta.dirname, '../drafts.ts'))};
      import { Proposals } from ${JSON.stringify(path.join(import.meta.dirname, 'proposals.ts'))};
      const drafts = new Drafts(${JSON.stringify(root)}, ${JSON.stringify(path.join(root, 'data/drafts'))});
      await new Proposals(${JSON.stringify(root)}, drafts).propose(${JSON.stringify(REQUEST)});
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    });
    const closing = once(child, 'close');
    await vi.waitFor(
      () => {
        expect(child.exitCode, 'It ended before the step.').toBeNull();
        expect(existsSync(mark)).toBe(true);
      },
      { timeout: 60_000, interval: 20 },
    );
    child.kill('SIGKILL');
    await closing;
    rmSync(path.join(hooks, step));
    open();
  }

  it('before the commit leaves the drafts, and its temporary checkout is removed', async () => {
    await describePage(HOME, 'Another description.');
    await killAt('pre-commit');
    expect(await proposals.list()).toMatchObject({ files: [HOME], proposals: [] });
    expect(runGit('worktree', 'list').split('\n')).toHaveLength(1);
    await proposals.propose(REQUEST);
    expect(await proposals.list()).toMatchObject({ files: [], proposals: [{ state: 'sent' }] });
  });

  it.each(['pre-push', 'post-receive'] as const)(
    'at %s leaves a proposal that can be sent',
    async (step) => {
      await describePage(HOME, 'Another description.');
      await killAt(step);
      const [branch = ''] = getBranches();
      expect(await proposals.list()).toMatchObject({
        files: [],
        proposals: [{ branch, state: 'local' }],
      });
      await proposals.send(branch);
      expect(await proposals.list()).toMatchObject({ proposals: [{ branch, state: 'sent' }] });
    },
  );
});
