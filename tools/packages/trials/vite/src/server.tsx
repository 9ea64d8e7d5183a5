import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { Page } from './Page.tsx';

/** Renders the page as a server sends it: markup and the styles that it needs. */
export function render(): { readonly html: string; readonly styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<Page />));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
