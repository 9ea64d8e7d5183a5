import { parseSync, Visitor, type Plugin } from 'vite';

/** Ends a build in which `what` was looked for and not found. */
export const notFound = (what: string): Error =>
  new Error(
    `${what}. The library or Vite has changed: adapt app/build, or delete that part and compare \`npm run bench -- bytes\`.`,
  );

/** A piece of code, and what stands in its place. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const replaced = (code: string, parts: readonly Replacement[]): string =>
  parts
    // From the end, so that positions hold.
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);

/** What is left out of one file of a library. */
export interface Unused {
  /** Functions by their names, methods as `Class.method`. */
  readonly functions: readonly string[];
  /** Text that the file has to hold: that of the version in which they were looked at. */
  readonly version?: string;
  /** Code of a module that would call one of them, with what it is. */
  readonly calls?: Readonly<Record<string, RegExp>>;
}

/**
 * What the site asks of no library, where one closure or class holds all that it can do, so that a bundler does not see
 * it.
 */
const UNUSED: Readonly<Record<string, Unused>> = {
  'react-dom/cjs/react-dom-client.production.js': {
    version: '"19.3.1"',
    functions: [
      // Components that are classes.
      'initializeClassErrorUpdate',
      'updateClassComponent',
      // `ViewTransition`, `Activity` and `SuspenseList`.
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'createViewTransitionInstance',
      'findFirstSuspended',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      // The `ref` of a fragment.
      'FragmentInstance.addEventListener',
      'FragmentInstance.blur',
      'FragmentInstance.compareDocumentPosition',
      'FragmentInstance.dispatchEvent',
      'FragmentInstance.focus',
      'FragmentInstance.focusLast',
      'FragmentInstance.getClientRects',
      'FragmentInstance.getRootNode',
      'FragmentInstance.observeUsing',
      'FragmentInstance.removeEventListener',
      'FragmentInstance.scrollIntoView',
      'FragmentInstance.unobserveUsing',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      // `useActionState`.
      'mountActionState',
      'rerenderActionState',
      'updateActionState',
      // Elements of the head, and files that are fetched for them.
      'acquireResource',
      'createHoistableInstance',
      'getHydratableHoistableCache',
      'getResource',
      'mountHoistable',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preconnectAs',
      'suspendResource',
      // Custom elements.
      'setPropOnCustomElement',
    ],
    calls: {
      'a class as a component': /\bextends\s+(?:[\w$]+\.)?(?:Pure)?Component\b/,
      'a part of React that is left out':
        /\breact(?:_dom)?(?:\$\w+)?\.(?:unstable_)?(?:Activity|SuspenseList|ViewTransition|useActionState|useFormState|preconnect|prefetchDNS|preinit|preload)/i,
      'a fragment with a ref': /\bFragment,\s*\{\s*(?:ref\b|\.{3})/,
      'an element of the head, or a custom one':
        /\bjsxs?\)?\(\s*["'`](?:base|body|head|html|link|meta|script|style|title|\w+-[\w-]+)["'`]/,
    },
  },
  'react-dom/cjs/react-dom.production.js': {
    functions: [
      'exports.preconnect',
      'exports.prefetchDNS',
      'exports.preinit',
      'exports.preinitModule',
      'exports.preload',
      'exports.preloadModule',
      'exports.useFormState',
      'exports.useFormStatus',
    ],
  },
  // Rules are for browsers that need no prefixes.
  'stylis/src/Prefixer.js': { functions: ['prefix'] },
  'i18next/dist/esm/i18next.js': {
    // The page brings its texts, in one language and without formats.
    functions: [
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
      'I18n.exists',
      'I18n.hydrate',
      'I18n.loadLanguages',
      'I18n.loadNamespaces',
      'I18n.reloadResources',
      'LanguageUtil.getLanguagePartFromCode',
      'LanguageUtil.getScriptPartFromCode',
      'PluralResolver.getPluralFormsOfKey',
      'PluralResolver.getSuffixes',
      'PluralResolver.needsPlural',
      'ResourceStore.addResources',
      'ResourceStore.removeResourceBundle',
      'Translator.exists',
      'Translator.getUsedParamsDetails',
      'keysFromSelector',
    ],
  },
  'react-hook-form/dist/index.esm.mjs': {
    // The schema has all rules, fields hold their values, and their number does not change.
    functions: [
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
  },
};

/** The modules of React, which name all that there is, and those of the router, whose class is for routes with loaders. */
const OWN = /node_modules\/(?:react|react-dom|react-router)\//;
const MEMBER = /^(\w+)(?:\.prototype)?\.(\w+)$/;

/** Where the bodies of functions begin and end, by their names. */
function bodiesOf(code: string, file: string): Map<string, { start: number; end: number }[]> {
  const bodies = new Map<string, { start: number; end: number }[]>();
  const add = (name: string, body: { type: string; start: number; end: number } | null) => {
    if (body?.type === 'BlockStatement')
      bodies.set(name, [...(bodies.get(name) ?? []), { start: body.start, end: body.end }]);
  };
  let className = '';
  new Visitor({
    FunctionDeclaration: ({ id, body }) => add(id?.name ?? '', body),
    // `Class.prototype.method = function () {…}` and `exports.name = function () {…}`
    AssignmentExpression: ({ left, right }) => {
      if (right.type !== 'FunctionExpression') return;
      const [, owner, name] = MEMBER.exec(code.slice(left.start, left.end)) ?? [];
      if (name) add(`${owner}.${name}`, right.body);
    },
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
 * function, or more than one, where the library has another version than the one that was looked at, and where a module
 * would call one.
 */
export function unusedFunctions(unused = UNUSED): Plugin {
  const found = new Set<string>();
  const fileOf = (id: string) => Object.keys(unused).find((file) => id.endsWith(`/${file}`)) ?? '';
  const calls = Object.values(unused).flatMap((one) => Object.entries(one.calls ?? {}));
  return {
    name: 'unused-functions',
    enforce: 'pre',
    transform: {
      filter: { id: Object.keys(unused).map((file) => `**/node_modules/${file}`) },
      handler: (code, id) => {
        const file = fileOf(id);
        found.add(file);
        const { functions = [], version = '' } = unused[file] ?? {};
        if (!code.includes(version)) throw notFound(`The text ${version} is not in ${file}`);
        const bodies = bodiesOf(code, file);
        const parts = functions.map((name) => {
          const [body, ...others] = bodies.get(name) ?? [];
          if (!body || others.length > 0)
            throw notFound(`The function ${name} is not in ${file}, or more than once`);
          return body;
        });
        const text = '{throw Error("left out")}';
        return {
          code: replaced(
            code,
            parts.map((part) => ({ ...part, text })),
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
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      for (const [id, { code }] of modules)
        for (const [what, call] of calls)
          if (code && !OWN.test(id) && call.test(code))
            throw new Error(
              `${id} has ${what}: do without it, or delete that part in app/build/unusedFunctions.ts.`,
            );
    },
  };
}
