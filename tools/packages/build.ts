/**
 * Builds the published packages: `.cache/packages/tokens` and `.cache/packages/design-system`, folders that npm can
 * pack. The site and the Storybook of this repository use the sources. Run as a program, it prints the sizes.
 */
import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

import { ROOT, run } from '../../scripts/run.ts';

/** The folder of the built packages. */
export const PACKAGES = path.join(ROOT, '.cache/packages');
const TYPES = path.join(ROOT, '.cache/package-types');

const resolvePath = (...parts: string[]) => path.join(ROOT, ...parts);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const getManifest = async (workspace: string): Promise<Manifest> =>
  JSON.parse(await readFile(resolvePath(workspace, 'package.json'), 'utf8')) as Manifest;

const createEntry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** Peer dependencies, of which an application must have only one copy. */
const PEERS: Readonly<Record<string, string>> = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'styled-components': '^6.4.0',
  // Objects of these packages cross the border of the package: a second copy would differ from the application's.
  zod: '^4.0.0',
  'react-hook-form': '^7.55.0',
  lucide: '^1.0.0',
};

/** Returns whether a module also runs in the browser: it uses hooks, context or styles. */
const isClientModule = (file: string, code: string): boolean =>
  file.endsWith('.tsx') || /\b(?:use[A-Z]\w*|createContext)\(|from 'styled-components'/.test(code);

/** Declarations import their neighbors by the names of the built files. */
const renameImports = (code: string): string =>
  code.replaceAll(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');

async function copyDeclarations(from: string, to: string): Promise<void> {
  for (const file of await readdir(from, { recursive: true })) {
    if (!file.endsWith('.d.ts') || /\.(?:stories|test|samples|guidance)\.d\.ts$/.test(file))
      continue;
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, renameImports(await readFile(path.join(from, file), 'utf8')));
  }
}

async function writeManifest(workspace: string, folder: string, manifest: object): Promise<void> {
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(resolvePath('LICENSE'), path.join(folder, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md'])
    await cp(resolvePath(workspace, file), path.join(folder, file));
}

/** Writes the type declarations of both packages with `tsc`. */
async function emitDeclarations(): Promise<void> {
  await rm(TYPES, { recursive: true, force: true });
  const { status, output } = await run(
    'tsc',
    ['-p', 'tools/packages/tsconfig.json', '--singleThreaded'],
    { quiet: true },
  );
  if (status !== 0) throw new Error(`The declarations of the packages:\n${output}`);
}

async function buildModules(
  folder: string,
  input: Readonly<Record<string, string>>,
  sources: 'tokens' | 'design-system/src',
): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    // Class names are generated at build time, so that server and browser have the same ones.
    oxc: {
      jsx: { runtime: 'automatic' },
      plugins: {
        styledComponents: {
          displayName: false,
          fileName: false,
          ssr: true,
          pure: true,
          minify: true,
        },
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: input, formats: ['es'] },
      rollupOptions: {
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        output: {
          // One file per module, so that bundlers omit components that are not imported.
          preserveModules: true,
          preserveModulesRoot: resolvePath(sources),
          entryFileNames: '[name].js',
          // React's server components load modules with hooks or styles as client code.
          banner: ({ facadeModuleId }) =>
            facadeModuleId && isClientModule(facadeModuleId, readFileSync(facadeModuleId, 'utf8'))
              ? "'use client';"
              : '',
        },
      },
    },
  });
}

async function buildTokensPackage(): Promise<void> {
  const folder = path.join(PACKAGES, 'tokens');
  const { name, version, dependencies = {} } = await getManifest('tokens');
  await mkdir(folder, { recursive: true });
  await buildModules(
    folder,
    {
      tokens: resolvePath('tokens/dist/tokens.ts'),
      contrast: resolvePath('tokens/contrast.ts'),
      theme: resolvePath('tokens/theme.ts'),
    },
    'tokens',
  );
  await copyDeclarations(path.join(TYPES, 'tokens'), folder);
  for (const file of await readdir(resolvePath('tokens/dist')))
    if (/^(?:tokens|dark|modes)\.css$/.test(file))
      await cp(resolvePath('tokens/dist', file), path.join(folder, file));
  await cp(resolvePath('tokens/src'), path.join(folder, 'dtcg'), { recursive: true });
  await writeManifest('tokens', folder, {
    name,
    version,
    description: 'Design tokens as CSS custom properties, JavaScript and DTCG files',
    license: 'MIT',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './dist/tokens.d.ts', default: './tokens.js' },
      './contrast': createEntry('contrast'),
      './theme': createEntry('theme'),
      './tokens.css': './tokens.css',
      './dark.css': './dark.css',
      './modes.css': './modes.css',
      './dtcg/*': './dtcg/*',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([dependency, exact]) => [dependency, `^${exact}`]),
    ),
  });
}

async function buildDesignSystemPackage(): Promise<void> {
  const folder = path.join(PACKAGES, 'design-system');
  const { name, version, dependencies = {} } = await getManifest('design-system');
  const tokens = await getManifest('tokens');
  await mkdir(folder, { recursive: true });
  await buildModules(
    folder,
    {
      index: resolvePath('design-system/src/index.ts'),
      forms: resolvePath('design-system/src/forms.ts'),
      sections: resolvePath('design-system/src/sections.ts'),
      'markup/index': resolvePath('design-system/src/markup/index.ts'),
    },
    'design-system/src',
  );
  await copyDeclarations(path.join(TYPES, 'design-system/src'), folder);
  await cp(resolvePath('design-system/global.css'), path.join(folder, 'global.css'));
  for (const language of ['ko', 'en'])
    await cp(
      resolvePath(`design-system/src/messages/${language}.json`),
      path.join(folder, `messages/${language}.json`),
    );
  await writeManifest('design-system', folder, {
    name,
    version,
    description: 'Accessible React components of a bilingual corporate website',
    license: 'MIT',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': createEntry('index'),
      './forms': createEntry('forms'),
      './sections': createEntry('sections'),
      './markup': createEntry('markup/index'),
      './global.css': './global.css',
      './messages/ko.json': './messages/ko.json',
      './messages/en.json': './messages/en.json',
      './package.json': './package.json',
    },
    peerDependencies: PEERS,
    dependencies: {
      ...Object.fromEntries(
        Object.entries(dependencies)
          .filter(([dependency]) => !(dependency in PEERS) && dependency !== tokens.name)
          .map(([dependency, exact]) => [dependency, `^${exact}`]),
      ),
      [tokens.name]: tokens.version,
    },
  });
}

/** Builds both packages from the working tree. Throws if a part does not build. */
export async function buildPackages(): Promise<void> {
  await rm(PACKAGES, { recursive: true, force: true });
  await emitDeclarations();
  await buildTokensPackage();
  await buildDesignSystemPackage();
}

if (import.meta.main) {
  await buildPackages();
  for (const name of await readdir(PACKAGES)) {
    const files = await readdir(path.join(PACKAGES, name), { recursive: true });
    const sizes = await Promise.all(
      files.map(async (file) => {
        const info = await stat(path.join(PACKAGES, name, file));
        return info.isFile() ? info.size : 0;
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${files.length} files, ${Math.round(total / 1024)} KiB`);
  }
}
