import { createHash } from 'node:crypto';
import globalStyles from '@site/design-system/global.css?inline';
import figureStyles from '@site/drawings/line/line.css?inline';
import tokenStyles from '@site/tokens/tokens.css?inline';
import { FACE, FALLBACK_FAMILY, WEB_FAMILY } from '@site/tokens/face';
import { DARK_MEDIA } from '@site/contract/color-scheme';
import { getScript, type Language } from '@site/contract/language';
import { assets } from 'virtual:client-assets';

// Imported as text, because the browser runs it.
import loaderSource from '../client/loader.js?loader';

/** Tokens that no rule of a page uses: the colors of drawings in separate files, breakpoints, and those of tools. */
const OTHER_TOKENS =
  /--(?:art-(?!paper\b)[\w-]+|breakpoint-\w+|color-text-(?:second|third)|font-family-mono|font-tracking-body):[^;}]*;?/g;

const pageTokens = tokenStyles.replaceAll(OTHER_TOKENS, '');

const FONT_FAMILY = `font-family:"${WEB_FAMILY}"`;

/**
 * Returns the fonts of a language. Of two faces with the same glyph, browsers use the later one. The loader applies
 * them after the first paint (`.font`), because browsers would fetch fonts before drawings.
 */
function getFontFaces(language: Language): string {
  const fonts = assets.fonts[language] ?? [];
  const family = `{${FONT_FAMILY},var(--font-family-body)}`;
  const face = (weight: string, url: string, range = '') =>
    `@font-face{${FONT_FAMILY};font-weight:${weight};font-display:swap;src:url(${url}) format("woff2")${range}}`;
  return [
    ...fonts.map(({ weight, more }) =>
      more ? face(weight, more.address, `;unicode-range:${more.range}`) : '',
    ),
    ...fonts.map(({ weight, site }) => face(weight, site)),
    fonts.length > 0 ? `.font body${family}@media(scripting:none){body${family}}` : '',
  ].join('');
}

/**
 * Returns system fonts with the metrics of the site's font, so that lines break at the same places until it has loaded.
 */
const getFallbackFaces = (language: Language): string =>
  (FACE.fallback[getScript(language)] ?? FACE.fallback.Latn)
    .map(({ local, descriptors }) => {
      const fonts = local.map((name) => `local("${name}")`).join();
      const rules = Object.entries(descriptors).map(([name, value]) => `;${name}:${value}`);
      return `@font-face{font-family:"${FALLBACK_FAMILY}";src:${fonts}${rules.join('')}}`;
    })
    .join('');

/**
 * The menu is aligned to the right and would move while a slow page arrives, so it is shown when the main part begins.
 */
const HEADER = '#root>header:not(:has(~main)){visibility:hidden}';

/** Returns the rules of every page in a language. */
const getSiteStyles = (language: Language): string =>
  [
    pageTokens,
    globalStyles,
    figureStyles,
    getFallbackFaces(language),
    getFontFaces(language),
    HEADER,
    'site-island{display:contents}',
  ].join('');

/** Returns a source expression for a Content-Security-Policy. */
const hashSource = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface DocumentParts {
  /** The document as React renders it, without styles and scripts. */
  readonly html: string;
  /** The style element of styled-components for the document: `ServerStyleSheet.getStyleTags()`. */
  readonly styleTag: string;
  readonly language: Language;
}

/** A finished document, with the sources that its Content-Security-Policy has to allow. */
export interface FinishedDocument {
  readonly html: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** Inserts styles and the loader into the head of a rendered document. The first paint needs no other request. */
export function createDocument({ html, styleTag, language }: DocumentParts): FinishedDocument {
  const siteStyles = getSiteStyles(language);
  const rules = styleTag.slice(styleTag.indexOf('>') + 1, styleTag.lastIndexOf('</style>'));
  const react = assets.react ? ` data-react="${assets.react}"` : '';
  const head =
    `<style>${siteStyles}</style>${styleTag}` +
    // A browser that translates the page changes the `lang` of its root, but not of this element.
    `<script lang="${language}" data-entry="${assets.entry}"${react}>${loaderSource}</script>` +
    `<link media="${DARK_MEDIA}" rel="stylesheet" href="${assets.dark}">`;
  return {
    html: `<!doctype html>${html.replace('</head>', () => `${head}</head>`)}`,
    styleHashes: [siteStyles, rules].map(hashSource),
    scriptHashes: [hashSource(loaderSource)],
  };
}
