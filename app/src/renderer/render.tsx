import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
// Collects the style rules of the rendered components; the app has no other styles.
// oxlint-disable-next-line no-restricted-imports
import { ServerStyleSheet } from 'styled-components';
import type { ManifestRoute, Render, RenderResult } from '@site/contract/renderer';
import { content } from 'virtual:content';

import { IslandProviders } from '../islands/IslandProviders.tsx';
import { loadIsland } from '../islands/registry.ts';
import { ROUTES } from '../shared/routes.ts';
import { createDocument } from './create-document.ts';
import { ISLAND_MARKER, IslandCollector } from './Island.tsx';
import { App } from './shell/App.tsx';
import { isErrorScreen, loadView } from './view/load-view.ts';
import type { View } from './view/view.ts';

function getStatus({ path, route, data }: View): RenderResult['status'] {
  if (isErrorScreen(path)) return 500;
  return !route || (route.item && !data?.item) ? 404 : 200;
}

/**
 * Renders one address in one language to a finished document: first the page, then each of its islands as a separate
 * tree, as the browser will hydrate it.
 */
export const render: Render = async ({
  path: address,
  language,
  data,
  form,
  formsAvailability,
}) => {
  const view = await loadView(address, language, data);
  const { messages, site } = view;
  const state = { form, formsAvailability };
  const collector = new IslandCollector();
  const sheet = new ServerStyleSheet();
  const withContext = (node: ReactNode) =>
    sheet.collectStyles(<StaticRouter location={address}>{node}</StaticRouter>);
  try {
    const [start = '', ...pieces] = renderToStaticMarkup(
      withContext(<App view={view} islands={collector} {...state} />),
    ).split(ISLAND_MARKER);
    let html = start;
    for (const [index, { id, name, props }] of collector.islands.entries()) {
      const Component = await loadIsland(name);
      html += renderToString(
        withContext(
          <IslandProviders
            environment={{ language, messages, navigation: site.navigation, actions: site.actions }}
            {...state}
          >
            <Component {...props} />
          </IslandProviders>,
        ),
        { identifierPrefix: id },
      );
      html += pieces[index] ?? '';
    }
    return {
      ...createDocument({ html, styleTag: sheet.getStyleTags(), language }),
      status: getStatus(view),
    };
  } finally {
    sheet.seal();
  }
};

/** The properties of every route for the build and the server. */
export const routes: readonly ManifestRoute[] = ROUTES.map(
  ({
    path: at,
    slug,
    live,
    query,
    form,
    list,
    categories,
    item,
    sameAs,
    search,
    hidden,
    unpublished,
  }) => ({
    path: at,
    tabs: content.tabs[slug] ?? [],
    live: live ?? false,
    query: query ?? [],
    ...((sameAs || search || hidden) && { hidden: true }),
    ...(unpublished && { unpublished }),
    ...(search && { search }),
    ...(list && { list }),
    ...(categories && { categories }),
    ...(item && { item }),
    ...(form && { form }),
  }),
);
