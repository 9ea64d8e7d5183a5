import type { Plugin } from 'vite';

import type { DrawnSheet } from './docs/drawings.tsx';

const PREFIX = 'virtual:drawings/';
const SMALL_PREFIX = 'virtual:small-drawings/';

/**
 * `virtual:drawings/<kind>`: the drawings of a kind, rendered in Node, because drawings read files (the logo, the
 * symbol). `virtual:small-drawings/<product>`: the markup of one product for small sizes, without its id, because a page
 * may show it several times.
 */
export const drawings = (): Plugin => ({
  name: 'drawings',
  resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(SMALL_PREFIX) ? `\0${id}` : undefined),
  async load(id) {
    if (id.startsWith(`\0${SMALL_PREFIX}`)) {
      const { DRAWINGS } = await import('@site/drawings/registry.ts');
      const drawing = DRAWINGS[id.slice(SMALL_PREFIX.length + 1)]?.small?.();
      return `export default ${JSON.stringify(drawing?.replace(/ id="[^"]*"/, ''))};`;
    }
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const { DRAWINGS } = await import('@site/drawings/registry.ts');
    const sheet: DrawnSheet = Object.values(DRAWINGS)
      .filter(({ kind }) => kind === id.slice(PREFIX.length + 1))
      .map(({ build, inline, id: name, width, height, ground, alt }) => ({
        id: name,
        width,
        height,
        ...(ground && { ground }),
        alt,
        ...(inline ? { inline: build({ inline: true }) } : { file: build() }),
      }));
    return `export default ${JSON.stringify(sheet)};`;
  },
});
