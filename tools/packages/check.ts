/**
 * `npm run pack:check`: tests the packages as applications install them. Packs the tokens and the design system, installs the tarballs into new
 * Vite and Next.js applications in a temporary folder, and checks types, server rendering, the bundle size of one
 * component, and the packages with publint and "Are the types wrong?". Prints the sizes and fails at the first
 * problem.
 */
import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { FunctionComponent } from 'react';

import { ROOT, run } from '../../scripts/run.ts';
import { buildPackages, PACKAGES } from './build.ts';
import { getProblems } from './problems.ts';

/** Versions that the two applications use; this repository uses another version or lacks the package. */
const APPLICATION_VERSIONS = { next: '16.4.6', typescript: '6.0.3', pnpm: '10.24.0' };

/** Supported versions of peer dependencies, older than those of this repository. */
const OLDER_PEERS = { zod: '4.1.0', 'react-hook-form': '7.60.0' };

const root = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const designSystem = JSON.parse(
  await readFile(path.join(ROOT, 'design-system/package.json'), 'utf8'),
) as { readonly dependencies: Readonly<Record<string, string>> };

/** Returns the versions of packages from the `package.json` of the design system or of the root. Throws if one is missing. */
const getPinnedVersions = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const version = designSystem.dependencies[name] ?? root.devDependencies[name];
      if (!version) throw new Error(`The package.json files contain no version of ${name}.`);
      return [name, version];
    }),
  );

/** Runs a command and returns what it printed. Throws if it fails. */
async function runOrFail(
  name: string,
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { status, output, seconds } = await run(command, args, { quiet: true, cwd, env });
  if (status !== 0) throw new Error(`${name} failed:\n${output}`);
  console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  return output;
}

/** Throws an error with a message if a condition is false. */
function expect(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/** Packs both packages into `folder`. Returns the addresses of the tarballs (`file:…`) by package name. */
async function pack(folder: string): Promise<Record<string, string>> {
  for (const name of ['tokens', 'design-system'])
    await runOrFail(
      `npm pack ${name}`,
      'npm',
      ['pack', path.join(PACKAGES, name), '--pack-destination', folder, '--silent'],
      folder,
    );
  return Object.fromEntries(
    (await readdir(folder))
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => [
        file.includes('tokens') ? '@site/tokens' : '@site/design-system',
        `file:${path.join(folder, file)}`,
      ]),
  );
}

/** Copies an application of `tools/packages/trials` and installs its packages from the tarballs and the registry. */
async function install(
  name: 'vite' | 'next',
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<string> {
  const application = path.join(folder, name);
  await cp(path.join(ROOT, 'tools/packages/trials', name), application, { recursive: true });
  const tarballs = Object.fromEntries(
    Object.entries(dependencies).filter(([, version]) => version.startsWith('file:')),
  );
  await writeFile(
    path.join(application, 'package.json'),
    // Both packages are installed from their tarballs, even if one depends on the other.
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies,
      overrides: tarballs,
      pnpm: { overrides: tarballs },
    }),
  );
  await runOrFail(
    `${name}: npm install`,
    'npm',
    ['install', '--no-audit', '--no-fund', '--silent'],
    application,
  );
  return application;
}

const formatKibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Writes the two examples of the README into modules of the application. */
async function writeReadmePage(application: string): Promise<void> {
  const readme = await readFile(path.join(PACKAGES, 'design-system/README.md'), 'utf8');
  const [page, form] = [...readme.matchAll(/```jsx\n([^]*?)```/g)].map(([, example]) => example);
  if (!page || !form) throw new Error('The README of the design system lacks an example.');
  await writeFile(path.join(application, 'src/Readme.tsx'), page);
  await writeFile(path.join(application, 'src/ReadmeForm.tsx'), form);
}

/** Copies the examples that the documentation shows into the application, which compiles them. */
async function copyExamples(application: string): Promise<void> {
  const files = globSync('design-system/src/{patterns,{components,sections}/*}/*.example.tsx', {
    cwd: ROOT,
  });
  expect(files.length > 50, `There are ${files.length} examples.`);
  for (const file of files)
    // oxlint-disable-next-line no-await-in-loop -- small files
    await cp(path.join(ROOT, file), path.join(application, 'src/examples', path.basename(file)));
  console.log(`✓ vite: ${files.length} examples copied`);
}

/** Builds the first example of the README and renders it on the server. */
async function checkReadmePage(application: string): Promise<void> {
  await runOrFail(
    'vite: the first example of the README',
    path.join(application, 'node_modules/.bin/vite'),
    ['build', '--ssr', 'src/Readme.tsx', '--outDir', 'readme'],
    application,
  );
  const { Page } = (await import(
    pathToFileURL(path.join(application, 'readme/Readme.js')).href
  )) as { readonly Page: FunctionComponent };
  const require = createRequire(path.join(application, 'package.json'));
  const { createElement } = require('react') as typeof import('react');
  const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
  const html = renderToString(createElement(Page));
  expect(html.includes('Send'), `The first example of the README renders no button:\n${html}`);
}

