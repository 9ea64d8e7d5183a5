/**
 * What a finished page leaves out of its styles and class names, without looking or hydrating
 * differently. Each is small and stands some hundreds of times on a page.
 */

/** Leaves out last semicolons, and zeros before a point. */
export const shortened = (styles: string): string =>
  styles.replaceAll(';}', '}').replaceAll(/(?<=[:, (-])0(?=\.\d)/g, '');

/**
 * Leaves out the classes that no rule of the page names: every styled component puts its own name on
 * its elements in case another one's rule asks for it, and few do.
 * @param styles all styles of the page
 * Throws where they name none of its classes, or select by the `class` attribute as a whole: the page would
 * lose its looks.
 */
export function withUsedClasses(html: string, styles: string): string {
  const used = new Set([...styles.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
  if (styles.includes('[class'))
    throw new Error(
      'A style selects by the class attribute: app/src/document/minify.ts cannot tell which classes it needs.',
    );
  let found = !html.includes(' class="');
  const trimmed = html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const usedNames = names.split(' ').filter((name) => used.has(name));
    found ||= usedNames.length > 0;
    return usedNames.length > 0 ? ` class="${usedNames.join(' ')}"` : '';
  });
  if (!found)
    throw new Error(
      'The styles of a page name none of its classes: styled-components writes them in another way than app/src/document/minify.ts expects.',
    );
  return trimmed;
}
