import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/**
 * `import source from './loader.js?loader'`: the text of a classic script, minified, for an inline script. Fails the
 * build if the script cannot be parsed: pages without a loader would never hydrate.
 */
export const loaderSource = (): Plugin => ({
  name: 'loader-source',
  enforce: 'pre',
  async load(id) {
    const file = /^(.*\.js)\?loader$/.exec(id)?.[1];
    if (!file) return undefined;
    const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false });
    if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
    return `export default ${JSON.stringify(code.trim())};`;
  },
});
