/**
 * Prepares a clone before `npm start`, `npm test` and the other commands: installs the packages of the lockfile unless
 * they are installed, and builds the tokens and the list of languages.
 *
 * Plain JavaScript without dependencies: it runs on the Node that npm itself has (20.19 or later), before the pinned
 * Node 24 is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

import { isAtLeast, describeMissingNode } from './node-version.mjs';

/** The minimum that npm requires for this lockfile. */
const MINIMUM_FOR_NPM = '20.19.0';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'node_modules', '.installed-lock');
const windows = process.platform === 'win32';

/** On Windows programs are started through the shell, which splits at spaces. */
const forShell = (file) => (windows ? `"${file}"` : file);

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Exits if this Node is too old and no other one is or will be installed. */
function requireNode(installed) {
  const currentState = {
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    pinned: Object.keys(JSON.parse(read('package.json')).optionalDependencies),
    installed,
  };
  const sentence = describeMissingNode(currentState, read('.nvmrc').trim());
  if (sentence) stop(sentence);
}

if (!isAtLeast(process.versions.node, MINIMUM_FOR_NPM))
  stop(
    `npm runs on Node ${process.versions.node} here. Install Node ${read('.nvmrc').trim()}, then try again.`,
  );
requireNode();

const lock = createHash('sha256').update(read('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (about a minute the first time) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status !== 0)
    stop(
      'The packages could not be installed: see the message of npm above. Is the package registry reachable?',
    );
  writeFileSync(stamp, lock);
}

const pinnedNode = path.join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
requireNode(existsSync(pinnedNode));
const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
/** Generated modules that other code imports: the script that generates each, and the message if it fails. */
const MADE_OF_DATA = [
  [
    'tokens',
    'The design tokens could not be built; the message above names the file and the token.',
  ],
  ['contract', 'The languages of the company could not be read; the message above says why.'],
];
for (const [workspace, sentence] of MADE_OF_DATA) {
  const { status } = spawnSync(forShell(node), [forShell(path.join(root, workspace, 'build.ts'))], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (status !== 0) stop(sentence);
}
