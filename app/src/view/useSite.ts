import { useTranslation } from 'react-i18next';
import type { SiteContent } from '@site/content/schema/site.ts';

/** Namespace of i18next under which the texts of every page are kept. */
export const SITE_NAMESPACE = 'site';

/** The groups of the menu, on the server and in the browser. */
export function useNavigation(): SiteContent['navigation'] {
  const { i18n } = useTranslation();
  const site = i18n.getResourceBundle(i18n.language, SITE_NAMESPACE) as
    | Pick<SiteContent, 'navigation'>
    | undefined;
  if (!site) throw new Error('content/site.json is not loaded.');
  return site.navigation;
}
