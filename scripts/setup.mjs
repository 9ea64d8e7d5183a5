/**
 * Makes a fresh clone ready, before `npm start`, `npm test` and their kin:
 * installs what the lockfile names when that is not what is installed, and builds the tokens.
 *
 * Plain JavaScript without dependencies: it runs on whatever Node npm itself has (20.19 or later),
 * before the pinned Node 24 is there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'node_modules', '.installed-lock');
const windows = process.platform === 'win32';

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(
    `npm runs on Node ${process.versions.node} here. Install Node 20.19 or later, then try again.`,
  );

const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing what the lockfile names (about a minute the first time) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status !== 0)
    stop(
      'The packages could not be installed; npm says why above. Is the package registry reachable?',
    );
  writeFileSync(stamp, lock);
}

const pinnedNode = path.join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
const tokens = spawnSync(node, [path.join(root, 'tokens', 'build.ts')], {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
});
if (tokens.status !== 0)
  stop('The design tokens could not be built; the message above names the file and the token.');
