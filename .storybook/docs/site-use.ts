/**
 * The components that each page of the site shows: from the imports of the site's sources and the blocks of its
 * content.
 */
import { getAddresses, PATHS } from '@site/contract/paths';

import {
  getBlock,
  listImportedNames,
  listIslandImports,
  findIslands,
  listRelativeImports,
  listSpecialPages,
} from './component-facts.ts';

/** The files of the site by their paths from the root of the project. */
export const siteFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>(['../../app/src/**/*.{ts,tsx}', '!../../app/src/**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([file, text]) => [file.replace('../../', ''), text]),
);

const indexes = import.meta.glob<string>(
  '../../design-system/src/{components,sections}/*/index.ts',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const contents = import.meta.glob<string>('../../content/pages/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const slugs = new Map(
  Object.entries(contents).map(([file, text]) => [file.replace(/^.*\/|\.json$/g, ''), text]),
);

/** Address of the site that pages link to, by default that of `npm start` and `npm run dev`. */
export const SITE =
  (import.meta.env['STORYBOOK_SITE'] as string | undefined) ?? 'http://localhost:3000';

/** Component folders by public name. */
const folderByName = new Map(
  Object.entries(indexes).flatMap(([file, text]) => {
    const folder = /\/(\w+)\/index\.ts$/.exec(file)?.[1] ?? '';
    return [...text.matchAll(/\b[A-Z]\w*/g)].map(([name]) => [name, folder] as const);
  }),
);

/** Lists all islands, not those of a page. */
const ISLANDS = 'app/src/islands/registry.ts';
const islandFiles = new Map(
  [...listIslandImports(siteFiles.get(ISLANDS) ?? '')].map(([name, file]) => [
    name,
    listRelativeImports(ISLANDS, ` from '${file}'`)[0] ?? '',
  ]),
);

/** Returns the folders of the components that files of the site and their imports use. */
function getFolders(files: readonly string[]): string[] {
  const visitedFiles = new Set([ISLANDS]);
  const pendingFiles = [...files];
  const folders = new Set<string>();
  for (let file = pendingFiles.pop(); file; file = pendingFiles.pop()) {
    const text = siteFiles.get(file);
    if (text === undefined || visitedFiles.has(file)) continue;
    visitedFiles.add(file);
    for (const name of listImportedNames(text)) {
      const folder = folderByName.get(name);
      if (folder) folders.add(folder);
    }
    pendingFiles.push(
      ...listRelativeImports(file, text),
      ...findIslands(text).flatMap((name) => islandFiles.get(name) ?? []),
    );
  }
  return [...folders].toSorted();
}

const SHELL = 'app/src/renderer/shell/Shell.tsx';
/** Header and menus, which are part of every page too. */
const SHELL_ISLANDS = ['HeaderNavigation', 'MenuButton', 'MenuSheet', 'Languages'];

/** The components of every page. */
export const shellFolders: readonly string[] = getFolders([
  SHELL,
  ...SHELL_ISLANDS.map((name) => `app/src/islands/shell/${name}.tsx`),
]);

export interface SitePage {
  /** Its path: `/home/main`. */
  readonly path: string;
  readonly blocks: readonly string[];
  /** The folders of its components, without those of the shell. */
  readonly folders: readonly string[];
}

const specialPages = listSpecialPages(siteFiles.get('app/src/shared/routes.ts') ?? '');
const blockFiles = [...siteFiles.keys()].filter((file) => getBlock(file));

/** Returns whether a page contains a block: in its content, or on a tab that shows a product. */
const hasBlock = (content: string, block: string): boolean =>
  new RegExp(`"type": ?"${block}"`).test(content) ||
  (/^product\b/.test(block) && /"product": ?"/.test(content));

/** The pages of the site, in the order of their paths. */
export const sitePages: readonly SitePage[] = Object.entries(getAddresses(slugs.keys()))
  .map(([path, slug]) => {
    const content = slugs.get(slug) ?? '';
    const pageBlocks = blockFiles.filter((file) => hasBlock(content, getBlock(file) ?? ''));
    const [name] = Object.entries(PATHS).find(([, address]) => address === path) ?? [];
    const page = `app/src/renderer/pages/${specialPages.get(name ?? '') ?? 'Content'}Page.tsx`;
    return {
      path,
      blocks: pageBlocks.flatMap((file) => getBlock(file) ?? []),
      folders: getFolders([page, ...pageBlocks]).filter((folder) => !shellFolders.includes(folder)),
    };
  })
  .toSorted((a, b) => a.path.localeCompare(b.path));
