/** The client code of every page: `loader.js` imports it at the first sign of a person. */
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

/** A browser that translates a page replaces its texts by these. */
const TRANSLATED = 'site-island font';

// React would render the islands of a translated page again, without what was typed. They work by HTML.
if (document.querySelector(TRANSLATED)) throw new Error('The page is translated.');

const language = getLanguage(document);
setLanguageCookie(language);

const url = new URL(location.href);
if (url.searchParams.has(LANGUAGE_PARAMETER) && isLanguageKept(language)) {
  // The language that the address asked for is in the cookie now.
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
