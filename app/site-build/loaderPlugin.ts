import { readFile } from 'node:fs/promises';
import { minify } from 'vite';
import type { Plugin } from 'vite';

/**
 * `import source from './loader.js?loader'`: the text of a classic script, minified. Fails the build where the script
 * cannot be parsed: the minifier returns no text then, and pages without a loader would never hydrate.
 */
export function loaderSource(): Plugin {
  return {
    name: 'loader-source',
    enforce: 'pre',
    async load(id) {
      const file = /^(.*\.js)\?loader$/.exec(id)?.[1];
      if (!file) return undefined;
      const source = await readFile(file, 'utf8');
      const { code, errors } = await minify(file, source, { module: false });
      if (errors.length > 0 || code === '')
        throw new Error(
          `${file} cannot be minified: ${errors.map(({ message }) => message).join(', ')}`,
        );
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
