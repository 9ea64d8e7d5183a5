/**
 * `npm run brand -- NAME [--build | --check | --dev]`: the site of another brand, from `brands/NAME/`. Without an
 * option it is built where needed and served, as `npm start` does; `--check` checks its content. The folder that it
 * runs in is written anew each time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

import { brandNames, prepareBrand } from './brand/folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'boolean' },
    check: { type: 'boolean' },
    dev: { type: 'boolean' },
  },
});
const [name] = positionals;
if (!name) {
  console.error(`Which brand? npm run brand -- NAME: ${(await brandNames()).join(', ')}`);
  process.exit(1);
}

const script = values.check
  ? 'content/check.ts'
  : values.build
    ? 'app/build/build.ts'
    : values.dev
      ? 'app/build/dev.ts'
      : 'scripts/start.ts';
const folder = await prepareBrand(name).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const tokens = spawn(process.execPath, ['tokens/build.ts'], { cwd: folder, stdio: 'inherit' });
const [status] = (await once(tokens, 'close')) as [number | null];
if (status !== 0) process.exit(status ?? 1);

const child = spawn(process.execPath, [script], { cwd: folder, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'close')) as [number | null];
process.exit(code ?? 0);
