/**
 * `npm run bench`: builds, serves and measures the site, prints one table (figure, goal, ratio) and
 * writes it to `.cache/bench.json`. `npm run bench -- paint bytes` runs some parts; `--pages` says which pages
 * `paint` looks at (`--pages 10`, `--pages all`, `--pages home/main,faq`). Figures are those of
 * this machine, for comparing two commits; nothing passes or fails here.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';

import { readArguments } from '../../content/library/arguments.ts';
import { bundleServer } from '../bundle-server.ts';
import { ROOT } from '../run.ts';
import { buildSite } from './site.ts';
import { printTable, type Figure } from './table.ts';

type Part = () => Promise<{ measure: (pages?: string) => Promise<readonly Figure[]> }>;

/** A new part is a module with `measure`, and a line here. */
const PARTS: Readonly<Record<string, Part>> = {
  bytes: () => import('./bytes.ts'),
  paint: () => import('./paint.ts'),
  click: () => import('./click.ts'),
  press: () => import('./press.ts'),
  serving: () => import('./serving.ts'),
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  visual: () => import('./visual.ts'),
  search: () => import('./search.ts'),
  scale: () => import('./scale.ts'),
  submissions: () => import('./submissions.ts'),
  limits: () => import('./limits.ts'),
  requests: () => import('./requests.ts'),
  visit: () => import('./visit.ts'),
};
const RESULT = path.join('.cache', 'bench.json');

const {
  values: { pages },
  positionals: asked,
} = readArguments(
  { allowPositionals: true, options: { pages: { type: 'string' } } },
  `npm run bench -- [PART …] [--pages 10|all|home/main,faq]; the parts are ${Object.keys(PARTS).join(', ')}.`,
);
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

console.log('Building the site that is measured …');
await buildSite();
await bundleServer();
const results: Record<string, readonly Figure[]> = {};
for (const [name, load] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring: ${name} …`);
  const { measure } = await load();
  const figures = await measure(pages);
  results[name] = figures;
  printTable(name, figures);
}
const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version };
await mkdir(path.join(ROOT, '.cache'), { recursive: true });
await writeFile(path.join(ROOT, RESULT), JSON.stringify({ machine, results }, null, 2));
console.log(`\nWritten to ${RESULT}.`);
