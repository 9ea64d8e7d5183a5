/**
 * The fingerprint of a page: its markup, the matching rules of its stylesheets and the custom properties that these
 * use. Documents with the same fingerprint look the same.
 */
import { compile, type Element } from 'stylis';

export interface View {
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly dark: boolean;
}

/** One rule: the conditions around it, its selectors with the classes that each needs, its declarations. */
interface Rule {
  readonly conditions: readonly string[];
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly declarations: readonly string[];
}

export interface Fingerprint {
  readonly markup: readonly string[];
  readonly rules: readonly string[];
  readonly properties: readonly string[];
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;
const STRING = /\[[^\]]*\]|"[^"]*"/g;

function read(elements: readonly Element[], conditions: readonly string[], rules: Rule[]): void {
  for (const element of elements) {
    const children = Array.isArray(element.children) ? element.children : [];
    // Marks of styled-components, with its generated names.
    if (element.value.startsWith('data-styled')) continue;
    if (element.type === 'rule') {
      const selectors = Array.isArray(element.props) ? element.props : [element.props];
      rules.push({
        conditions,
        selectors: selectors.map((text) => ({
          text,
          classes: [...text.replaceAll(NOT, '').replaceAll(STRING, '').matchAll(CLASS)].map(
            ([, name = '']) => name,
          ),
        })),
        declarations: children.filter(({ type }) => type === 'decl').map(({ value }) => value),
      });
    } else if (element.type === 'decl' || element.type === 'comm') continue;
    else if (/^@(?:media|supports|layer|container|starting-style)/.test(element.value))
      read(children, [...conditions, element.value], rules);
    else
      // Keyframes, font faces and similar rules, unchanged.
      rules.push({
        conditions: [...conditions, element.value],
        selectors: [],
        declarations: [
          JSON.stringify(
            children.map(({ value, children: inner }) => [
              value,
              Array.isArray(inner) ? inner.map((declaration) => declaration.value) : inner,
            ]),
          ),
        ],
      });
  }
}

const cachedRules = new Map<string, readonly Rule[]>();

/** Returns the rules of a stylesheet, cached because pages share it. */
function getRules(css: string): readonly Rule[] {
  let rules = cachedRules.get(css);
  if (!rules) {
    const parsedRules: Rule[] = [];
    read(compile(css), [], parsedRules);
    rules = parsedRules;
    cachedRules.set(css, rules);
  }
  return rules;
}

/**
 * Returns whether a media query can apply in a view. Features other than width, color scheme and print are assumed to
 * match.
 */
function canApply(condition: string, { width, dark }: View): boolean {
  if (!condition.startsWith('@media')) return true;
  return condition
    .slice('@media'.length)
    .split(',')
    .some((query) => {
      if (/^\s*print\b/.test(query)) return false;
      if (/\(prefers-color-scheme:\s*dark\)/.test(query) && !dark) return false;
      const negated = /^\s*not all\b/.test(query);
      const bounds = [
        ...query.matchAll(
          /\(width\s*(>=|<=|>|<)\s*([\d.]+)px\)|\((min|max)-width:\s*([\d.]+)px\)/g,
        ),
      ];
      const holds = bounds.every(([, sign, bound, side, edge]) => {
        const limit = Number(bound ?? edge);
        if (sign === '>' || sign === '<') return sign === '>' ? width > limit : width < limit;
        return sign === '>=' || side === 'min' ? width >= limit : width <= limit;
      });
      return bounds.length === 0 || negated !== holds;
    });
}

const CUSTOM = /^(--[\w-]+):/;
const listNames = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Returns a function that replaces names of classes by their order in the markup: classes of styled-components depend on
 * the folder of the sources.
 */
function createNumbering(classes: ReadonlySet<string>): (name: string) => string {
  const numbers = new Map([...classes].map((name, index) => [name, `c${index}`]));
  return (name) => numbers.get(name) ?? (name.startsWith('sc-') ? 'sc' : name);
}

/** Returns the markup of a document, tag by tag, without invisible parts: scripts, metadata, states of islands. */
function extractMarkup(html: string): string[] {
  return html
    .replaceAll(/<(script|style|title)\b[^>]*>[^]*?<\/\1>/g, '')
    .replaceAll(/<(?:meta|link|!doctype)\b[^>]*>/g, '')
    .split(/(?=<)|(?<=>)/)
    .filter((part) => part.trim() !== '');
}

const getText = (html: string, element: RegExp): string =>
  [...html.matchAll(element)].map(([, css = '']) => css).join('\n');

