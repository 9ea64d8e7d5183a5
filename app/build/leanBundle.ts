import type { Plugin } from 'vite';

/** Libraries that are published as one file with all they can do. */
const LIBRARIES = /node_modules\/(?:react-router|@radix-ui\/[\w-]+)\/dist\//;

/** A name for developers' tools, given in a statement of its own: `Link.displayName = "Link";`, `__name(at, "at");` */
const NAMES = /^[ \t]*(?:\w+\.displayName = "[^"\n]*"|__name\(\w+, "[^"\n]*"\));$/gm;

/** What React makes of a component or a context when a module runs. */
const WRAPPED = /^((?:var|const|let) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the bundler leave out what no page uses of a library. To give something a name, or to wrap it for
 * React, counts as an effect, and what has an effect stays with all that it touches.
 */
function libraryNames(): Plugin {
  return {
    name: 'library-names',
    enforce: 'pre',
    transform: {
      filter: { id: LIBRARIES },
      handler: (code) => ({
        code: code.replaceAll(NAMES, '').replaceAll(WRAPPED, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}

/** Vite's own loader also fetches stylesheets and preloads; there are neither. */
function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Leaves out of what a browser fetches what never runs there. */
export const leanBundle = (): Plugin[] => [libraryNames(), bareImports()];
