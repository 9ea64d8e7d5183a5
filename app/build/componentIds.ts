import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import { ROOT } from './paths.ts';

const SOURCES = '{app,design-system}/src/**/*.{ts,tsx}';
/** What the transformation of styled-components writes: a hash of the file's place, and a count. */
const MADE = /(\bcomponentId: ?")sc-[\da-z]+(-\d+")/g;

/**
 * Names styled components by the number of their file, where the transformation hashes its place on this
 * machine: pages repeat the names in their styles, so that shorter ones save a percent of every page, and
 * builds in two folders come out the same.
 */
export function componentIds(): Plugin {
  const numbers = new Map(
    globSync(SOURCES, { cwd: ROOT })
      .toSorted()
      .map((file, index) => [path.join(ROOT, file), index.toString(36)]),
  );
  return {
    name: 'component-ids',
    enforce: 'post',
    transform(code, id) {
      const number = numbers.get(id.split('?')[0] ?? id);
      if (number === undefined || !code.includes('componentId')) return undefined;
      return { code: code.replaceAll(MADE, `$1s${number}$2`), map: null };
    },
  };
}
