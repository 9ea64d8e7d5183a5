import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

import {
  createFolder,
  getSharedDist,
  WIDE_RATE_LIMITS,
  writePublicData,
} from '../server/fixture/dist.ts';
import { COMPLIMENT, getForm, formatJson, REPORT, send } from '../server/fixture/forms.ts';
import { prepareDatabases, queryDatabase } from '../server/fixture/postgres-server.ts';
import { startServer } from '../server/fixture/program.ts';

// Two releases of the server, and a database.
vi.setConfig({ testTimeout: 300_000 });

const newDatabase = prepareDatabases();

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATIONS = 'server/submissions/migrations.ts';
const WORKSPACES = ['server', 'contract'];
const ROUNDS = 20;

const runGit = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** Returns the last commit whose tables have the previous version; empty without the history. */
function findEarlierRelease(): string {
  const commit = runGit(
    'log',
    '-1',
    '--format=%H',
    '-G',
    'CREATE (UNLOGGED )?TABLE',
    '--',
    MIGRATIONS,
  );
  return commit && runGit('rev-parse', '--verify', '--quiet', `${commit}^`);
}

/** Creates a folder with the server of a commit, which uses the packages installed here. */
function checkOut(commit: string): string {
  const folder = createFolder();
  const files = execFileSync('git', ['archive', commit, 'package.json', ...WORKSPACES], {
    cwd: ROOT,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@site'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@site')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  for (const workspace of WORKSPACES) {
    symlinkSync(path.join(folder, workspace), path.join(packages, '@site', workspace));
    symlinkSync(
      path.join(ROOT, workspace, 'node_modules'),
      path.join(folder, workspace, 'node_modules'),
    );
  }
  return path.join(folder, 'server/main.ts');
}

test('servers of this release and of the previous one accept, find and keep reports in one database', async (context) => {
  if (process.env['ENDURANCE'] !== 'true')
    context.skip('It starts a release out of the history: npm run test:endurance.');
  const commit = findEarlierRelease();
  if (!commit) context.skip('The history of the repository is not here.');

  const DATABASE_URL = await newDatabase();
  const SERVER_SECRET = randomBytes(32).toString('base64');
  const start = (main?: string) => {
    const folder = createFolder();
    const environment = {
      DATABASE_URL,
      SERVER_SECRET,
      DIST_DIR: getSharedDist(),
      DATA_DIR: path.join(folder, 'data'),
      PUBLIC_DATA_FILE: writePublicData(folder),
      PORT: '0',
      ...WIDE_RATE_LIMITS,
    };
    return startServer(environment, undefined, 'test', main);
  };
  const getVersion = async () => {
    const [row] = await queryDatabase(DATABASE_URL, 'SELECT version FROM submission_tables');
    return Number((row as { version: unknown }).version);
  };
  const earlier = await start(checkOut(commit));
  const initialVersion = await getVersion();

  const statuses: number[] = [];
  const receipts: string[] = [];
  async function use(from: { url: string }, to: { url: string }): Promise<void> {
    const title = `${statuses.length}`;
    const response = await send(from, 'report', getForm(REPORT, { title }));
    const { receipt } = (await response.json()) as { receipt: string };
    receipts.push(receipt);
    const foundResponse = await send(
      to,
      'lookup',
      formatJson({ receipt, password: REPORT.password }),
    );
    const compliment = await send(to, 'compliment', getForm(COMPLIMENT, { subject: title }));
    statuses.push(response.status, foundResponse.status, compliment.status);
  }
  await use(earlier, earlier);
  // Requests to the earlier release while the present one migrates, and afterwards.
  const stopping = new AbortController();
  const meanwhile = (async () => {
    while (!stopping.signal.aborted) await use(earlier, earlier);
  })();
  const present = await start();
  stopping.abort();
  await meanwhile;
  expect(await getVersion()).toBe(initialVersion + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    await use(earlier, present);
    await use(present, earlier);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
  expect(statuses.filter((status) => status === 201)).toHaveLength((statuses.length / 3) * 2);
  const [storedCount] = await queryDatabase(
    DATABASE_URL,
    'SELECT count(*)::int AS count FROM submissions',
  );
  expect(storedCount).toEqual({ count: receipts.length * 2 });
});
