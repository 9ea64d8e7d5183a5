import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import { ROOT } from './paths.ts';

/** Everything that may name a custom property in a page; stories are none. */
const SOURCES = [
  'design-system/global.css',
  'design-system/src/**/*.{ts,tsx}',
  'app/src/**/*.{ts,tsx}',
  'drawings/{figures,line}/**/*.{ts,css}',
  'content/brand/*.svg',
];

/** Throws where there is no file of a kind: its folder was renamed, and its tokens would be left out. */
function sourceFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT });
  if (files.length === 0)
    throw new Error(
      `No file matches "${pattern}": correct SOURCES in app/site-build/usedTokens.ts.`,
    );
  return files;
}

/** The custom properties that a text names. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name = '']) => name);

/** The custom properties that files of these patterns name. */
export const usedNames = (sources: readonly string[] = SOURCES): Set<string> =>
  new Set(
    sources
      .flatMap(sourceFiles)
      .filter((file) => !/[\\/]stories[\\/]|\.stories\./.test(file))
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .flatMap(namesIn),
  );

/**
 * Styles without the tokens that nothing on a page uses.
 * @param rules styles of the tokens themselves, which name tokens too
 */
export function onlyUsed(styles: string, rules = styles): string {
  const used = new Set([...usedNames(), ...namesIn(rules)]);
  return styles.replaceAll(
    /--([a-z0-9-]+):(?:[^;}"']|"[^"]*"|'[^']*')*;?/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  );
}

/**
 * Leaves out the tokens that nothing on a page uses: the styles are part of every page. Fails a build of the renderer
 * that does not import them under the name that is looked for.
 */
export function usedTokens(): Plugin {
  let found = false;
  return {
    name: 'used-tokens',
    enforce: 'pre',
    load(id) {
      const file = /^(.*\/tokens\/dist\/tokens\.css)\?inline$/.exec(id)?.[1];
      if (file === undefined) return undefined;
      found = true;
      return onlyUsed(readFileSync(file, 'utf8'));
    },
    buildEnd(error) {
      if (!error && !found && this.environment.name === 'ssr')
        throw new Error(
          'The renderer does not import "tokens/dist/tokens.css?inline": all tokens would be in every page. Correct app/site-build/usedTokens.ts.',
        );
    },
  };
}
