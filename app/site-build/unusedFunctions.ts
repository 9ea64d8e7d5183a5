import { parseSync, Visitor, type Plugin } from 'vite';

import { notFound, replaced } from './codeReplacement.ts';

/**
 * Functions of libraries that the site never calls, and that a bundler keeps because one closure or class holds all of
 * them: by their names, methods as `Class.method`, what a module of CommonJS offers as `exports.name`.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // Documents name what they need, and forms are sent by code of our own.
  'react-dom/cjs/react-dom.production.js': [
    'exports.preconnect',
    'exports.prefetchDNS',
    'exports.preinit',
    'exports.preinitModule',
    'exports.preload',
    'exports.preloadModule',
    'exports.useFormState',
    'exports.useFormStatus',
  ],
  // Rules are for browsers that need no prefixes.
  'stylis/src/Middleware.js': ['prefixer'],
  // The page brings its texts, in one language and without formats; see the options in `app/src/language/i18n.ts`.
  'i18next/dist/esm/i18next.js': [
    'Connector.loadOne',
    'Connector.loaded',
    'Connector.queueLoad',
    'Connector.read',
    'Connector.reload',
    'Connector.saveMissing',
    'Formatter.add',
    'Formatter.addCached',
    'Formatter.format',
    'I18n.cloneInstance',
    'I18n.dir',
    'I18n.exists',
    'I18n.hydrate',
    'I18n.loadLanguages',
    'I18n.loadNamespaces',
    'I18n.reloadResources',
    'I18n.setDefaultNamespace',
    'I18n.toJSON',
    'Interpolator.reset',
    'LanguageUtil.getLanguagePartFromCode',
    'LanguageUtil.getScriptPartFromCode',
    'Logger.clone',
    'Logger.deprecate',
    'Logger.once',
    'PluralResolver.getPluralFormsOfKey',
    'PluralResolver.getSuffixes',
    'PluralResolver.needsPlural',
    'ResourceStore.addResource',
    'ResourceStore.addResources',
    'ResourceStore.removeNamespaces',
    'ResourceStore.removeResourceBundle',
    'ResourceStore.toJSON',
    'Translator.exists',
    'Translator.getUsedParamsDetails',
    'createCachedFormatter',
    'deepExtend',
    'deepFind',
    'keysFromSelector',
  ],
  // Messages have no markup.
  'react-i18next/dist/es/unescape.js': ['unescape'],
  // The schema has all rules, fields hold their values, and their number does not change.
  'react-hook-form/dist/index.esm.mjs': [
    '_getWatch',
    '_reset',
    '_setErrors',
    '_setFieldArray',
    '_setValue',
    '_updateDirtyFields',
    'clearErrors',
    'executeBuiltInValidation',
    'getFieldState',
    'resetDefaultValues',
    'resetField',
    'setError',
    'setFocus',
    'setValues',
    'trigger',
    'unregister',
    'validateField',
    'validateForm',
    'watch',
  ],
};

/** Where the bodies of functions begin and end, by their names. */
function bodiesOf(code: string, file: string): Map<string, { start: number; end: number }[]> {
  const bodies = new Map<string, { start: number; end: number }[]>();
  const add = (name: string, body: { start: number; end: number } | null) => {
    if (body) bodies.set(name, [...(bodies.get(name) ?? []), { start: body.start, end: body.end }]);
  };
  let className = '';
  new Visitor({
    FunctionDeclaration: ({ id, body }) => add(id?.name ?? '', body),
    // `exports.name = function () {…}`
    AssignmentExpression: ({ left, right }) => {
      if (right.type === 'FunctionExpression') add(code.slice(left.start, left.end), right.body);
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
        const text = '{throw Error("left out by unusedFunctions.ts")}';
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
  };
}
