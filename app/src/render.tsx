import { createHash } from 'node:crypto';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { ManifestRoute, Render } from '@site/contract/renderer';
import { content } from 'virtual:content';

import { App } from './App.tsx';
import { documentOf } from './document.ts';
import { ROUTES } from './routes.ts';
import { freshView, type View } from './view.ts';

const sourceOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What an inline element of a type holds, in document order. */
const inlineTexts = (html: string, element: 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

/**
 * Leaves out the classes that no rule of the page names: every styled component puts its own name on
 * its elements in case another one's rule asks for it, and few do.
 */
function withUsedClasses(html: string): string {
  const rules = inlineTexts(html, 'style').join('');
  const used = new Set([...rules.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
  return html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter((name) => used.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/** Without what says nothing, some hundreds of times a page: last semicolons, and zeros before a point. */
const shortened = (styles: string): string =>
  styles.replaceAll(';}', '}').replaceAll(/(?<=[:, (-])0(?=\.\d)/g, '');

const hasData = ({ data, live }: View): boolean => data !== undefined || live !== undefined;

/**
 * Renders one address in one language to a finished document. The build calls it for every page,
 * the server for pages with live data, queries and posted forms.
 */
export const render: Render = async ({ path, language, data, form, notice }) => {
  const viewPromise = freshView(path, language, data);
  const view = await viewPromise;
  const sheet = new ServerStyleSheet();
  try {
    const server = {
      ...(data && hasData(view) && { data }),
      ...(form && { form }),
      ...(notice && { notice }),
    };
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App initialLanguage={language} initialView={viewPromise} server={server} />
        </StaticRouter>,
      ),
    );
    const { html, loader } = documentOf({
      markup: await new Response(prelude).text(),
      styles: shortened(sheet.getStyleTags()),
      language,
      view,
      server,
    });
    return {
      html: withUsedClasses(html),
      status: !view.route || (view.route.item && !data?.item) ? 404 : 200,
      styleHashes: inlineTexts(html, 'style').map(sourceOf),
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
