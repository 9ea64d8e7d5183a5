import { parseSync, Visitor, type Plugin } from 'vite';

import { notFound, replaced, type Replacement } from './codeReplacement.ts';
import { developerWarnings } from './developerWarnings.ts';
import { unusedFunctions } from './unusedFunctions.ts';

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

/** `Class.contextType = Context;` after each class, as a part of the class. */
function contextTypesIn(code: string, file: string): Replacement[] {
  const parts: Replacement[] = [];
  const bodies = new Map<string, number>();
  new Visitor({
    ClassDeclaration: ({ id, body }) => id && bodies.set(id.name, body.start),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ClassExpression')
        bodies.set(id.name, init.body.start);
    },
    ExpressionStatement: ({ expression, start, end }) => {
      if (expression.type !== 'AssignmentExpression') return;
      const { left, right } = expression;
      if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return;
      const body = bodies.get(left.object.name);
      if (body === undefined || code.slice(left.property.start, left.property.end) !== CONTEXT_TYPE)
        return;
      const text = `static ${CONTEXT_TYPE} = ${code.slice(right.start, right.end)};`;
      parts.push({ start, end, text: '' }, { start: body + 1, end: body + 1, text });
    },
  }).visit(parseSync(file, code).program);
  return parts;
}

const CONTEXT_TYPE = 'contextType';

/**
 * Lets the bundler leave out the classes of react-router that nothing uses: to set a property of a class after it counts
 * as an effect. Fails the build where none is set.
 */
export function staticContextTypes(): Plugin {
  let found = false;
  return {
    name: 'static-context-types',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code, id) => {
        const parts = contextTypesIn(code, id);
        if (parts.length === 0) return null;
        found = true;
        return { code: replaced(code, parts), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found) throw notFound('No class of react-router is given its context');
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
export const leanBundle = (): Plugin[] => [
  libraryNames(),
  staticContextTypes(),
  unusedFunctions(),
  developerWarnings(),
  bareImports(),
];
