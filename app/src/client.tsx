import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE_PARAMETER, type Language } from '@site/contract/language';

import { loadEnvironment } from './hydration/environment.ts';
import { hydrateIslands, islandsIn } from './hydration/hydrateIslands.tsx';
import { hydrateMarkup } from './hydration/hydrateMarkup.ts';
import { languageOf, loaderOf, loadPageState } from './hydration/readPage.ts';
import { yieldToBrowser } from './hydration/yieldToBrowser.ts';
import { IslandProviders } from './islands/IslandProviders.tsx';
import type { PageState } from './islands/pageState.ts';
import { isLanguageKept, setLanguageCookie } from './language/setLanguageCookie.ts';
import { chooseLanguage, prefetch, startNavigation } from './navigation/controller.ts';
import { listenToColorScheme } from './navigation/colorScheme.ts';
import { forgetPages } from './navigation/pages.ts';
import { keepScrollPositions } from './navigation/scroll.ts';
import { goTo, setShownLocation, shownLocation } from './navigation/shownLocation.ts';
import { listenToSiteLinks } from './navigation/siteLinks.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';

/** The language that the address asked for is in the cookie now; the address says only what is shown. */
function readAddress(language: Language): void {
  const address = new URL(location.href);
  if (address.searchParams.has(LANGUAGE_PARAMETER) && isLanguageKept(language)) {
    address.searchParams.delete(LANGUAGE_PARAMETER);
    history.replaceState(history.state, '', address);
  }
  const { pathname, search, hash } = address;
  setShownLocation({ pathname, search, hash, state: null, key: 'default' });
}

/**
 * styled-components puts its rules after the last element of its own. This one stands before the rules of
 * the page, so that what islands add to the page's rules changes nothing that is shown.
 */
function placeIslandRules(): void {
  const style = document.createElement('style');
  style.dataset['styled'] = 'active';
  document.head.querySelector('style')?.before(style);
}

/** A browser that translates a page replaces its texts by these. */
const TRANSLATED = '[data-island] font';

/** Read once: an element inside the document is gone afterwards. */
let state: PageState | undefined;

/**
 * Starts the client code of the page that the server sent. The loader calls this at the first interaction, and once
 * more with the next press where a file could not be fetched.
 * @throws Error when the page is translated: React would render its islands anew, without what was typed. It works by
 * HTML.
 */
export async function start(): Promise<void> {
  if (document.querySelector(TRANSLATED)) throw new Error('The page is translated.');
  const loader = loaderOf(document);
  // The document says which language it was rendered in; the cookie may have changed since, in another tab.
  const language = languageOf(document);
  state ??= await loadPageState(document);
  const environment = await loadEnvironment(language, state);

  setLanguageCookie(language);
  readAddress(language);
  placeIslandRules();
  startNavigation(language);
  keepScrollPositions(shownLocation);
  const place = document.createElement('div');
  document.body.append(place);
  startTransition(() =>
    createRoot(place).render(
      <IslandProviders environment={environment}>
        <SiteRouter />
      </IslandProviders>,
    ),
  );
  listenToSiteLinks({
    navigate: (address, options) => void goTo(address, options),
    chooseLanguage,
    prefetch,
  });

  listenToColorScheme(forgetPages);

  await yieldToBrowser();
  await hydrateIslands(islandsIn(document), { state, environment, touched: loader?.touched });
  hydrateMarkup(document.body);
  document.documentElement.dataset['hydrated'] = '';
}
