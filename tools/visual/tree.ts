/** The two source trees of a review: the working tree, and a checkout of the base commit. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { ROOT, run } from '../../scripts/run.ts';
import { type Change, readChange } from './causes.ts';
import { limitConcurrency } from './concurrency.ts';

/** The folder for checkouts of base commits, their builds and pictures. */
export const CACHE = path.join(ROOT, '.cache', 'visual');

const runGit = async (...args: string[]) => {
  const { status, output } = await run('git', args, { quiet: true });
  return { ok: status === 0, output: output.trim() };
};

/** Returns the hash of a commit; `undefined` for an unknown name. */
async function getCommit(name: string): Promise<string | undefined> {
  const { ok, output } = await runGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  return ok ? output : undefined;
}

/** Returns whether the working tree differs from a commit. */
async function differsFrom(commit: string): Promise<boolean> {
  const hasChanges = !(await runGit('diff', '--quiet', commit)).ok;
  const hasNewFiles = (await runGit('ls-files', '--others', '--exclude-standard')).output !== '';
  return hasChanges || hasNewFiles;
}

/** Returns the files that differ between a commit and the working tree, by their paths from the root. */
export async function listChangedFiles(commit: string): Promise<string[]> {
  const changedList = await runGit('diff', '--name-only', commit);
  const newList = await runGit('ls-files', '--others', '--exclude-standard');
  return [changedList, newList].flatMap(({ output }) => output.split('\n')).filter(Boolean);
}

/** Returns a changed file with the CSS properties that its diff touches. */
export async function getChange(commit: string, file: string): Promise<Change> {
  const { output } = await runGit('diff', '--unified=0', commit, '--', file);
  return readChange(file, output);
}

/**
 * Returns the commit to compare with: the named one, else the merge base with `origin/main`, else HEAD if there are
 * uncommitted changes, else its parent. Throws if there is none.
 */
export async function findBase(namedCommit?: string): Promise<string> {
  if (namedCommit) {
    const commit = await getCommit(namedCommit);
    if (commit) return commit;
    throw new Error(
      `git knows no commit called "${namedCommit}". Fetch it first, or name another.`,
    );
  }
  const main = await getCommit('origin/main');
  if (main && (await differsFrom(main))) {
    const { ok, output } = await runGit('merge-base', main, 'HEAD');
    if (ok) return output;
  }
  const base = await getCommit((await differsFrom('HEAD')) ? 'HEAD' : 'HEAD~1');
  if (base) return base;
  throw new Error(
    'There is no earlier commit to compare with. Name one: npm run visual -- --base <commit>',
  );
}

/**
 * Links the installed packages and the tree's own workspaces into a tree; installs packages if its lockfile differs.
 */
async function providePackages(tree: string): Promise<void> {
  const lock = (at: string) => readFile(path.join(at, 'package-lock.json'), 'utf8');
  if ((await lock(tree)) !== (await lock(ROOT))) {
    console.log('  Its lockfile differs: installing its packages …');
    const { status, output } = await run('npm', ['ci', '--prefix', tree, '--loglevel=error'], {
      quiet: true,
    });
    if (status !== 0) throw new Error(`The packages of the base cannot be installed.\n${output}`);
    return;
  }
  const packages = path.join(tree, 'node_modules');
  await mkdir(path.join(packages, '@site'), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (name !== '@site' && !name.startsWith('.cache') && !name.startsWith('.vite'))
      await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  for (const name of await readdir(path.join(ROOT, 'node_modules', '@site')))
    await symlink(path.join(tree, name), path.join(packages, '@site', name));
}

/** Checks out a commit into a cache folder that git ignores. */
export async function checkOut(commit: string): Promise<string> {
  const tree = path.join(CACHE, 'trees', commit);
  if (existsSync(tree)) return tree;
  const unfinished = `${tree}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const archive = `${unfinished}.tar`;
  const packed = await runGit('archive', '--output', archive, commit);
  const unpacked =
    packed.ok && (await run('tar', ['-xf', archive, '-C', unfinished], { quiet: true }));
  if (!unpacked || unpacked.status !== 0) throw new Error(`${commit} cannot be unpacked.`);
  await rm(archive);
  await rename(unfinished, tree);
  try {
    await providePackages(tree);
    // Reuses build output of the same sources, by hash.
    const cacheFolder = path.join(ROOT, '.cache', 'made');
    if (existsSync(cacheFolder))
      await cp(cacheFolder, path.join(tree, '.cache', 'made'), { recursive: true });
  } catch (error) {
    await rm(tree, { recursive: true });
    throw error;
  }
  return tree;
}

/** A build runs its own threads. */
const building = limitConcurrency(2);

async function build(
  name: string,
  tree: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { status, output } = await run(command, args, { quiet: true, cwd: tree, env });
  if (status !== 0) throw new Error(`${name} of ${tree} cannot be built:\n${output}`);
}

/** Builds the design tokens of a tree and the list of its languages, which drawings import. */
export async function buildTokens(tree: string): Promise<void> {
  await build('The languages', tree, 'node', ['contract/build.ts']);
  await build('The tokens', tree, 'node', ['tokens/build.ts']);
}

/** Builds the Storybook of a tree, optionally with only the given story files; returns its folder. */
export async function buildStorybook(tree: string, files?: readonly string[]): Promise<string> {
  const folder = path.join(CACHE, 'storybook', path.basename(tree));
  const env = files ? { STORYBOOK_STORIES: files.join(',') } : {};
  await building(() =>
    build('The Storybook', tree, 'storybook', ['build', '--quiet', '-o', folder], env),
  );
  return folder;
}

/** Builds a tree's site, in place. */
export const buildSite = (tree: string): Promise<void> =>
  building(() => build('The site', tree, 'node', ['app/site-build/build.ts']));