/**
 * @param html the document as served
 * @param stylesheets the texts of its stylesheets, in order
 */
export function computeFingerprint(
  html: string,
  stylesheets: readonly string[],
  view: View,
): Fingerprint {
  const served = extractMarkup(html);
  const all = served.join('');
  const classes = new Set(
    [...all.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const getNumber = createNumbering(classes);
  const markup = served.map((part) =>
    part.replace(
      / class="([^"]*)"/,
      (_, names: string) => ` class="${names.split(/\s+/).map(getNumber).join(' ')}"`,
    ),
  );
  // Inline styles are copies of rules of the stylesheet; names of font files depend on subsets.
  const inline = getText(html, /<style[^>]*>([^]*?)<\/style>/g).replaceAll(
    /url\([^)]*\.woff2\)/g,
    'url(font)',
  );
  const rules: string[] = [];
  const values = new Map<string, string[]>();
  for (const rule of [inline, ...stylesheets].flatMap(getRules)) {
    if (!rule.conditions.every((condition) => canApply(condition, view))) continue;
    const selectors = rule.selectors.filter(({ classes: needed }) =>
      needed.every((name) => classes.has(name)),
    );
    if (selectors.length === 0 && rule.selectors.length > 0) continue;
    const numberedSelectors = selectors.map(({ text }) =>
      text.replaceAll(CLASS, (_, name: string) => `.${getNumber(name)}`),
    );
    const where = [...rule.conditions, numberedSelectors.join(',')].join(' ');
    const ownDeclarations = rule.declarations.filter((declaration) => {
      const [, name] = CUSTOM.exec(declaration) ?? [];
      if (name) values.set(name, [...(values.get(name) ?? []), `${where} ${declaration}`]);
      return name === undefined;
    });
    if (ownDeclarations.length > 0) rules.push(`${where}{${ownDeclarations.join('')}}`);
  }
  const usedNames = new Set<string>();
  const use = (name: string): void => {
    if (usedNames.has(name)) return;
    usedNames.add(name);
    for (const value of values.get(name) ?? []) listNames(value).forEach(use);
  };
  listNames(all).forEach(use);
  for (const rule of rules) listNames(rule).forEach(use);
  return {
    markup,
    rules: [...new Set(rules)],
    properties: [...new Set([...usedNames].flatMap((name) => values.get(name) ?? []))].toSorted(),
  };
}

/** Returns the items of one list that are missing in another. */
const without = (some: readonly string[], excludedLines: readonly string[]): string[] => {
  const excluded = new Set(excludedLines);
  return some.filter((name) => !excluded.has(name));
};

const extractDeclarations = (rules: readonly string[]): string[] =>
  rules.flatMap((rule) =>
    rule
      .slice(rule.lastIndexOf('{') + 1, -1)
      .split(';')
      .filter(Boolean),
  );

/**
 * Returns the names of changed CSS properties, drawings and texts between two fingerprints, sorted; empty if they are
 * equal.
 */
export function findDifferences(before: Fingerprint, after: Fingerprint): string[] {
  const differences = new Set<string>();
  const [gone, come] = [without(before.rules, after.rules), without(after.rules, before.rules)];
  if (gone.length + come.length > 0) {
    const [previous, current] = [extractDeclarations(gone), extractDeclarations(come)];
    const declarations = [...without(previous, current), ...without(current, previous)];
    for (const declaration of declarations)
      differences.add(declaration.slice(0, declaration.indexOf(':')));
    if (declarations.length === 0) differences.add('selectors');
  } else if (before.rules.join() !== after.rules.join()) differences.add('the order of rules');
  if (before.properties.join() !== after.properties.join()) differences.add('tokens');
  if (before.markup.join('') !== after.markup.join('')) {
    const bare = (parts: readonly string[]) =>
      parts.map((part) => part.replace(/ class="[^"]*"/, ''));
    const [previous, current] = [bare(before.markup), bare(after.markup)];
    const parts = [...without(previous, current), ...without(current, previous)];
    for (const part of parts) {
      const asset = /\/(?:assets|media)\/([\w-]+?)(?:-[\w-]{4,8})?\.(?:svg|avif|webp|png|jpg)/.exec(
        part,
      )?.[1];
      differences.add(asset ? `${asset} (a picture)` : part.startsWith('<') ? 'markup' : 'text');
    }
    if (parts.length === 0 && previous.join('') !== current.join(''))
      differences.add('the order of elements');
    else if (parts.length === 0 && differences.size === 0) differences.add('classes');
  }
  return [...differences].toSorted();
}
