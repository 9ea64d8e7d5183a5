import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Page, Panel } from '@site/content/schema/page.ts';
import type { SiteContent } from '@site/content/schema/site.ts';

import { useView } from './view-context.ts';

/** What every page of the site says. */
export const useSite = (): SiteContent => useView().site;

/** The content of the page that is shown; `undefined` on the not-found screen. */
export const usePage = (): Page | undefined => useView().page;

/** The content of the open tab, on pages with tabs. */
export const usePanel = (): Panel | undefined => useView().panel;

/** The messages that only this page has. */
export const useWords = (): TFunction => useTranslation(`words/${useView().route?.slug ?? ''}`).t;
