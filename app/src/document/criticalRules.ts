import { compile, middleware, serialize, stringify, type Element } from 'stylis';

import { shortened } from './minify.ts';

/** States that nothing is in before somebody does something. */
const STATE =
  /:(?:hover|active|focus(?:-visible|-within)?|popover-open|modal|user-invalid)\b|::(?:backdrop|selection)/;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

const isCritical = (selector: string): boolean => !STATE.test(selector.replaceAll(NEGATION, ''));

/** Leaves out of the parsed rules what the first paint of a screen does not show. */
function leaveOut(element: Element): void {
  if (element.type === 'rule' && Array.isArray(element.props))
    element.props = element.props.filter(isCritical);
  if (element.type === '@media' && element.value.startsWith('@media print')) element.children = '';
}

const filter = middleware([leaveOut, stringify]);
const known = new Map<string, string>();

/**
 * The rules among these that the first paint may need: not those for states that somebody brings about, nor for
 * paper. They leave gaps in the order of the rules, so all rules have to follow in another stylesheet.
 */
export function criticalRules(rules: string): string {
  let critical = known.get(rules);
  if (critical === undefined) {
    critical = shortened(serialize(compile(rules), filter));
    known.set(rules, critical);
  }
  return critical;
}

/** The custom properties that a text names. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const DECLARATION = /(--[\w-]+):((?:[^;}"']|"[^"]*"|'[^']*')*);?/g;

/** The declarations of custom properties that a text uses, directly or through another one. */
export function usedProperties(declarations: string, text: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of declarations.matchAll(DECLARATION))
    values.set(name, [...(values.get(name) ?? []), value]);
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const value of values.get(name) ?? []) namesIn(value).forEach(add);
  };
  namesIn(text).forEach(add);
  return declarations.replaceAll(DECLARATION, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}
