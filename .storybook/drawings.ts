import type { Plugin } from 'vite';

import type { DrawnSheet } from './docs/drawings.tsx';

const PREFIX = 'virtual:drawings/';

/**
 * `virtual:drawings/<kind>`: the drawings of a kind, rendered in Node, because drawings read files (the logo, the
 * symbol).
 */
export const drawings = (): Plugin => ({
  name: 'drawings',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  async load(id) {
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
