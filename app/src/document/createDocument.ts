import figureStyles from '@site/drawings/line/line.css?inline';
import globalStyles from '@site/design-system/global.css?inline';
import tokenStyles from '@site/tokens/tokens.css?inline';
import { FACE, FALLBACK_FAMILY, WEB_FAMILY } from '@site/tokens/face';
import { DARK_MEDIA } from '@site/contract/color-scheme';
import type { Language } from '@site/contract/language';
import type { Thing } from 'schema-dts';
import { assets } from 'virtual:client-assets';

import type { IslandName } from '../islands/registry.ts';
import { ISLAND_ELEMENT } from '../islands/Island.tsx';
import { PAGE_STATE_ID, type PageState } from '../islands/pageState.ts';
import { MENU_SHEET_ID } from '../shell/menuSheetId.ts';
import { criticalRules, usedProperties } from './criticalRules.ts';
import type { SplitPage } from './deferredStyles.ts';
import loaderSource from '../hydration/loader.js?loader';

/** What React hoists out of a page: it stands at the start of the markup and belongs into the head. */
const HOISTED = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

/** JSON inside a script element: nothing in it may end the element or begin a comment. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type Font = (typeof assets.fonts)[Language] & {};

const FONT_FAMILY = `font-family:"${WEB_FAMILY}"`;

/**
 * The site's font, which `afterPaint.ts` shows part by part (`data-font`), without scripts at once. What scripts put
 * beside the page has it from the start. Of two faces with a glyph the later one counts.
 */
const fontFaces = (font: Font): string => {
  const face = (weight: string, href: string, range = '') =>
    `@font-face{${FONT_FAMILY};font-weight:${weight};font-display:swap;src:url(${href}) format("woff2")${range}}`;
  const shown = `{${FONT_FAMILY},var(--font-family-body)}`;
  const rest = font.map((one) =>
    one.rest ? face(one.weight, one.rest, ';unicode-range:U+AC00-D7A3') : '',
  );
  const site = font.map((one) => face(one.weight, one.site));
  return `${rest.join('')}${site.join('')}[data-font],body>:not(#root)${shown}@media (scripting:none){body${shown}}`;
};

/**
 * Until the font is there, and where it cannot be had, system fonts at its widths, so that lines break
 * where they will break. Widths match on average; what `afterPaint.ts` does about the rest stands there.
 */
const fallbackFaces = (language: Language): string =>
  FACE.fallback[language]
    .map(({ local, descriptors }) => {
      const fonts = local.map((name) => `local("${name}")`).join();
      const rules = Object.entries(descriptors).map(([name, value]) => `;${name}:${value}`);
      return `@font-face{font-family:"${FALLBACK_FAMILY}";src:${fonts}${rules.join('')}}`;
    })
    .join('');

/**
 * The menu ends at the right, so it would run to the left while a slow page is still being read in:
 * it is shown when it is whole, that is when what follows it begins. The rule asks the header and not the body: that
 * had the styles of all elements computed again with every element that a script adds.
 */
const WHOLE_HEADER = '#root>header:not(:has(~main)){visibility:hidden}';

/** The elements around islands are not there for the layout. */
const ISLANDS = `${ISLAND_ELEMENT}{display:contents}`;

/**
 * What the open menu covers is left out, as high as it was: a modal dialog makes all else inert, and the styles of each
 * element would be computed again before the menu is shown. By a property that is inherited: after a rule
 * `html:has(…) main`, whatever any other `:has()` asks for would have the styles of the whole page computed again.
 */
const COVERED =
  `@media screen{html:has(#${MENU_SHEET_ID}:modal){--covered:hidden}` +
  'main,footer{contain-intrinsic-height:auto none;content-visibility:var(--covered,visible)}}';

/**
 * What follows the first screen, in long documents the sections after the first one, and the entries of components that
 * may be long.
 */
const BELOW =
  ':is(:is(main,#panel)>link~*,[data-spine]>link~*>*,main~footer,main section~section,[data-late])';

/**
 * What is below is laid out after the first paint, part by part (`afterPaint.ts`), unless the address leads into
 * the page. Without scripts the browser does it as the parts come near. Only there `:has()` asks for a target: it
 * would have the styles of the whole document computed again with every part that is read in.
 */
const LATE_LAYOUT =
  `@media screen{html:not([data-whole]) ${BELOW}:not([data-whole]){content-visibility:auto;contain-intrinsic-height:auto 64rem}}` +
  `@media (scripting:none){html:has(:target) ${BELOW}:not([data-whole]){content-visibility:visible}}`;

/** What is the same on every page, in the order of the cascade. */
const SHARED_STYLES = globalStyles + figureStyles;

/** The stylesheet of the site, given the rules of its components. */
export const siteStylesheet = (rules: readonly string[]): string =>
  tokenStyles + SHARED_STYLES + rules.join('');

/** What the document around a rendered page is made from. */
export interface DocumentParts extends SplitPage {
  readonly language: Language;
  /** The kinds of islands on the page. */
  readonly islands: readonly IslandName[];
  /** What the page is, in the words of schema.org. */
  readonly things: readonly Thing[];
  readonly state: PageState;
}

/**
 * The whole document around a rendered page. Nothing in it needs another request to be painted:
 * styles are inside, and the loader fetches scripts and font afterwards.
 */
export function createDocument({
  markup,
  styles,
  isSplit,
  hasMore,
  language,
  islands,
  things,
  state,
}: DocumentParts): {
  readonly html: string;
  /** The text of the inline script, for the security policy. */
  readonly loader: string;
} {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  const whole = markup.slice(head.length);
  // A parser of HTML knows an svg element without its namespace; React would miss it in development.
  const body = import.meta.env.DEV
    ? whole
    : whole.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
  const font = assets.fonts[language];
  const shared =
    (isSplit ? criticalRules(SHARED_STYLES) : SHARED_STYLES) +
    fallbackFaces(language) +
    WHOLE_HEADER +
    ISLANDS +
    COVERED +
    LATE_LAYOUT +
    (font ? fontFaces(font) : '');
  const tokens = isSplit ? usedProperties(tokenStyles, shared + styles + body) : tokenStyles;
  const { props, messages, ...rest } = state;
  const isNeeded = [props, messages, rest].some((part) => Object.keys(part).length > 0);
  const stateElement = isNeeded
    ? `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`
    : '';
  const structured =
    things.length > 0
      ? `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': things })}</script>`
      : '';
  const loaderAttributes = Object.entries({
    // A browser that translates the page changes `lang`.
    'data-language': language,
    'data-entry': assets.entry,
    'data-after': assets.afterPaint,
    'data-modules': assets.modulesOf(language, islands).join(' '),
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${attribute(value)}"`)
    .join('');

  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `${head}${assets.head}` +
    // `swapStyles.ts` knows these three by their order.
    `<style>${tokens}</style><style>${shared}</style><style${hasMore ? ' data-more' : ''}>${styles}</style>` +
    // Before everything that a stylesheet could hold up: a press that comes meanwhile is not lost.
    `<script${loaderAttributes}>${loaderSource}</script>` +
    // A system that is light does not wait for it.
    `<link media="${DARK_MEDIA}" rel="stylesheet" href="${assets.dark}">` +
    `</head><body><div id="root">${body}</div>${stateElement}${structured}</body></html>`;
  return { html, loader: loaderSource };
}
