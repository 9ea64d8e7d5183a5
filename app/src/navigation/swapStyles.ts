import type { FetchedPage } from './pages.ts';

/** Rules of the page that is shown which neither the first page nor the site's stylesheet has. */
const sheet = new CSSStyleSheet();
let rulesInSheet = '';

/** A page has rules that the site's stylesheet lacks. */
const hasMore = (rules: Element | undefined): boolean => rules?.hasAttribute('data-more') === true;

/** What the document of the first page holds: what every page of its language has, and the rules of its components. */
function firstStyles(): HTMLStyleElement[] {
  const [, ...styles] = document.head.querySelectorAll<HTMLStyleElement>(
    'style:not([data-styled])',
  );
  return styles;
}

/**
 * Puts the site's stylesheet, in which the first page's rules are too, in the place of these and of its link. The
 * browser computes the styles of the whole document again, so this is done before the first click where there is time.
 */
export function adoptStylesheet(stylesheet: CSSStyleSheet): void {
  if (document.adoptedStyleSheets.includes(stylesheet)) return;
  document.adoptedStyleSheets = [sheet, stylesheet];
  // It goes on telling where the first screen ends.
  document.body.querySelector('link[rel=stylesheet]')?.removeAttribute('rel');
  const [, own] = firstStyles();
  if (own?.sheet && !hasMore(own)) own.sheet.disabled = true;
}

/**
 * Shows the rules of a page. The policy allows no new style elements with text, but sheets of the CSSOM. A sheet that
 * need not change is left alone, because each change has the header and the footer styled again.
 */
export function swapStyles({ page, stylesheet }: Pick<FetchedPage, 'page' | 'stylesheet'>): void {
  // Values of tokens, what every page of a language has, and the rules of the page's own components.
  const [, shared, own] = page.querySelectorAll('script[type="text/css"]');
  const [firstShared, firstOwn] = firstStyles();
  const isFirstLanguage = shared?.textContent === firstShared?.textContent;
  const rules =
    (isFirstLanguage ? '' : (shared?.textContent ?? '')) +
    (!stylesheet || hasMore(own) ? (own?.textContent ?? '') : '');
  if (stylesheet) adoptStylesheet(stylesheet);
  else {
    document.adoptedStyleSheets = [sheet];
    if (firstOwn?.sheet) firstOwn.sheet.disabled = true;
  }
  if (rules !== rulesInSheet) sheet.replaceSync(rules);
  rulesInSheet = rules;
  if (firstShared?.sheet && firstShared.sheet.disabled === isFirstLanguage)
    firstShared.sheet.disabled = !isFirstLanguage;
}
