/** The desk of a release: one file with its page, and the programs that start it. */
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

import { buildPage } from '../edit/shared/build-page.ts';
import { ROOT } from './run.ts';

/**
 * Starts the desk on Windows. A command prompt expects two characters at the end of a line. `%~dp0` is the folder of
 * this program, and `%*` are its arguments.
 */
export const WINDOWS_STARTER = [
  '@echo off',
  'rem Reads and answers submissions; bin\\desk help lists the commands.',
  'setlocal DisableDelayedExpansion',
  'set "PATH=%~dp0..\\node\\bin;%PATH%"',
  'set "DESK_COMMAND=bin\\desk"',
  // Without Node, too, the status is not 0.
  `node -e "process.exit(Number(process.versions.node.split('.')[0]) >= 24 ? 0 : 1)"`,
  'if errorlevel 1 (',
  '  echo Node 24 or later is needed.',
  '  if "%~1"=="" pause',
  '  exit /b 1',
  ')',
  'node "%~dp0..\\desk\\desk.mjs" %*',
  'set "STATUS=%ERRORLEVEL%"',
  // A window that a double click opened would close before its message can be read.
  'if not "%STATUS%"=="0" if "%~1"=="" pause',
  'exit /b %STATUS%',
  '',
].join('\r\n');

/** Writes the desk into a release, for a machine that has only Node: `bin` with the starters, and `desk`. */
export async function packDesk(release: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: path.join(ROOT, 'server', 'desk', 'main.ts'),
      outDir: path.join(release, 'desk'),
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'desk.mjs', codeSplitting: false } },
    },
  });
  const page = await buildPage(path.join(ROOT, 'desk'));
  await cp(page, path.join(release, 'desk', 'dist'), { recursive: true });
  await mkdir(path.join(release, 'bin'), { recursive: true });
  const starter = path.join(release, 'bin', 'desk');
  await cp(path.join(ROOT, 'deploy', 'bin', 'desk'), starter);
  await chmod(starter, 0o755);
  await writeFile(`${starter}.cmd`, WINDOWS_STARTER);
}
