import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
// Collects the styles of what is rendered; the page has none of its own.
// oxlint-disable-next-line no-restricted-imports
import { ServerStyleSheet } from 'styled-components';
import type { Language } from '@site/contract/language';
import type { ManifestRoute, Render, RenderRequest, RenderResult } from '@site/contract/renderer';
import type { Messages } from '@site/content/schema/messages.ts';
import { content } from 'virtual:content';

import { createDocument, siteStylesheet, type DocumentParts } from './document/createDocument.ts';
import {
  allStyles,
  extractGroups,
  rulesOfPages,
  splitStyles,
  type DeferredStyles,
  type SplitPage,
  type StyledMarkup,
} from './document/deferredStyles.ts';
import { withUsedClasses } from './document/minify.ts';
import { formTexts } from './forms/formTexts.ts';
import { IslandCollector, islandMarker, type PlacedIsland } from './islands/Island.tsx';
import { IslandProviders, type IslandEnvironment } from './islands/IslandProviders.tsx';
import type { PageState } from './islands/pageState.ts';
import { ISLANDS, loadIsland } from './islands/registry.ts';
import { i18nFor } from './language/i18n.ts';
import { ROUTES } from './routes.ts';
import { App } from './shell/App.tsx';
import { structuredData } from './structured/structuredData.ts';
import { isErrorScreen, loadView } from './view/loadView.ts';
import type { View } from './view/View.ts';

/** A `DeferredStyles`, written by the build beside this module. */
export const DEFERRED_STYLES_FILE = 'deferred-styles.json';

const sourceOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function statusOf({ path: at, route, data }: View): RenderResult['status'] {
  if (isErrorScreen(at)) return 500;
  return !route || (route.item && !data?.item) ? 404 : 200;
}

/** What the style elements of a document hold. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);

/** The namespaces of messages that all forms share. */
const SHARED_BY_FORMS: ReadonlySet<string> = new Set(['form', 'problems']);

/** The texts that the islands of a page read besides those of every page. */
function messagesOf(
  islands: readonly PlacedIsland[],
  language: Language,
): Readonly<Record<string, Messages>> {
  const namespaces = new Set(
    islands.flatMap(({ name }): readonly string[] => ISLANDS[name].messages),
  );
  const i18n = i18nFor(language);
  return Object.fromEntries(
    [...namespaces].map((namespace) => {
      const texts = (i18n.getResourceBundle(language, namespace) ?? {}) as Messages;
      return [namespace, SHARED_BY_FORMS.has(namespace) ? formTexts(namespaces, texts) : texts];
    }),
  );
}

/** A rendered page before its stylesheets are chosen. */
export interface RenderedPage extends StyledMarkup {
  readonly document: Omit<DocumentParts, keyof SplitPage>;
  readonly status: number;
}

/**
 * Renders one address in one language: first the page, then each of its islands as a tree of its own, as the
 * browser will hydrate it.
 */
export async function renderPage({
  path: address,
  language,
  data,
  form,
  formsAvailability,
}: RenderRequest): Promise<RenderedPage> {
  const view = await loadView(address, language, data);
  const environment: IslandEnvironment = { language, words: view.words, form, formsAvailability };
  const islands = new IslandCollector();
  const sheet = new ServerStyleSheet();
  const collected = (node: ReactNode) =>
    sheet.collectStyles(<StaticRouter location={address}>{node}</StaticRouter>);
  try {
    let markup = renderToStaticMarkup(
      collected(<App view={view} environment={environment} islands={islands} />),
    );
    for (const { id, name, props } of islands.placed) {
      const Component = await loadIsland(name);
      const inside = renderToString(
        collected(
          <IslandProviders environment={environment}>
            <Component {...props} />
          </IslandProviders>,
        ),
        { identifierPrefix: id },
      );
      markup = markup.replace(islandMarker(id), () => inside);
    }
    const state: PageState = {
      props: Object.fromEntries(
        islands.placed
          .filter(({ props }) => Object.keys(props).length > 0)
          .map(({ id, props }) => [id, props]),
      ),
      messages: messagesOf(islands.placed, language),
      ...(form && { form }),
      ...(formsAvailability && { formsAvailability }),
    };
    return {
      markup,
      groups: extractGroups(sheet.getStyleTags()),
      document: {
        language,
        islands: [...new Set(islands.placed.map(({ name }) => name))],
        things: structuredData(view),
        state,
      },
      status: statusOf(view),
    };
  } finally {
    sheet.seal();
  }
}

/** The finished document of a rendered page, given the stylesheet that the site has, if it has one. */
export function finishPage(page: RenderedPage, deferred?: DeferredStyles): RenderResult {
  const { html, loader } = createDocument({ ...page.document, ...splitStyles(page, deferred) });
  const styles = stylesOf(html);
  return {
    // In development React compares every attribute, and rules come and go.
    html: import.meta.env.DEV ? html : withUsedClasses(html, [...styles, allStyles(page)].join('')),
    status: page.status,
    styleHashes: styles.map(sourceOf),
    scriptHashes: [sourceOf(loader)],
  };
}

/** The stylesheet of the site, given its pages, and the rules of components in it. */
export function collectStyles(pages: readonly RenderedPage[]): {
  readonly text: string;
  readonly rules: readonly string[];
} {
  const rules = rulesOfPages(pages);
  return { text: siteStylesheet(rules), rules };
}

let deferredStyles: DeferredStyles | undefined;

/** What the build wrote beside this module; in development every rule is inside the document. */
function readDeferredStyles(): DeferredStyles | undefined {
  if (import.meta.env.DEV) return undefined;
  const file = path.join(import.meta.dirname, DEFERRED_STYLES_FILE);
  deferredStyles ??= JSON.parse(readFileSync(file, 'utf8')) as DeferredStyles;
  return deferredStyles;
}

/** Renders one address in one language to a finished document, for live pages, queries and posted forms. */
export const render: Render = async (request) =>
  finishPage(await renderPage(request), readDeferredStyles());

/** What the build and the server have to know of every route. */
export const routes: readonly ManifestRoute[] = ROUTES.map(
  ({ path: at, slug, live, query, form, list, categories, item, sameAs, search }) => ({
    path: at,
    tabs: content.tabs[slug] ?? [],
    live: live ?? false,
    query: query ?? [],
    ...((sameAs || search) && { hidden: true }),
    ...(search && { search }),
    ...(list && { list }),
    ...(categories && { categories }),
    ...(item && { item }),
    ...(form && { form }),
  }),
);
