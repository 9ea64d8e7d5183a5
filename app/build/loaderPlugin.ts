import { readFile } from 'node:fs/promises';
import { minify } from 'vite';
import type { Plugin } from 'vite';

/** `import source from './loader.js?loader'`: the text of a classic script, minified. */
export function loaderSource(): Plugin {
  return {
    name: 'loader-source',
    enforce: 'pre',
    async load(id) {
      const file = /^(.*\.js)\?loader$/.exec(id)?.[1];
      if (!file) return undefined;
      const { code } = await minify(file, await readFile(file, 'utf8'), { module: false });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
