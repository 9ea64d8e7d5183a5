/*
 * All rules of the site are in one stylesheet, which every page links where its first screen ends. A browser
 * shows what stands before such a link without waiting for it. For the first screen the document holds a copy of
 * the rules that it needs; the stylesheet comes later, so its order is the one that counts.
 */
import { attributesOf, criticalRules } from './criticalRules.ts';
import { shortened } from './minify.ts';

/** The rules of one styled component, or of one animation. */
export interface StyleGroup {
  /** Its place among the groups of the process: rules of an earlier group come first. */
  readonly order: number;
  /** The classes that the rules are for, or the name of the animation. */
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** The stylesheet of the site, as the build made it. */
export interface DeferredStyles {
  readonly href: string;
  /** Those of components. */
  readonly rules: readonly string[];
}

/** A page in the parts that its stylesheets are chosen from. */
export interface StyledMarkup {
  /** With the link of `DeferredStylesLink` at one or more places, of which the first one counts. */
  readonly markup: string;
  readonly groups: readonly StyleGroup[];
}

/** The place of the link while a page is rendered. */
export const LINK_PLACE = 'deferred-styles';
const LINK = new RegExp(`<link rel="stylesheet" href="${LINK_PLACE}"/>`, 'g');

/** How styled-components ends each rule, and what it writes after the rules of a group. */
const RULE_END = '/*!sc*/\n';
const GROUP_END = /^data-styled\.g(\d+)\[id="[^"]*"\]\{content:"([^"]*)"\}$/;

/**
 * The groups of rules in what `ServerStyleSheet.getStyleTags` returns.
 * Throws where the library's output is not what is known of it.
 */
export function extractGroups(tags: string): StyleGroup[] {
  const [, text, ...more] = /^<style [^>]*>([^]*)<\/style>$/.exec(tags.trim()) ?? [];
  if (text === undefined || more.length > 0)
    throw new Error('styled-components returned something else than one style element.');
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const piece of text.split(RULE_END)) {
    const [end, order, names = ''] = GROUP_END.exec(piece) ?? [];
    if (end === undefined) {
      if (piece.trim() !== '') rules.push(shortened(piece.trim()));
      continue;
    }
    groups.push({ order: Number(order), names: names.split(',').filter(Boolean), rules });
    rules = [];
  }
  if (groups.length === 0 || rules.length > 0 || groups.some(hasMarkers))
    throw new Error('styled-components separates its rules in a way that is not known.');
  return groups;
}

const hasMarkers = ({ rules }: StyleGroup): boolean =>
  rules.some((rule) => rule.includes('data-styled') || rule.includes('/*!sc*/'));

const textOf = (groups: readonly StyleGroup[]): string =>
  groups
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ rules }) => rules)
    .join('');

/** The markup without elements that a browser hides until they are opened, and what is in them. */
function withoutPopovers(markup: string): string {
  const [opening, name] = /<(\w+) (?:[^>]* )?popover=[^>]*>/.exec(markup) ?? [];
  if (!opening || !name) return markup;
  const start = markup.indexOf(opening);
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return markup.slice(0, start) + withoutPopovers(markup.slice(tags.lastIndex));
  }
  throw new Error(`A page has an element ${opening} without an end.`);
}

/** What a visitor sees before the first link. */
const firstScreen = (markup: string): string => withoutPopovers(markup.split(LINK, 1)[0] ?? '');

/** The groups that the first screen needs: of its elements, and of the animations that these name. */
function criticalGroups({ markup, groups }: StyledMarkup): Set<StyleGroup> {
  const classes = new Set(
    [...firstScreen(markup).matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  );
  const critical = groups.filter(({ names }) => names.some((name) => classes.has(name)));
  const text = textOf(critical);
  const animations = groups.filter(
    ({ names, rules }) =>
      rules[0]?.startsWith('@keyframes') && names.some((name) => text.includes(name)),
  );
  return new Set([...critical, ...animations]);
}

/** The rules of components that pages have, each once and in their order. */
export function rulesOfPages(pages: readonly StyledMarkup[]): string[] {
  const rules = new Map<string, number>();
  for (const { groups } of pages)
    for (const group of groups) for (const rule of group.rules) rules.set(rule, group.order);
  return [...rules.entries()].toSorted(([, a], [, b]) => a - b).map(([rule]) => rule);
}

/** The markup of a page with one link to the stylesheet, and the rules that travel inside its document. */
export interface SplitPage {
  readonly markup: string;
  readonly styles: string;
  /** Whether there is a stylesheet that has all other rules. */
  readonly isSplit: boolean;
  /** Whether some of the rules inside the document are not in that stylesheet. */
  readonly hasMore: boolean;
}

/**
 * Chooses the rules that travel inside the document: those of the first screen, and those that came up after
 * the stylesheet was built.
 */
export function splitStyles(page: StyledMarkup, deferred: DeferredStyles | undefined): SplitPage {
  if (!deferred)
    return {
      markup: page.markup.replaceAll(LINK, ''),
      styles: allStyles(page),
      isSplit: false,
      hasMore: false,
    };
  let links = 0;
  const markup = page.markup.replaceAll(LINK, () => {
    links += 1;
    return links === 1 ? `<link rel="stylesheet" href="${deferred.href}">` : '';
  });
  if (links === 0) throw new Error('A page does not say where its first screen ends.');
  const known = new Set(deferred.rules);
  const critical = criticalGroups(page);
  const present = attributesOf(firstScreen(page.markup));
  const isMore = (group: StyleGroup): boolean => !group.rules.every((rule) => known.has(rule));
  const inside = page.groups.flatMap((group) => {
    if (isMore(group)) return [group];
    return critical.has(group)
      ? [{ ...group, rules: group.rules.map((rule) => criticalRules(rule, present)) }]
      : [];
  });
  return { markup, styles: textOf(inside), isSplit: true, hasMore: page.groups.some(isMore) };
}

/** All rules of a page's components, wherever they travel. */
export const allStyles = ({ groups }: StyledMarkup): string => textOf(groups);
