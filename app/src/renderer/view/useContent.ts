import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Block } from '@site/content/schema/blocks/index.ts';
import type { Page, Panel } from '@site/content/schema/page.ts';
import type { SiteContent } from '@site/content/schema/site.ts';

import { useView } from './view-context.ts';

/** Returns the index of the row of tabs of a page; -1 without one. */
export const findTabs = (blocks: readonly Block[]): number =>
  blocks.findIndex(({ type }) => type === 'tabs');

/** Returns the content that all pages share. */
export const useSite = (): SiteContent => useView().site;

/** Returns the content of the current page; `undefined` on the not-found screen. */
export const usePage = (): Page | undefined => useView().page;

/** Returns the content of the open tab, on pages with tabs. */
export const usePanel = (): Panel | undefined => useView().panel;

/** Returns the blocks before the tabs of a page, which introduce its first tab; empty for other tabs. */
export function useIntroduction(): readonly Block[] {
  const { page, tab, firstTab } = useView();
  const { blocks = [] } = page ?? {};
  return tab === firstTab ? blocks.slice(0, findTabs(blocks)) : [];
}

/** Returns a function for the messages of this page only. */
export const useWords = (): TFunction => useTranslation(`words/${useView().route?.slug ?? ''}`).t;
