/** The client code of every page, which `loader.js` imports at the first event of a pointer, key, focus or scroll. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LANGUAGE_PARAMETER } from '@site/contract/language';

import { listenToColorScheme } from './color-scheme.ts';
import { listenToFields } from './continuity.ts';
import { loadEnvironment } from './environment.ts';
import { hydrateMarkup } from './hydrate-markup.ts';
import { isLanguageStored, setLanguageCookie } from './language-cookie.ts';
import { Navigation } from './Navigation.tsx';
import { forgetPages, getLanguage } from './pages.ts';
import { takeOverScroll } from './scroll.ts';
import { setShown } from './shown.ts';
import { markHydrated, SiteIsland } from './SiteIsland.tsx';

/** The selector of the elements that browsers insert when they translate a page. */
const TRANSLATION = 'site-island font';

// React would render the islands of a translated page again, which loses typed text. As HTML they work without it.
if (document.querySelector(TRANSLATION)) throw new Error('The page is translated.');

const language = getLanguage(document);
setLanguageCookie(language);

const url = new URL(location.href);
if (url.searchParams.has(LANGUAGE_PARAMETER) && isLanguageStored(language)) {
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
const container = document.body.appendChild(document.createElement('div'));
createRoot(container).render(
  <BrowserRouter useTransitions={false}>
    <Navigation environment={environment} />
  </BrowserRouter>,
);
