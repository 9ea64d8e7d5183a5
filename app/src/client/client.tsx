/** The client code of every page, which `loader.js` imports at the first sign of a visitor. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LANGUAGE_PARAMETER } from '@site/contract/language';

import { listenToColorScheme } from './color-scheme.ts';
import { listenToFields } from './continuity.ts';
import { loadEnvironment } from './environment.ts';
import { hydrateMarkup } from './hydrate-markup.ts';
import { isLanguageKept, setLanguageCookie } from './language-cookie.ts';
import { Navigation } from './Navigation.tsx';
import { forgetPages, getLanguage } from './pages.ts';
import { takeOverScroll } from './scroll.ts';
import { setShown } from './shown.ts';
import { markHydrated, SiteIsland } from './SiteIsland.tsx';

/** The elements that browsers insert when they translate a page. */
const TRANSLATED = 'site-island font';

// In a translated page React would render the islands again, without typed text. Without client code they work as HTML.
if (document.querySelector(TRANSLATED)) throw new Error('The page is translated.');

const language = getLanguage(document);
setLanguageCookie(language);

const url = new URL(location.href);
if (url.searchParams.has(LANGUAGE_PARAMETER) && isLanguageKept(language)) {
  // The cookie now contains the language of the address.
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}
const { pathname, search, hash } = url;
setShown({ location: { pathname, search, hash, state: null, key: 'default' }, language });

takeOverScroll();
listenToFields();
listenToColorScheme(forgetPages);
customElements.define('site-island', SiteIsland);
markHydrated();
void hydrateMarkup(document.body);

const environment = await loadEnvironment(language);
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
  <BrowserRouter useTransitions={false}>
    <Navigation environment={environment} />
  </BrowserRouter>,
);
