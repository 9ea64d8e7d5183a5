import { parseSync, Visitor, type Plugin } from 'vite';

import { notFound, replaced, unusedFunctions, type Replacement } from './unusedFunctions.ts';

/** Libraries that are published as one file with all they can do, by their folder in `node_modules`. */
const LIBRARIES = ['react-router', '@radix-ui'] as const;
const LIBRARY = /node_modules\/(react-router|@radix-ui)\/(?:[\w-]+\/)?dist\//;

/** Names for developers' tools: `Link.displayName = "Link";` and `__name(at, "at")`, which is `at`. */
function namesIn(code: string, file: string): Replacement[] {
  const names: Replacement[] = [];
  new Visitor({
    ExpressionStatement: ({ expression, start, end }) => {
      if (expression.type !== 'AssignmentExpression') return;
      const { left } = expression;
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.property.name === 'displayName') names.push({ start, end, text: '' });
    },
    CallExpression: ({ callee, arguments: [target], start, end }) => {
      if (callee.type !== 'Identifier' || callee.name !== '__name' || !target) return;
      names.push({ start, end: target.start, text: '' }, { start: target.end, end, text: '' });
    },
  }).visit(parseSync(file, code).program);
  return names;
}

/** What React makes of a component or a context when a module runs. */
const WRAPPED = /^((?:var|const|let) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

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
        const found = namesIn(code, id);
        add(names, library, found.length);
        add(wrapped, library, code.match(WRAPPED)?.length ?? 0);
        return {
          code: replaced(code, found).replaceAll(WRAPPED, '$1/* @__PURE__ */ $2'),
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

/** Leaves out of what a browser fetches what never runs there. */
export const leanBundle = (): Plugin[] => [libraryNames(), unusedFunctions(), bareImports()];
