/** Facts about a component from the sources: its tokens, its first version, and its use on the site. */
import { TOKEN_NAMES, type TokenName } from '@site/tokens';

/** Returns the tokens among the custom properties that a component's files name, in the order of the tokens. */
export function findTokens(sources: readonly string[]): TokenName[] {
  const namedProperties = new Set(
    sources.flatMap((text) => [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name]) => name)),
  );
  return TOKEN_NAMES.filter((name) => namedProperties.has(name));
}

/** Returns the names of components in an `index.ts`. */
export const findExports = (index: string): string[] => [
  ...new Set(
    [...index.matchAll(/(?<!type )\b([A-Z]\w*)(?=\s*[,}])/g)].map(([, name = '']) => name),
  ),
];

/**
 * Returns the first version whose changes mention a public name; 'the next release' if only entries do, `undefined` if
 * nothing does.
 * @param changes the text of `CHANGELOG.md`, newest version first
 * @param pending the entries of Changesets that no release has yet
 */
export function getSinceVersion(
  name: string,
  changes: string,
  pending: readonly string[],
): string | undefined {
  const quotedName = `\`${name}\``;
  const versions = changes.split(/^## /m).slice(1).toReversed();
  const first = versions.find((version) => version.includes(quotedName));
  if (first) return first.split('\n')[0]?.trim();
  return pending.some((entry) => entry.includes(quotedName)) ? 'the next release' : undefined;
}

/** Returns the names that a file of the site imports or re-exports from the design system. */
export const listImportedNames = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:import|export) (?:type )?\{([^}]*)\} from '@site\/design-system(?:\/(?:forms|sections))?'/g,
    ),
  ].flatMap(([, list = '']) => list.split(',').map((name) => name.replace(/ as .*/s, '').trim()));

/** Returns whether a file of the site imports one of these names from the design system. */
export function hasImportOf(source: string, names: readonly string[]): boolean {
  const imported = listImportedNames(source);
  return names.some((name) => imported.includes(name));
}

/** Returns the files that a file imports, statically or dynamically, relative to the same root. */
export const listRelativeImports = (file: string, source: string): string[] =>
  [...source.matchAll(/(?: from |import\()'(\.{1,2}\/[^']+)'/g)].map(([, target = '']) =>
    new URL(target, `file:///${file}`).pathname.slice(1),
  );

/** Returns the names of the islands that a file places. */
export const findIslands = (source: string): string[] =>
  [...source.matchAll(/<Island\b[^>]*?\bname="(\w+)"/g)].map(([, name = '']) => name);

/** Returns the file of each island, as the table of islands imports it. @param registry the text of the table */
export const listIslandImports = (registry: string): ReadonlyMap<string, string> =>
  new Map(
    [...registry.matchAll(/(\w+): \{[^}]*?load: [^}]*?import\('([^']+)'\)/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );

/**
 * Returns the names of paths whose page is more than a list of blocks, each with the name of its component: `press` →
 * `Press`.
 * @param routes the text of the table of routes
 */
export const listSpecialPages = (routes: string): ReadonlyMap<string, string> =>
  new Map(
    [...routes.matchAll(/\[PATHS\.(\w+)\]: \{[^}]*?page: '(\w)(\w*)'/g)].map(
      ([, name = '', first = '', rest = '']) => [name, first.toUpperCase() + rest],
    ),
  );

/** Returns the block of content that a file of the site renders: `blocks/NoticeBar.tsx` is for `notice-bar`. */
export const getBlock = (file: string): string | undefined =>
  /\/(?:blocks|islands)\/([A-Z]\w*)\.tsx$/
    .exec(file)?.[1]
    ?.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();
