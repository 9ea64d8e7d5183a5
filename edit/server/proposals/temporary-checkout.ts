import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readGit, runGit } from './git.ts';

/** A checkout of one commit in a temporary folder, with a separate index. */
export interface TemporaryCheckout {
  /** A folder that is removed with it. */
  readonly folder: string;
  readonly root: string;
  readonly remove: () => Promise<void>;
}

const PREFIX = 'site-proposal-';

/** Checks a commit out into a temporary folder. The branch, the index and the files of the repository do not change. */
export async function createTemporaryCheckout(
  repository: string,
  commit: string,
): Promise<TemporaryCheckout> {
  // The name contains the process id, by which the next run finds abandoned checkouts.
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${PREFIX}${process.pid}-`));
  const root = path.join(folder, 'checkout');
  const noHooks = path.join(folder, 'hooks');
  mkdirSync(noHooks);
  const remove = () => removeCheckout(repository, root);
  try {
    // A `post-checkout` hook is meant for the checkout that a person works in.
    await readGit(repository, [
      '-c',
      `core.hooksPath=${noHooks}`,
      'worktree',
      'add',
      '--quiet',
      '--detach',
      root,
      commit,
    ]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, root, remove };
}

async function removeCheckout(repository: string, root: string): Promise<void> {
  rmSync(path.dirname(root), { recursive: true, force: true });
  await runGit(repository, ['worktree', 'prune']);
}

/** Returns whether a process with this id is running. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the temporary checkouts of programs that were ended before they could do it. */
export async function removeLeftCheckouts(repository: string): Promise<void> {
  const { output } = await runGit(repository, ['worktree', 'list', '--porcelain']);
  for (const [, root = ''] of output.matchAll(/^worktree (.+)$/gm)) {
    const [, id] =
      new RegExp(String.raw`^${PREFIX}(\d+)-`).exec(path.basename(path.dirname(root))) ?? [];
    if (id !== undefined && !isRunning(Number(id))) await removeCheckout(repository, root);
  }
}

/**
 * Links the installed packages of a checkout into another one, for its hooks. Workspaces resolve to those of the other
 * checkout, so that its own code and content are checked.
 */
export function linkPackages(from: string, to: string): void {
  const link = (name: string): void => {
    const place = path.join(from, 'node_modules', name);
    const target = realpathSync(place);
    const own = path.relative(realpathSync(from), target);
    const isWorkspace =
      lstatSync(place).isSymbolicLink() && !/^(?:\.\.|node_modules)(?:[\\/]|$)/.test(own);
    symlinkSync(
      isWorkspace ? path.join(to, own) : target,
      path.join(to, 'node_modules', name),
      // On Windows, only junctions need no special permission.
      statSync(target).isDirectory() ? 'junction' : 'file',
    );
  };
  let names: string[];
  try {
    names = readdirSync(path.join(from, 'node_modules'));
    mkdirSync(path.join(to, 'node_modules'));
  } catch {
    // Nothing is installed, or the commit contains its packages.
    return;
  }
  for (const name of names) {
    if (!name.startsWith('@')) link(name);
    else {
      mkdirSync(path.join(to, 'node_modules', name));
      for (const inner of readdirSync(path.join(from, 'node_modules', name)))
        link(`${name}/${inner}`);
    }
  }
}
