/**
 * `npm run bench`: builds, serves and measures the site, and prints each figure with its goal. The figures depend on
 * this machine; nothing passes or fails. `--beside` measures another running site alternately, to compare a change with
 * the commit before it: run `npm start` there with another `PORT`.
 */
import { readArguments } from '../../content/library/arguments.ts';
import { bundleServer } from '../../scripts/bundle-server.ts';
import { run } from '../../scripts/run.ts';
import { choosePages, startSite, type Bench, type Site } from './site.ts';
import { printTable, type Figure } from './table.ts';

type Part = () => Promise<{ measure: (bench: Bench) => Promise<readonly Figure[]> }>;

const PARTS: Readonly<Record<string, Part>> = {
  bytes: () => import('./bytes.ts'),
  paint: () => import('./paint.ts'),
  click: () => import('./click.ts'),
  serving: () => import('./serving.ts'),
  submissions: () => import('./submissions.ts'),
  requests: () => import('./requests.ts'),
};

const {
  values: { beside, pages, rounds },
  positionals: parts,
} = readArguments(
  {
    allowPositionals: true,
    options: {
      beside: { type: 'string' },
      pages: { type: 'string' },
      rounds: { type: 'string', default: '3' },
    },
  },
  `npm run bench -- [${Object.keys(PARTS).join('|')} …] [--beside http://localhost:3001] [--pages all|home/main,faq] [--rounds 3]`,
);
const unknown = parts.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

if (beside !== undefined && !(await fetch(beside).catch(() => undefined))?.ok) {
  console.error(`No site answers at ${beside}.`);
  process.exit(1);
}

console.log('Building the site …');
const build = await run('node', ['app/site-build/build.ts'], { quiet: true });
if (build.status !== 0) throw new Error(build.output);
await bundleServer();
const site = await startSite();
try {
  const sites: readonly Site[] = [
    site,
    ...(beside === undefined ? [] : [{ name: 'beside', origin: new URL(beside).origin }]),
  ];
  const addresses = await choosePages(site.origin, pages);
  for (const [name, load] of Object.entries(PARTS)) {
    if (parts.length > 0 && !parts.includes(name)) continue;
    console.log(`Measuring: ${name} …`);
    const { measure } = await load();
    const figures = await measure({ sites, addresses, rounds: Number(rounds) });
    printTable(
      name,
      sites.map(({ name: siteName }) => siteName),
      figures,
    );
  }
} finally {
  await site.stop();
}
