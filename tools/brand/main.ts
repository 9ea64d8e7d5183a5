/**
 * `npm run brand -- NAME [--build | --check | --dev | --face FILE.json]`: the site of another brand, from
 * `brands/NAME/`. Without an option it is built if needed and served, as by `npm start`; `--check` checks its content;
 * `--face` writes the typeface that a file describes into its tokens. Its folder is rewritten each time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { readArguments } from '../../content/library/arguments.ts';
import { CALLED_FROM, readJsonFile } from './answers.ts';
import { faceSchema, writeFace } from './face.ts';
import { listBrandNames, prepareBrand } from './folder.ts';
import '../../scripts/end-with-shell.mjs';
import { ROOT } from '../../scripts/run.ts';
import { END_WITH_SHELL } from '../../scripts/serve.ts';

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: {
      build: { type: 'boolean' },
      check: { type: 'boolean' },
      dev: { type: 'boolean' },
      face: { type: 'string' },
    },
  },
  'npm run brand -- NAME [--build | --check | --dev | --face FILE.json]',
);
const [name] = positionals;
if (!name) {
  console.error(`Which brand? npm run brand -- NAME: ${(await listBrandNames()).join(', ')}`);
  process.exit(1);
}

if (values.face) {
  const file = path.resolve(CALLED_FROM, values.face);
  const write = async (): Promise<void> => {
    if (!(await listBrandNames()).includes(name)) throw new Error(`There is no brand "${name}".`);
    const { data, error } = faceSchema.safeParse(await readJsonFile(file));
    if (!data)
      throw new Error(
        error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('\n'),
      );
    await writeFace(data, path.dirname(file), path.join(ROOT, 'brands', name, 'tokens'));
  };
  await write().catch(fail);
  process.exit(0);
}

const script = values.check
  ? 'content/check.ts'
  : values.build
    ? 'app/site-build/build.ts'
    : values.dev
      ? 'app/site-build/dev.ts'
      : 'scripts/start.ts';
process.chdir(await prepareBrand(name).catch(fail));
for (const workspace of ['tokens', 'contract']) {
  const { status } = spawnSync(process.execPath, [`${workspace}/build.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// The script replaces this process, so that it receives signals. Not available on Windows.
if (process.platform !== 'win32' && process.execve)
  process.execve(process.execPath, [process.execPath, ...END_WITH_SHELL, script], process.env);
const child = spawn(process.execPath, [script], { stdio: 'inherit' });
const [code] = (await once(child, 'close')) as [number | null];
process.exit(code ?? 1);
