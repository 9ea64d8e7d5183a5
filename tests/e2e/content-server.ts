import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';

import { SERVER_ENVIRONMENT } from '../../scripts/serve.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** A development server, and the copy of the content that it reads. */
interface ContentServer {
  /** The served copy of the content, with the structure of the repository. */
  readonly folder: string;
  /** Resolves with the first value that `find` returns for the server's output. Rejects if the server ends before. */
  readonly printed: <Value>(find: (text: string) => Value | undefined) => Promise<Value>;
  /** Stops the server and deletes the copy. */
  readonly stop: () => Promise<void>;
}

/** The time to stop before a server is killed, in milliseconds. */
const STOP_TIMEOUT = 10_000;

interface ContentServerFixtures {
  /**
   * Starts a development server over a copy of the content, which a test may change.
   *
   * @param script its file, from the root of the repository
   * @param port the first of its ports
   */
  readonly startContentServer: (
    script: string,
    port: number,
    settings?: Readonly<Record<string, string>>,
  ) => Omit<ContentServer, 'stop'>;
  /** Starts the development server of a copy of the whole project, whose code a test may change. */
  readonly startProjectCopy: (port: number) => Omit<ContentServer, 'stop'>;
}

/**
 * A test that may start development servers. The teardown of the fixture stops them, which also runs after a time-out,
 * when a `finally` in the test would not be reached.
 */
export const test = base.extend<ContentServerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from its pattern.
  startContentServer: async ({}, use) => {
    const servers: ContentServer[] = [];
    await use((script, port, settings = {}) => {
      const folder = copyContent();
      const server = start(path.join(ROOT, script), port, folder, {
        CONTENT_ROOT: folder,
        ...settings,
      });
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  startProjectCopy: async ({}, use) => {
    const servers: ContentServer[] = [];
    await use((port) => {
      const folder = copyProject();
      const server = start(path.join(folder, 'app/site-build/dev.ts'), port, folder, {});
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },
});

/** Copies the content into a new folder. */
function copyContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-content-'));
  for (const name of ['content', 'contract/messages', 'db.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  return folder;
}

/** Copies the project with its built site; external packages are linked. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-project-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of [...files.trim().split('\n'), 'app/dist', 'tokens/dist', 'contract/dist'])
    if (existsSync(path.join(ROOT, file)))
      cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
  const modules = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(modules)) {
    const link = path.join(folder, 'node_modules', name);
    // The links of workspaces are relative, so that they lead to the copied workspaces.
    if (name === '@site')
      cpSync(path.join(modules, name), link, { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) symlinkSync(path.join(modules, name), link);
  }
  return folder;
}

function start(
  script: string,
  port: number,
  folder: string,
  settings: Readonly<Record<string, string>>,
): ContentServer {
  const child = spawn(process.execPath, [script], {
    env: {
      ...SERVER_ENVIRONMENT,
      PATH: process.env['PATH'],
      LANG: 'en_US.UTF-8',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let text = '';
  // The server keeps printing, so its output has to be read.
  child.stdout.on('data', (chunk: Buffer) => (text += chunk));
  return {
    folder,
    printed: (find) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = find(text);
          if (found !== undefined) resolve(found);
        };
        child.stdout.on('data', look);
        child.once('close', () => reject(new Error(`It ended early.\n${text}`)));
        look();
      }),
    async stop() {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await closed;
      clearTimeout(killing);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
