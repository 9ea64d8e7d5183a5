import type { Language } from '@site/contract/language';
import type { Messages } from '@site/content/schema/messages.ts';
import type { Page, Panel } from '@site/content/schema/page.ts';
import type { SiteContent } from '@site/content/schema/site.ts';
import { content } from 'virtual:content';

import { i18nFor } from '../language/i18n.ts';
import { namespacesOf, type Route } from '../routes.ts';
import { NAMESPACES } from './useContent.ts';

/** All that an address says in one language. */
export interface Texts {
  readonly site: SiteContent;
  /** By namespace. */
  readonly messages: Readonly<Record<string, Messages>>;
  /** Missing for an unknown path. */
  readonly page?: Page | undefined;
  /** What stands below the open tab, on pages that have tabs. */
  readonly panel?: Panel | undefined;
}

type Load<T> = () => Promise<{ readonly default: T }>;

const loaded = async <T>(load: Load<T> | undefined): Promise<T | undefined> =>
  (await load?.())?.default;

/** The texts of a page; what every page says is only fetched by the first one. */
export async function loadTexts(
  language: Language,
  route: Route | undefined,
  tab: string | undefined,
): Promise<Texts> {
  const { default: loaders } = await content[language]();
  const i18n = i18nFor(language);
  const known = <T>(namespace: string) =>
    i18n.getResourceBundle(language, namespace) as T | undefined;
  const messageOf = async (namespace: string) =>
    [
      namespace,
      known<Messages>(namespace) ?? (await loaded(loaders.messages[namespace])) ?? {},
    ] as const;

  const namespaces = namespacesOf(Object.keys(loaders.messages), route, tab);
  const [site, messages, page, panel] = await Promise.all([
    known<SiteContent>(NAMESPACES.site) ?? loaders.site().then((module) => module.default),
    Promise.all(namespaces.map(messageOf)),
    route && loaded(loaders.pages[route.slug]),
    route && tab ? loaded(loaders.panels[`${route.slug}/${tab}`]) : undefined,
  ]);
  return { site, messages: Object.fromEntries(messages), page, panel };
}

/** Puts texts where components read them: into the resource bundles of i18next. */
export function addTexts(
  { site, messages, page, panel }: Texts,
  language: Language,
  route: Route | undefined,
  tab: string | undefined,
): void {
  const i18n = i18nFor(language);
  const bundle = (namespace: string, resources: object) =>
    i18n.addResourceBundle(language, namespace, resources, false, true, { skipCopy: true });

  bundle(NAMESPACES.site, site);
  for (const [namespace, texts] of Object.entries(messages)) bundle(namespace, texts);
  if (route && page) bundle(NAMESPACES.page(route.slug), page);
  if (route && page?.words) bundle(NAMESPACES.words(route.slug), page.words);
  if (route && tab && panel) bundle(NAMESPACES.panel(route.slug, tab), panel);
}
