/**
 * `npm run package`: creates `release/site`, the folder to deploy: rendered pages, the server (bundle and sources), its
 * production dependencies, the desk as one file, deployment examples, an SBOM and checksums. `--with-node` adds the
 * pinned Node.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readArguments } from '../content/library/arguments.ts';
import { bundleServer } from './bundle-server.ts';
import { packDesk } from './pack-desk.ts';
import { ROOT, run } from './run.ts';

const RELEASE = path.join(ROOT, 'release', 'site');
const MEGABYTE = 1024 * 1024;
const {
  values: { 'with-node': withNode },
} = readArguments(
  { options: { 'with-node': { type: 'boolean' } } },
  'npm run package [-- --with-node]',
);

/** Files of the repository that the server needs. */
const PARTS = [
  'app/dist',
  'contract',
  'server',
  'deploy',
  'docs',
  'db.json',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  '.nvmrc',
];
/** The files among them that the server does not need. */
const LEFT_OUT = /(?:^|\/)node_modules(?:\/|$)|\.test\.tsx?$|page-sizes\.json$/;
const WORKSPACES = ['contract', 'server'];

interface Manifest {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;
const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** Runs a command and returns its output. If it fails, prints the output and exits with its status. */
async function runOrFail(command: string, args: string[], cwd = ROOT): Promise<string> {
  const { status, output } = await run(command, args, { quiet: true, cwd });
  if (status === 0) return output;
  console.error(output);
  process.exit(status);
}

/** Writes the manifests of the release: only its workspaces, without development dependencies. */
async function writeManifests(): Promise<void> {
  const { name, version } = await readJson<Manifest>(path.join(ROOT, 'package.json'));
  await writeJson(path.join(RELEASE, 'package.json'), {
    name,
    version,
    private: true,
    type: 'module',
    workspaces: WORKSPACES,
  });
  for (const workspace of WORKSPACES) {
    const file = path.join(RELEASE, workspace, 'package.json');
    const { devDependencies: _left, ...manifest } = await readJson<
      Manifest & { devDependencies?: unknown }
    >(file);
    await writeJson(file, manifest);
  }
  await cp(path.join(ROOT, 'package-lock.json'), path.join(RELEASE, 'package-lock.json'));
  await cp(path.join(ROOT, '.npmrc'), path.join(RELEASE, '.npmrc'));
}

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

async function writeChecksums(): Promise<void> {
  const lines = [];
  for (const file of await listFiles(RELEASE)) {
    const digest = createHash('sha256')
      .update(await readFile(path.join(RELEASE, file)))
      .digest('hex');
    lines.push(`${digest}  ${file.split(path.sep).join('/')}\n`);
  }
  await writeFile(path.join(RELEASE, 'SHA256SUMS'), lines.join(''));
}

async function getSize(folder: string): Promise<string> {
  let bytes = 0;
  for (const file of await listFiles(folder)) bytes += (await stat(path.join(folder, file))).size;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

await runOrFail('node', ['app/site-build/build.ts']);
await bundleServer();
await rm(RELEASE, { recursive: true, force: true });
await mkdir(RELEASE, { recursive: true });
for (const part of PARTS)
  await cp(path.join(ROOT, part), path.join(RELEASE, part), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(ROOT, source)),
  });
await writeManifests();
await runOrFail(
  'npm',
  ['install', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts'],
  RELEASE,
);
if (withNode) {
  await mkdir(path.join(RELEASE, 'node', 'bin'), { recursive: true });
  const node = process.platform === 'win32' ? 'node.exe' : 'node';
  await cp(process.execPath, path.join(RELEASE, 'node', 'bin', node));
}
await cp(path.join(RELEASE, 'deploy', 'bin'), path.join(RELEASE, 'bin'), { recursive: true });
for (const script of await readdir(path.join(RELEASE, 'bin')))
  await chmod(path.join(RELEASE, 'bin', script), 0o755);
await packDesk(RELEASE);
const sbom = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
  cwd: RELEASE,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
await writeFile(path.join(RELEASE, 'sbom.cdx.json'), sbom);
await writeChecksums();

const { components } = JSON.parse(sbom) as { components: unknown[] };
console.log(`${path.relative(ROOT, RELEASE)}: ${await getSize(RELEASE)}, of which`);
console.log(
  `  packages     ${components.length}, ${await getSize(path.join(RELEASE, 'node_modules'))}`,
);
console.log(`  built site   ${await getSize(path.join(RELEASE, 'app'))}`);
console.log(`  desk         ${await getSize(path.join(RELEASE, 'desk'))} (one file, and its page)`);
