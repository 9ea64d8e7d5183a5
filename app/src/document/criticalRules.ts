import { compile, middleware, serialize, stringify, type Element } from 'stylis';

import { shortened } from './minify.ts';

/** States that nothing is in before somebody does something. */
const STATE =
  /:(?:hover|active|focus(?:-visible|-within)?|popover-open|modal|user-invalid)\b|::(?:backdrop|selection)/;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** Lists of which one selector has to match. */
const ALTERNATIVES = /:(?:is|where)\((?:[^()]|\([^()]*\))*\)|:has\([^()]*,[^()]*\)/g;
const ATTRIBUTE = /\[([\w-]+)(?:(=)["']?([^"'\]]*)["']?|[^\]]*)\]/g;
/** Scripts set attributes of the root before the first paint. */
const ROOT = /:root|html\b/;

const isState = (selector: string): boolean => STATE.test(selector.replaceAll(NEGATION, ''));

/** The attributes that an element must have for a selector: `data-size`, `data-size=section`. */
const attributesIn = (selector: string): string[] =>
  ROOT.test(selector)
    ? []
    : [...selector.replaceAll(NEGATION, '').replaceAll(ALTERNATIVES, '').matchAll(ATTRIBUTE)].map(
        ([, name = '', equals = '', value = '']) => `${name}${equals}${value}`,
      );

const TAG = /<\w[^>]*>/g;
const ATTRIBUTE_OF_TAG = /\s([\w-]+)(?:="([^"]*)")?/g;

/** All attributes of a piece of HTML, by their names, and with their values: `data-size`, `data-size=section`. */
export function attributesOf(markup: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  for (const [tag] of markup.matchAll(TAG))
    for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE_OF_TAG)) {
      attributes.add(name.toLowerCase());
      attributes.add(`${name.toLowerCase()}=${value}`);
    }
  return attributes;
}

interface Parsed {
  readonly text: string;
  /** What its selectors ask for. */
  readonly attributes: readonly string[];
}

const known = new Map<string, Parsed>();

/** Leaves out of the rules those with a selector that is not asked for, and those for paper. */
function filtered(rules: string, isWanted: (selector: string) => boolean): string {
  const leaveOut = (element: Element): void => {
    if (element.type === 'rule' && Array.isArray(element.props))
      element.props = element.props.filter(isWanted);
    if (element.type === '@media' && element.value.startsWith('@media print'))
      element.children = '';
  };
  return shortened(serialize(compile(rules), middleware([leaveOut, stringify])));
}

function parsed(rules: string): Parsed {
  const attributes: string[] = [];
  const text = filtered(rules, (selector) => {
    if (isState(selector)) return false;
    attributes.push(...attributesIn(selector));
    return true;
  });
  return { text, attributes };
}

/** @returns the value for a key, calculated once */
function once<Value>(values: Map<string, Value>, key: string, calculate: () => Value): Value {
  const value = values.get(key) ?? calculate();
  values.set(key, value);
  return value;
}

const shortest = new Map<string, string>();

/**
 * The rules among these that the first paint may need: not those for states that somebody brings about, nor for
 * paper, nor for attributes that no element has. They leave gaps in the order of the rules, so all rules have to
 * follow in another stylesheet.
 *
 * @param present the attributes of the first screen, of `attributesOf`; all are taken to be there where it is left out
 */
export function criticalRules(rules: string, present?: ReadonlySet<string>): string {
  const { text, attributes } = once(known, rules, () => parsed(rules));
  const absent = present ? attributes.filter((attribute) => !present.has(attribute)) : [];
  if (absent.length === 0) return text;
  return once(shortest, `${absent.join()}\n${text}`, () =>
    filtered(text, (selector) => !attributesIn(selector).some((one) => absent.includes(one))),
  );
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
