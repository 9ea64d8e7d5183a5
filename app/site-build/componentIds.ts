import { globSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

import { ROOT } from './paths.ts';

const SOURCES = '{app,design-system}/src/**/*.{ts,tsx}';
/** Where the transformation of styled-components names a component. */
const PROPERTY = /\bcomponentId: ?"/g;
/** What it writes there: a hash of the file's place, and a count. */
const MADE = /(\bcomponentId: ?")sc-[\da-z]+(-\d+")/g;

/**
 * Names styled components by the number of their file, where the transformation hashes its place on this
 * machine: pages repeat the names in their styles, so that shorter ones save a percent of every page, and
 * builds in two folders come out the same.
 *
 * Fails the build where the transformation writes other names than these, or none.
 *
 * @param sources files of the project, from its root
 * @param prefix what the names begin with
 */
export function componentIds(
  sources: readonly string[] = globSync(SOURCES, { cwd: ROOT }),
  prefix = 's',
): Plugin {
  const numbers = new Map(
    sources
      .map((file) => normalizePath(path.join(ROOT, file)))
      .toSorted()
      .map((file, index) => [file, index.toString(36)]),
  );
  let named = 0;
  return {
    name: 'component-ids',
    enforce: 'post',
    transform(code, id) {
      const number = numbers.get(id.split('?')[0] ?? id);
      if (number === undefined || !code.includes('componentId')) return undefined;
      const count = code.match(MADE)?.length ?? 0;
      if (count !== (code.match(PROPERTY)?.length ?? 0))
        throw new Error(
          `A styled component in ${id} has an id that is not "sc-<hash>-<count>". Its transformation has changed: adapt app/site-build/componentIds.ts.`,
        );
      named += count;
      return { code: code.replaceAll(MADE, `$1${prefix}${number}$2`), map: null };
    },
    buildEnd(error) {
      if (!error && named === 0)
        throw new Error(
          'No styled component has an id: hydration would not match. See `oxc.plugins.styledComponents` in app/vite.config.ts and app/site-build/componentIds.ts.',
        );
    },
  };
}
