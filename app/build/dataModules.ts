import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { TOKEN_NAMES } from '@site/tokens';

import { shortened, shortNames } from './shortTokens.ts';

/** What the app imports without a file: its content, its pictures, and what the browser build made. */
const DATA = /^(?:content|virtual):/;
/** The folder of these modules beside the renderer, and how the renderer names it. */
const FOLDER = 'data';
const PREFIX = `#${FOLDER}/`;
const IMPORT = /\bimport\("((?:content|virtual):[^"\\]+)"\)/g;

const fileOf = (id: string): string => `${id.replace(':', '/')}.js`;

/** A data module by its id: the code of a JavaScript module, which imports others as `import("id")`. */
export type DataModules = ReadonlyMap<string, string>;

/**
 * Leaves the data out of the bundle of the renderer, which imports it from files of its own: a changed text
 * changes one of them, and the bundle stays as it is.
 */
export const externalData = (): Plugin => ({
  name: 'external-data',
  enforce: 'pre',
  resolveId: (id) => (DATA.test(id) ? { id: PREFIX + fileOf(id), external: true } : undefined),
});

/** Puts the data into the bundle of the client code. Fails the build where it imports more than these. */
export const bundledData = (modules: DataModules): Plugin => ({
  name: 'bundled-data',
  enforce: 'pre',
  // Other plugins leave ids with `\0` alone, as is Rollup's convention.
  resolveId: (id) => (DATA.test(id) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0') || !DATA.test(id.slice(1))) return undefined;
    const code = modules.get(id.slice(1));
    if (code === undefined)
      throw new Error(
        `The client code imports ${id.slice(1)}, which is not among what its cache is keyed by: add it in app/build/bundles.ts.`,
      );
    return { code, moduleType: 'js' };
  },
});

/** Writes the data modules into the folder of the renderer, with the names of tokens that its bundle has. */
export async function writeDataModules(folder: string, modules: DataModules): Promise<void> {
  const tokens = shortNames(TOKEN_NAMES);
  const written = [...modules].map(([id, code]) => {
    const own = shortened(code, tokens).replaceAll(IMPORT, (_, imported: string) => {
      if (!modules.has(imported)) throw new Error(`"${id}" imports "${imported}", which is no data module.`); // prettier-ignore
      return `import(${JSON.stringify(PREFIX + fileOf(imported))})`;
    });
    return { file: path.join(folder, FOLDER, fileOf(id)), own };
  });
  await Promise.all(
    [...new Set(written.map(({ file }) => path.dirname(file)))].map((one) =>
      mkdir(one, { recursive: true }),
    ),
  );
  const names = { type: 'module', imports: { [`${PREFIX}*`]: `./${FOLDER}/*` } };
  await Promise.all([
    writeFile(path.join(folder, 'package.json'), JSON.stringify(names)),
    ...written.map(({ file, own }) => writeFile(file, own)),
  ]);
}
