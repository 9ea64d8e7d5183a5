/**
 * The part of `npm run pack:check` that is quick enough for every commit: builds the packages and reads them with
 * publint. "Are the types wrong" runs in `npm run pack:check` alone: it brings a compiler of its own (TypeScript 5,
 * 22 MB), which every installation of the repository would carry.
 */
import path from 'node:path';

import { run } from '../run.ts';
import { buildPackages, PACKAGES } from './build.ts';

await buildPackages();
for (const name of ['tokens', 'design-system']) {
  const { status, output } = await run('publint', [path.join(PACKAGES, name), '--strict'], {
    quiet: true,
  });
  if (status !== 0) {
    console.error(output);
    process.exitCode = 1;
  }
}
