import { createHash } from 'node:crypto';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { ManifestRoute, Render } from '@site/contract/renderer';
import { content } from 'virtual:content';

import { App } from './shell/App.tsx';
import { createDocument } from './document/createDocument.ts';
import { shortened, withUsedClasses } from './document/minify.ts';
import { ROUTES } from './routes.ts';
import { structuredData } from './structured/structuredData.ts';
import { freshView } from './view/loadView.ts';
import type { View } from './view/View.ts';

const sourceOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the style elements of a document hold. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);

/** The values of the style attributes of a document, each once, as a browser reads them. */
const styleAttributesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) =>
      value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ),
  ),
];

const hasData = ({ data, live }: View): boolean => data !== undefined || live !== undefined;

/**
 * Renders one address in one language to a finished document. The build calls it for every page,
 * the server for pages with live data, queries and posted forms.
 */
export const render: Render = async ({ path, language, data, form, formsAvailability }) => {
  const viewPromise = freshView(path, language, data);
  const view = await viewPromise;
  const sheet = new ServerStyleSheet();
  try {
    const server = {
      ...(data && hasData(view) && { data }),
      ...(form && { form }),
      ...(formsAvailability && { formsAvailability }),
    };
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App initialLanguage={language} initialView={viewPromise} server={server} />
        </StaticRouter>,
      ),
    );
    const { html, loader } = createDocument({
      markup: await new Response(prelude).text(),
      styles: shortened(sheet.getStyleTags()),
      language,
      view,
      things: structuredData(view),
      server,
    });
    const styles = stylesOf(html);
    return {
      // In development React compares every attribute, and rules come and go.
      html: import.meta.env.DEV ? html : withUsedClasses(html, styles.join('')),
      status: !view.route || (view.route.item && !data?.item) ? 404 : 200,
      styleHashes: styles.map(sourceOf),
      styleAttributeHashes: styleAttributesOf(html).map(sourceOf),
      scriptHashes: [sourceOf(loader)],
    };
  } finally {
    sheet.seal();
  }
};

/** What the build and the server have to know of every route. */
export const routes: readonly ManifestRoute[] = ROUTES.map(
  ({ path, slug, live, query, form, list, item, sameAs, search }) => ({
    path,
    tabs: content.tabs[slug] ?? [],
    live: live ?? false,
    query: query ?? [],
    ...((sameAs || search) && { hidden: true }),
    ...(search && { search }),
    ...(list && { list }),
    ...(item && { item }),
    ...(form && { form }),
  }),
);