/** Checks types, builds and server rendering of the Vite application; prints the sizes of its files. */
async function checkVite(application: string): Promise<void> {
  const bin = (name: string) => path.join(application, 'node_modules/.bin', name);
  await writeReadmePage(application);
  await copyExamples(application);
  await runOrFail('vite: types', bin('tsc'), ['--noEmit'], application);
  await runOrFail('vite: build', bin('vite'), ['build', '--outDir', 'client'], application);
  await runOrFail(
    'vite: build for the server',
    bin('vite'),
    ['build', '--ssr', 'src/server.tsx', '--outDir', 'server'],
    application,
  );
  const { render } = (await import(
    pathToFileURL(path.join(application, 'server/server.js')).href
  )) as { render: () => { html: string; styles: string } };
  const { html, styles } = render();
  expect(
    /<button[^>]*type="submit"[^>]*>.*Send/s.test(html) && html.includes('maxLength="40"'),
    `The server did not render the three components:\n${html}`,
  );
  expect(
    styles.includes('var(--color-action-primary)'),
    `The server collected no styles:\n${styles}`,
  );
  const assets = path.join(application, 'client/assets');
  for (const file of await readdir(assets)) {
    const text = await readFile(path.join(assets, file));
    expect(
      !file.endsWith('.css') || /prefers-color-scheme: ?dark/.test(text.toString()),
      'The styles lack the dark mode, which the application imports as the README of the tokens describes.',
    );
    console.log(`  ${file}: ${formatKibibytes(gzipSync(text).length)} compressed`);
  }
}

/** Builds a bundle with `Button` only, prints its modules, and throws if it contains other components. */
async function checkTreeShaking(application: string): Promise<void> {
  const { build } = await import('vite');
  const result = await build({
    root: application,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: path.join(application, 'src/button.ts'), formats: ['es'] },
      rollupOptions: { external: ['react', 'react-dom', /^react\//, 'styled-components'] },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Vite returned no bundle.');
  const [chunk] = bundle.output;
  const modules = Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => /@site\/(.*)$/.exec(id.replaceAll('\\', '/'))?.[1] ?? path.basename(id));
  console.log(
    `✓ Button only: ${formatKibibytes(gzipSync(chunk.code).length)} compressed, ${modules.length} modules`,
  );
  for (const module of modules) console.log(`  ${module}`);
  const otherModules = modules.filter((module) =>
    /components\/(?!Button|VisuallyHidden)|sections|forms/.test(module),
  );
  expect(
    otherModules.length === 0,
    `The bundle of Button contains modules that Button does not need: ${otherModules.join(', ')}`,
  );
}

/** Checks that all dependencies are declared: with pnpm, a package can only import those. */
async function checkPnpm(application: string): Promise<void> {
  await rm(path.join(application, 'node_modules'), { recursive: true });
  const args = ['install', '--ignore-scripts', '--no-frozen-lockfile', '--reporter=append-only'];
  await runOrFail(
    'pnpm: install',
    'npx',
    ['--yes', `pnpm@${APPLICATION_VERSIONS.pnpm}`, ...args],
    application,
  );
  const tsc = path.join(application, 'node_modules/.bin/tsc');
  await runOrFail('pnpm: types', tsc, ['--noEmit'], application);
}

/** Builds the application with one of the bundlers of Next.js. */
async function checkNext(application: string, bundler: 'turbopack' | 'webpack'): Promise<void> {
  const bin = path.join(application, 'node_modules/.bin/next');
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await rm(path.join(application, '.next'), { recursive: true, force: true });
  await runOrFail(
    `next, ${bundler}: types and build`,
    bin,
    ['build', `--${bundler}`],
    application,
    env,
  );
  const html = await readFile(path.join(application, '.next/server/app/index.html'), 'utf8');
  expect(
    /<button[^>]*type="submit"[^>]*>.*Send/s.test(html) &&
      html.includes('<h1') &&
      html.includes('id="email"') &&
      html.includes('© 2026'),
    'The page of Next.js lacks components of an entry.',
  );
  expect(
    /<style[^>]*data-styled[^>]*>[^<]*var\(--color-action-primary\)/.test(html),
    'The page of Next.js lacks the styles of its components.',
  );
  console.log(`  page: ${formatKibibytes(gzipSync(html).length)} compressed`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
try {
  await buildPackages();
  console.log('✓ packages built');
  for (const name of ['tokens', 'design-system']) {
    const problems = await getProblems(name);
    expect(problems.length === 0, `${name}:\n${problems.join('\n')}`);
    console.log(`✓ publint, are the types wrong: ${name}`);
  }
  const tarballs = await pack(folder);
  const react = getPinnedVersions(
    'lucide',
    'react',
    'react-dom',
    'styled-components',
    '@types/react',
    '@types/react-dom',
  );
  const vite = await install('vite', folder, {
    ...tarballs,
    ...react,
    ...OLDER_PEERS,
    ...getPinnedVersions('vite', '@vitejs/plugin-react'),
    typescript: APPLICATION_VERSIONS.typescript,
  });
  await checkVite(vite);
  await checkReadmePage(vite);
  await checkTreeShaking(vite);
  await checkPnpm(vite);
  const next = await install('next', folder, {
    ...tarballs,
    ...react,
    ...getPinnedVersions('@types/node', 'react-hook-form', 'zod'),
    next: APPLICATION_VERSIONS.next,
    typescript: APPLICATION_VERSIONS.typescript,
  });
  await checkNext(next, 'turbopack');
  await checkNext(next, 'webpack');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
