import { createFilter, parseSync, Visitor, type Plugin } from 'vite';

import { notFound, replaced, type Replacement } from './codeReplacement.ts';

/**
 * Calls of libraries that only warn developers, by file: as each names what it calls. Development has them, where
 * somebody reads the console.
 */
const WARNINGS: Readonly<Record<string, readonly string[]>> = {
  // Do nothing unless the option `debug` is set.
  'i18next/dist/esm/i18next.js': [
    'i18n.logger.once',
    'this.logger.deprecate',
    'this.logger.log',
    'this.logger.once',
    'this.logger.warn',
  ],
  'react-i18next/dist/es/{useTranslation,utils}.js': ['warnOnce'],
  // Writes to the console.
  'react-router/dist/development/*.mjs': ['warning'],
};

/** The statements that are nothing but a call of one of these. */
function callsIn(code: string, file: string, names: readonly string[]) {
  const calls: { readonly name: string; readonly part: Replacement }[] = [];
  let last = 0;
  new Visitor({
    ExpressionStatement: ({ expression, start, end }) => {
      // What stands inside another one goes with it.
      if (expression.type !== 'CallExpression' || start < last) return;
      const name = code.slice(expression.callee.start, expression.callee.end);
      if (!names.includes(name)) return;
      calls.push({ name, part: { start, end, text: ';' } });
      last = end;
    },
  }).visit(parseSync(file, code).program);
  return calls;
}

/** Leaves out calls that only warn developers. Fails the build where there is no such call. */
export function developerWarnings(warnings = WARNINGS): Plugin {
  const places = Object.entries(warnings).map(([files, names]) => ({
    files,
    names,
    includes: createFilter(`**/node_modules/${files}`),
    missing: new Set(names),
  }));
  return {
    name: 'developer-warnings',
    enforce: 'pre',
    transform: {
      filter: { id: Object.keys(warnings).map((files) => `**/node_modules/${files}`) },
      handler: (code, id) => {
        const place = places.find(({ includes }) => includes(id));
        if (!place) return null;
        const calls = callsIn(code, id, place.names);
        for (const { name } of calls) place.missing.delete(name);
        return {
          code: replaced(
            code,
            calls.map(({ part }) => part),
          ),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const { files, missing } of places)
        for (const name of missing) throw notFound(`Nothing calls ${name} in ${files}`);
    },
  };
}
