import { parseSync, Visitor, type Plugin } from 'vite';

/** Libraries that are published as one file with all they can do, by their folder in `node_modules`. */
const LIBRARIES = ['react-router', '@radix-ui'] as const;
const LIBRARY = /node_modules\/(react-router|@radix-ui)\/(?:[\w-]+\/)?dist\//;

/** A name for developers' tools, given in a statement of its own: `Link.displayName = "Link";`, `__name(at, "at");` */
const NAMES = /^[ \t]*(?:\w+\.displayName = "[^"\n]*"|__name\(\w+, "[^"\n]*"\));$/gm;

/** What React makes of a component or a context when a module runs. */
const WRAPPED = /^((?:var|const|let) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** Ends a build in which `what` was looked for and not found. */
const notFound = (what: string): Error =>
  new Error(
    `${what}. The library or Vite has changed: adapt app/build/leanBundle.ts, or delete that part and compare \`npm run bench -- bytes\`.`,
  );

/**
 * Lets the bundler leave out what no page uses of a library. To give something a name, or to wrap it for
 * React, counts as an effect, and what has an effect stays with all that it touches.
 *
 * Fails the build where a library is not found, or where none of its code looks like that any more.
 */
export function libraryNames(): Plugin {
  const names = new Map<string, number>();
  const wrapped = new Map<string, number>();
  const add = (counts: Map<string, number>, library: string, count: number) =>
    counts.set(library, (counts.get(library) ?? 0) + count);
  return {
    name: 'library-names',
    enforce: 'pre',
    transform: {
      filter: { id: LIBRARY },
      handler: (code, id) => {
        const library = LIBRARY.exec(id)?.[1] ?? '';
        add(names, library, code.match(NAMES)?.length ?? 0);
        add(wrapped, library, code.match(WRAPPED)?.length ?? 0);
        return {
          code: code.replaceAll(NAMES, '').replaceAll(WRAPPED, '$1/* @__PURE__ */ $2'),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const library of LIBRARIES) {
        if (!names.has(library)) throw notFound(`No module of ${library} is in the build`);
        if (!names.get(library)) throw notFound(`No name for developers' tools is in ${library}`);
        if (!wrapped.get(library)) throw notFound(`No component or context is made in ${library}`);
      }
    },
  };
}

/**
 * Vite's own loader also fetches stylesheets and preloads; there are neither.
 * Fails the build where Vite has no such loader any more.
 */
export function bareImports(): Plugin {
  let found = false;
  return {
    name: 'bare-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => {
        found = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    buildEnd(error) {
      if (!error && !found) throw notFound('Vite loads modules without its preload helper');
    },
  };
}

/**
 * What the site asks of no library, where one closure or class holds all that it can do, so that a bundler does not see
 * it: functions by their names, methods as `Class.method`.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // The page brings its texts, in one language and without formats.
  'i18next/dist/esm/i18next.js': [
    'Connector.loadOne',
    'Connector.loaded',
    'Connector.queueLoad',
    'Connector.read',
    'Connector.reload',
    'Connector.saveMissing',
    'Formatter.addCached',
    'Formatter.format',
    'I18n.cloneInstance',
    'I18n.dir',
    'I18n.hydrate',
    'I18n.loadLanguages',
    'I18n.loadNamespaces',
    'I18n.reloadResources',
    'ResourceStore.addResources',
    'ResourceStore.removeResourceBundle',
  ],
  // The schema has all rules, fields hold their values, and their number does not change.
  'react-hook-form/dist/index.esm.mjs': [
    '_reset',
    '_setFieldArray',
    '_setValue',
    'executeBuiltInValidation',
    'resetField',
    'setError',
    'setFocus',
    'setValues',
    'trigger',
    'unregister',
    'validateField',
    'validateForm',
  ],
};

/** Where the bodies of functions begin and end, by their names. */
function bodiesOf(code: string, file: string): Map<string, { start: number; end: number }[]> {
  const bodies = new Map<string, { start: number; end: number }[]>();
  const add = (name: string, body: { type: string; start: number; end: number } | null) => {
    if (body?.type === 'BlockStatement')
      bodies.set(name, [...(bodies.get(name) ?? []), { start: body.start, end: body.end }]);
  };
  let className = '';
  new Visitor({
    ClassDeclaration: ({ id }) => {
      className = id?.name ?? '';
    },
    MethodDefinition: ({ key, value }) => {
      if (key.type === 'Identifier') add(`${className}.${key.name}`, value.body);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        add(id.name, init.body);
    },
  }).visit(parseSync(file, code).program);
  return bodies;
}

/**
 * Leaves out what is `unused`: whoever calls it nevertheless gets an error. Fails the build where there is no such
 * function, or more than one.
 */
export function unusedFunctions(unused = UNUSED): Plugin {
  const found = new Set<string>();
  const fileOf = (id: string) => Object.keys(unused).find((file) => id.endsWith(`/${file}`)) ?? '';
  return {
    name: 'unused-functions',
    enforce: 'pre',
    transform: {
      filter: { id: Object.keys(unused).map((file) => `**/node_modules/${file}`) },
      handler: (code, id) => {
        const file = fileOf(id);
        found.add(file);
        const bodies = bodiesOf(code, file);
        const parts = (unused[file] ?? []).map((name) => {
          const [body, ...others] = bodies.get(name) ?? [];
          if (!body || others.length > 0)
            throw notFound(`The function ${name} is not in ${file}, or more than once`);
          return body;
        });
        // From the end, so that positions hold.
        return {
          code: parts
            .toSorted((a, b) => b.start - a.start)
            .reduce(
              (rest, { start, end }) =>
                `${rest.slice(0, start)}{throw Error("left out")}${rest.slice(end)}`,
              code,
            ),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const file of Object.keys(unused))
        if (!found.has(file)) throw notFound(`The file ${file} is not in the build`);
    },
  };
}

/** Leaves out of what a browser fetches what never runs there. */
export const leanBundle = (): Plugin[] => [libraryNames(), unusedFunctions(), bareImports()];
