import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Page, Panel } from '@site/content/schema/page.ts';
import type { SiteContent } from '@site/content/schema/site.ts';

import { SITE_NAMESPACE } from './useSite.ts';
import { useView } from './ViewContext.ts';

/**
 * Content of the page being shown, out of i18next's resource bundles. Read as objects, not through `t`:
 * braces in a text are never taken for interpolation, and the types come from the schema.
 */
function useBundle<T>(namespace: string): T | undefined {
  const { i18n } = useTranslation();
  return i18n.getResourceBundle(i18n.language, namespace) as T | undefined;
}

/** Namespaces of i18next that hold the content of pages. */
export const NAMESPACES = {
  site: SITE_NAMESPACE,
  page: (slug: string) => `page/${slug}`,
  words: (slug: string) => `words/${slug}`,
  panel: (slug: string, tab: string) => `page/${slug}/${tab}`,
} as const;

/** What stands on every page. */
export function useSite(): SiteContent {
  const site = useBundle<SiteContent>(NAMESPACES.site);
  if (!site) throw new Error('content/site.json is not loaded.');
  return site;
}

/** The content of the page being shown; `undefined` on the not-found screen. */
export function usePage(): Page | undefined {
  const { route } = useView();
  return useBundle<Page>(NAMESPACES.page(route?.slug ?? ''));
}

/** The interface texts that only this page has, by key. */
export function useWords(): TFunction {
  const { route } = useView();
  return useTranslation(NAMESPACES.words(route?.slug ?? '')).t;
}

/** What stands below the open tab, on pages that have tabs. */
export function usePanel(): Panel | undefined {
  const { route, tab } = useView();
  return useBundle<Panel>(NAMESPACES.panel(route?.slug ?? '', tab ?? ''));
}
