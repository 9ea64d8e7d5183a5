import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER } from '@site/contract/language';

import { App } from './shell/App.tsx';
import { readServerState } from './data/pageData.ts';
import { setLanguageCookie } from './language/cookie.ts';
import { showFont } from './hydration/font.ts';
import type { Texts } from './view/texts.ts';
import { arrivalView, viewOf } from './view/loadView.ts';

/** The files that the document names for this page (see `createDocument`). */
const { arrival, font, rest } = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {};

/** The texts of the document, without those of blocks that keep their markup. */
async function readArrival(): Promise<Texts> {
  const module: { default: Texts } = await import(/* @vite-ignore */ `/assets/${arrival}.js`);
  return module.default;
}

/** Hydrates the page that the server sent. Started by the loader, after the first paint. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');

  // The document says which language it was rendered in; the cookie may have changed since, in another tab.
  const written = document.documentElement.lang;
  const language = isLanguage(written) ? written : DEFAULT_LANGUAGE;
  setLanguageCookie(language);

  const address = new URL(location.href);
  if (address.searchParams.has(LANGUAGE_PARAMETER)) {
    address.searchParams.delete(LANGUAGE_PARAMETER);
    history.replaceState(history.state, '', address);
  }

  const server = readServerState();
  const at = address.pathname + address.search;
  // Whoever changes a component wants to see it change: in development everything hydrates.
  const view = import.meta.env.DEV
    ? viewOf(at, language, server.data)
    : arrivalView(at, language, server.data, await readArrival());
  // Everything is there before React looks at the page, so that nothing suspends while it hydrates.
  await view;
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App initialLanguage={language} initialView={view} server={server} />
      </BrowserRouter>
    </StrictMode>,
    {
      onRecoverableError(error) {
        console.error(error);
      },
    },
  );
}

// Without it the page stays in the font that it was painted in.
if (font) showFont(font, rest).catch(() => undefined);
await hydrate();
