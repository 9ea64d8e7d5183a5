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

/**
 * Modules that are one value, which stand together in a file for each language: the server takes longer to find two
 * hundred files than to read them.
 */
const VALUE = /^export default (JSON\.parse\("(?:[^"\\]|\\.)*"\)|"(?:[^"\\]|\\.)*");?\s*$/;
/** The file that holds such a value, as the renderer names it. */
const tableOf = (id: string): string =>
  `${PREFIX}${id.replace(/\/.*$/, '').replace(':', '-')}-values.js`;

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
        `The client code imports ${id.slice(1)}, which is not among what its cache is keyed by: add it in app/site-build/bundles.ts.`,
      );
    return { code, moduleType: 'js' };
  },
});

/** A file of values: `load` answers as `import` would with the module of an id, evaluated when it is first asked for. */
const tableCode = (values: readonly (readonly [id: string, expression: string])[]): string =>
  `const values = {
${values.map(([id, expression]) => `${JSON.stringify(id)}: () => ${expression},`).join('\n')}
};
const loaded = new Map();
export const load = async (id) => {
  if (!loaded.has(id)) loaded.set(id, { default: values[id]() });
  return loaded.get(id);
};
`;

/** Writes the data modules into the folder of the renderer, with the names of tokens that its bundle has. */
export async function writeDataModules(folder: string, modules: DataModules): Promise<void> {
  const tokens = shortNames(TOKEN_NAMES);
  const tables = new Map<string, [id: string, expression: string][]>();
  const written = new Map<string, string>();
  const valueOf = (id: string): string | undefined => VALUE.exec(modules.get(id) ?? '')?.[1];
  for (const [id, code] of modules) {
    const own = shortened(code, tokens);
    const value = VALUE.exec(own)?.[1];
    if (value !== undefined) {
      const table = tables.get(tableOf(id)) ?? [];
      tables.set(tableOf(id), [...table, [id, value]]);
      continue;
    }
    const imported = own.replaceAll(IMPORT, (_, other: string) => {
      if (!modules.has(other))
        throw new Error(`"${id}" imports "${other}", which is no data module.`);
      if (valueOf(other) === undefined) return `import(${JSON.stringify(PREFIX + fileOf(other))})`;
      return `import(${JSON.stringify(tableOf(other))}).then(({ load }) => load(${JSON.stringify(other)}))`;
    });
    written.set(PREFIX + fileOf(id), imported);
  }
  for (const [name, values] of tables) written.set(name, tableCode(values));
  const files = [...written].map(([name, code]) => ({
    file: path.join(folder, FOLDER, name.slice(PREFIX.length)),
    code,
  }));
  await Promise.all(
    [...new Set(files.map(({ file }) => path.dirname(file)))].map((one) =>
      mkdir(one, { recursive: true }),
    ),
  );
  const names = { type: 'module', imports: { [`${PREFIX}*`]: `./${FOLDER}/*` } };
  await Promise.all([
    writeFile(path.join(folder, 'package.json'), JSON.stringify(names)),
    ...files.map(({ file, code }) => writeFile(file, code)),
  ]);
}
