import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT } from '../../scripts/run.ts';
import { SERVER_ENVIRONMENT } from '../../scripts/serve.ts';

/** A server, and the copy of the content that it reads. */
export interface ContentServer {
  /** The served copy of the content, with the structure of the repository. */
  readonly folder: string;
  /** Resolves with the first value that `find` returns for the server's output. Rejects if the server ends before. */
  readonly waitForOutput: <Value>(find: (text: string) => Value | undefined) => Promise<Value>;
  /** Stops the server and deletes the copy. */
  readonly stop: () => Promise<void>;
}

/** The time to stop before a server is killed, in milliseconds. */
const STOP_TIMEOUT = 10_000;

/** The content of a site, from the root of the repository. */
const CONTENT = ['content', 'contract/messages', 'db.json'];

/**
 * Starts a server over a copy of the content, which tests may change.
 *
 * @param script its file, from the root of the repository
 * @param port the first of its ports
 */
export function startContentServer(
  script: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): ContentServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-content-'));
  restoreContent(folder);
  return start(path.join(ROOT, script), port, folder, { CONTENT_ROOT: folder, ...settings });
}

/** Starts the development server of a copy of the whole project, whose code tests may change. */
export function startProjectCopy(port: number): ContentServer {
  const folder = copyProject();
  return start(path.join(folder, 'app/site-build/dev.ts'), port, folder, {});
}

/** Copies the content into a folder. Writes only files that differ, because servers read changed files again. */
export function restoreContent(folder: string): void {
  for (const name of CONTENT) {
    const [original, copy] = [path.join(ROOT, name), path.join(folder, name)];
    cpSync(original, copy, {
      recursive: true,
      filter: (from, to) =>
        !existsSync(to) ||
        statSync(from).isDirectory() ||
        !readFileSync(from).equals(readFileSync(to)),
    });
    if (!statSync(original).isDirectory()) continue;
    for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
      if (!existsSync(path.join(original, file)))
        rmSync(path.join(copy, file), { recursive: true, force: true });
  }
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
  const closing = once(child, 'close');
  let text = '';
  // The server keeps printing, so its output has to be read.
  child.stdout.on('data', (chunk: Buffer) => (text += chunk));
  return {
    folder,
    waitForOutput: (find) =>
      new Promise((resolve, reject) => {
        const search = () => {
          const value = find(text);
          if (value !== undefined) resolve(value);
        };
        child.stdout.on('data', search);
        child.once('close', () => reject(new Error(`It ended early.\n${text}`)));
        search();
      }),
    async stop() {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await closing;
      clearTimeout(killing);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
