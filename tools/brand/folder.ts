import { existsSync } from 'node:fs';
import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../../scripts/run.ts';
import type { TokenTree } from '../../tokens/palette.ts';

/** The files that a site is built, served and checked with, apart from its content. */
const SOURCES = [
  'app',
  'content',
  'contract',
  'design-system',
  'drawings',
  'scripts',
  'server',
  'tokens',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const WORKSPACES = SOURCES.filter((name) => !name.includes('.') && name !== 'scripts');

/** Generated files, which stay when the sources are copied again. */
const MADE = /(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

/**
 * Texts of the software that a brand inherits unless it has its own: messages, document numbering, glossary and
 * standards.
 */
const SHARED = ['messages', 'document-words.json', 'glossary.json', 'standards.json'];

/** Code in `content/`; all other files there are content of the company. */
const CODE = /\.ts$|^package\.json$|^(?:library|schema|rules|testing)$/;

/** Returns the brands of the repository by the names of their folders. */
export const listBrandNames = async (): Promise<string[]> =>
  existsSync(path.join(ROOT, 'brands'))
    ? (await readdir(path.join(ROOT, 'brands'))).toSorted()
    : [];

async function removeContent(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => !CODE.test(name) && !SHARED.includes(name),
  );
  await Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true })));
}

/** Merges the tokens of a brand into those of a file, property by property. */
function mergeTokens(base: TokenTree, brand: TokenTree): TokenTree {
  const merged: Record<string, TokenTree | string> = { ...base };
  for (const [name, value] of Object.entries(brand)) {
    const existingValue = merged[name];
    if (typeof value !== 'object' || typeof existingValue !== 'object') merged[name] = value;
    else
      merged[name] =
        '$value' in value ? { ...existingValue, ...value } : mergeTokens(existingValue, value);
  }
  return merged;
}

async function writeTokens(from: string, to: string): Promise<void> {
  const fonts = path.join(from, 'fonts');
  if (existsSync(fonts))
    await cp(fonts, path.join(to, 'fonts'), { recursive: true, preserveTimestamps: true });
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as TokenTree;
  const files = (await readdir(from, { recursive: true })).filter((name) => name.endsWith('.json'));
  await Promise.all(
    files.map(async (name) => {
      const merged = mergeTokens(
        await read(path.join(to, name)),
        await read(path.join(from, name)),
      );
      const [baseFile, brandFile] = await Promise.all([
        stat(path.join(to, name)),
        stat(path.join(from, name)),
      ]);
      await writeFile(path.join(to, name), JSON.stringify(merged));
      // Keeps the modification time of the sources, because a site is rebuilt if a file is newer than its build.
      const changedAt = new Date(Math.max(baseFile.mtimeMs, brandFile.mtimeMs));
      await utimes(path.join(to, name), changedAt, changedAt);
    }),
  );
}

/** Merges a company's messages into those of the software: its files contain only the messages that differ. */
async function mergeMessages(brand: string, to: string): Promise<void> {
  const folder = path.join(brand, 'content', 'messages');
  if (!existsSync(folder)) return;
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as object;
  await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const software = path.join(ROOT, 'content', 'messages', name);
      if (!existsSync(software)) return;
      const merged = { ...(await read(software)), ...(await read(path.join(folder, name))) };
      await writeFile(path.join(to, 'content', 'messages', name), JSON.stringify(merged, null, 2));
    }),
  );
}

/** Uses the installed packages of the repository and the workspaces of the folder. */
async function linkPackages(folder: string): Promise<void> {
  const packages = path.join(folder, 'node_modules', '@site');
  await rm(packages, { recursive: true, force: true });
  await mkdir(packages, { recursive: true });
  await Promise.all(
    WORKSPACES.map((name) =>
      symlink(path.join(folder, name), path.join(packages, name), 'junction'),
    ),
  );
  // Brands share the caches whose entries depend only on their content.
  const cache = path.join(folder, '.cache');
  if (!(await lstat(cache).catch(() => undefined)))
    await symlink(path.join(ROOT, '.cache'), cache, 'junction');
}

/**
 * Creates the folder of a brand's site: the code of the repository with the content, tokens and `db.json` of
 * `brands/<name>/`. The folder contains nothing of another company, so nothing of it can appear on the site.
 *
 * @param name of the folder in `brands/`, or the path of a folder of the same form
 * @param folder the folder to create
 */
export async function prepareBrand(name: string, folder?: string): Promise<string> {
  const brand = path.isAbsolute(name) ? name : path.join(ROOT, 'brands', name);
  if (!existsSync(path.join(brand, 'content', 'site.json'))) {
    const brandNames = (await listBrandNames()).join(', ');
    throw new Error(`There is no brand "${name}": brands/ has ${brandNames || 'none'}.`);
  }
  const to = folder ?? path.join(ROOT, '.cache', 'brands', path.basename(brand));
  await mkdir(to, { recursive: true });
  const oldFiles = (await readdir(to)).filter((fileName) => SOURCES.includes(fileName));
  await Promise.all(
    oldFiles.map(async (fileName) => {
      const at = path.join(to, fileName);
      const inside = (await lstat(at)).isDirectory() ? await readdir(at) : undefined;
      if (!inside) return rm(at);
      // Keeps build output, so that it is not built again.
      await Promise.all(
        inside
          .filter((file) => !MADE.test(file))
          .map((file) => rm(path.join(at, file), { recursive: true })),
      );
    }),
  );
  await Promise.all(
    SOURCES.map((source) =>
      cp(path.join(ROOT, source), path.join(to, source), {
        recursive: true,
        preserveTimestamps: true,
        filter: (file) => !MADE.test(path.relative(ROOT, file).replaceAll(path.sep, '/')),
      }),
    ),
  );
  await removeContent(path.join(to, 'content'));
  await Promise.all([
    cp(path.join(brand, 'content'), path.join(to, 'content'), {
      recursive: true,
      preserveTimestamps: true,
    }),
    cp(path.join(brand, 'db.json'), path.join(to, 'db.json'), { preserveTimestamps: true }),
    // A company may have the tokens of the software.
    existsSync(path.join(brand, 'tokens')) &&
      writeTokens(path.join(brand, 'tokens'), path.join(to, 'tokens', 'src')),
    linkPackages(to),
  ]);
  await mergeMessages(brand, to);
  return to;
}
