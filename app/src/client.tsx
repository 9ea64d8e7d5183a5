import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER } from '@site/contract/language';

import { App } from './App.tsx';
import { readServerState } from './data/pageData.ts';
import { rememberLanguage } from './language/cookie.ts';
import { viewOf } from './view.ts';

/** Wakes up the page that the server sent. Started by the loader, after the first paint. */
async function wake(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');

  // The document says which language it was rendered in; the cookie may have changed since, in another tab.
  const written = document.documentElement.lang;
  const language = isLanguage(written) ? written : DEFAULT_LANGUAGE;
  rememberLanguage(language);

  const address = new URL(location.href);
  if (address.searchParams.has(LANGUAGE_PARAMETER)) {
    address.searchParams.delete(LANGUAGE_PARAMETER);
    history.replaceState(history.state, '', address);
  }

  const server = readServerState();
  const view = viewOf(address.pathname + address.search, language, server.data);
  // Everything is there before React looks at the page, so that nothing suspends while it wakes up.
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

await wake();
