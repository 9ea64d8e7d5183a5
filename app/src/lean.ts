/**
 * What a finished page leaves out of its styles and class names, without looking or waking up
 * differently. Each is small and stands some hundreds of times on a page.
 */

/** A styled component's rules end with the line by which the browser takes them over. */
const AFTER_GROUP = /(?<=^data-styled\.[^\n]*\n)/m;
const NAMES = /^data-styled\..*\{content:"([^"]*)"/m;

/**
 * Leaves out the rules of what was rendered but is not there, such as the fallbacks of suspense
 * boundaries, and keyframes that only those use. The browser adds them when it comes to show them.
 * @param styles what styled-components collected: a style element
 * @param markup what React rendered
 */
export function withShownStyles(styles: string, markup: string): string {
  const [, open = '', rules = '', close = ''] =
    /^(<style[^>]*>)([^]*)(<\/style>)$/.exec(styles) ?? [];
  let shown = markup;
  const kept: string[] = [];
  // From the end, because keyframes stand before those who name them.
  for (const group of rules.split(AFTER_GROUP).toReversed()) {
    const names = NAMES.exec(group)?.[1]?.split(',').filter(Boolean) ?? [];
    if (!names.some((name) => shown.includes(name))) continue;
    shown += group;
    kept.unshift(group);
  }
  return open + kept.join('') + close;
}

/** Leaves out last semicolons, and zeros before a point. */
export const shortened = (styles: string): string =>
  styles.replaceAll(';}', '}').replaceAll(/(?<=[:, (-])0(?=\.\d)/g, '');

/**
 * Leaves out the classes that no rule of the page names: every styled component puts its own name on
 * its elements in case another one's rule asks for it, and few do.
 * @param styles all styles of the page
 */
export function withUsedClasses(html: string, styles: string): string {
  const used = new Set([...styles.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
  return html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter((name) => used.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}
