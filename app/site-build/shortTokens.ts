import type { Plugin } from 'vite';

/**
 * A short custom property for every token, such as `--2f`. Names of our own begin with a letter, so they
 * cannot meet.
 */
export const shortNames = (tokens: readonly string[]): ReadonlyMap<string, string> =>
  new Map(tokens.toSorted().map((name, index) => [name, index.toString(36).padStart(2, '0')]));

/** Replaces the names of tokens in code, styles and markup; all other custom properties stay. */
export function shortened(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(/--([a-z][a-z0-9-]*[a-z0-9])(?![\w-])/g, (property, name: string) => {
    const short = names.get(name);
    return short === undefined ? property : `--${short}`;
  });
}

/**
 * Writes the tokens of production builds with short names: styles are half of every page, and half of the
 * styles are names. Browser and renderer get the same ones, because styled-components derives class names
 * from its text.
 * @throws Error when the build names no token, which means that tokens are written in another way by now
 */
export function shortTokens(tokens: readonly string[]): Plugin {
  const names = shortNames(tokens);
  let found = false;
  return {
    name: 'short-tokens',
    enforce: 'post',
    renderChunk(code) {
      const short = shortened(code, names);
      if (short === code) return null;
      found = true;
      return { code: short, map: null };
    },
    generateBundle() {
      if (!found)
        throw new Error(
          'short-tokens found no "--token" in the bundle. Check how app/site-build/shortTokens.ts reads token names.',
        );
    },
  };
}
