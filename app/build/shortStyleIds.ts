import type { Plugin } from 'vite';

/** How a styled component is called: a hash of its file, and its place in there. */
const ID = /(["'`])sc-([a-z0-9]{4,})-(\d+)\1/g;
const KEPT = 3;

/**
 * Every page names all of its styled components, so their names cost bytes on every page: three
 * characters of the hash tell the files apart. Two files that share them stop the build.
 */
export function shortStyleIds(): Plugin {
  const hashes = new Map<string, string>();
  return {
    name: 'short-style-ids',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('sc-')) return undefined;
      return code.replaceAll(ID, (_, quote: string, hash: string, place: string) => {
        const short = hash.slice(0, KEPT);
        const known = hashes.get(short) ?? hash;
        if (known !== hash)
          this.error(
            `The styles of ${id} would be named like another file's. Keep more characters in app/build/shortStyleIds.ts.`,
          );
        hashes.set(short, hash);
        return `${quote}s${short}${place}${quote}`;
      });
    },
  };
}
