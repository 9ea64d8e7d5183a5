import type { ComponentProps, ComponentType } from 'react';
import { QUERY_PARAMETER } from '@site/contract/paths';

import HeaderNavigation from '../shell/HeaderNavigation.tsx';
import Languages from '../shell/Languages.tsx';
import MenuButton from '../shell/MenuButton.tsx';
import MenuSheet from '../shell/MenuSheet.tsx';

/**
 * Everything on the site that needs client code, by name: blocks as a whole (named like their file) and
 * parts of blocks. All other markup is rendered on the server only and never reaches React in the browser.
 * `messages` are the namespaces of texts that the component reads besides `shell`; `follows` names the query
 * parameter that the component itself answers, so that the page is not replaced when only that changes.
 * Those of the shell are on every page and not loaded apart. Props are written into the page as JSON, so they hold plain values only.
 */
export const ISLANDS = {
  HeaderNavigation: { load: () => Promise.resolve({ default: HeaderNavigation }), messages: [] },
  MenuButton: { load: () => Promise.resolve({ default: MenuButton }), messages: [] },
  MenuSheet: { load: () => Promise.resolve({ default: MenuSheet }), messages: [] },
  Languages: { load: () => Promise.resolve({ default: Languages }), messages: [] },
  TabList: { load: () => import('../blocks/parts/TabList.tsx'), messages: [] },
  ContactButtons: { load: () => import('../blocks/parts/ContactButtons.tsx'), messages: [] },
  CopyText: { load: () => import('../blocks/parts/CopyText.ts'), messages: [] },
  CopyLink: { load: () => import('../blocks/parts/CopyLink.tsx'), messages: [] },
  ColorSwatch: { load: () => import('../blocks/parts/ColorSwatch.ts'), messages: [] },
  PlayFilm: { load: () => import('../blocks/parts/PlayFilm.tsx'), messages: [] },
  AddressedGallery: { load: () => import('../blocks/parts/AddressedGallery.tsx'), messages: [] },
  ListSearch: { load: () => import('../blocks/parts/ListSearch.ts'), messages: [] },
  ArticleActions: { load: () => import('../pages/live/ArticleActions.tsx'), messages: [] },
  SiteSearch: { load: () => import('../search/SiteSearch.tsx'), messages: ['words/search'] },
  Faq: { load: () => import('../blocks/Faq.tsx'), messages: [], follows: QUERY_PARAMETER },
  InquiryForm: {
    load: () => import('../blocks/InquiryForm.tsx'),
    messages: ['form', 'problems', 'inquiry'],
  },
  ReservationForm: {
    load: () => import('../blocks/ReservationForm.tsx'),
    messages: ['form', 'problems', 'reservation'],
  },
  ExternalMap: { load: () => import('../blocks/ExternalMap.tsx'), messages: [] },
  VisitForm: {
    load: () => import('../blocks/VisitForm.tsx'),
    messages: ['form', 'problems', 'visit', 'reservation'],
  },
  ReportForm: {
    load: () => import('../blocks/ReportForm.tsx'),
    messages: ['form', 'problems', 'report'],
  },
  ComplimentForm: {
    load: () => import('../blocks/ComplimentForm.tsx'),
    messages: ['form', 'problems', 'compliment'],
  },
  LookupForm: {
    load: () => import('../blocks/LookupForm.tsx'),
    messages: ['form', 'problems', 'lookup'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
      readonly messages: readonly string[];
      readonly follows?: string;
    }
  >
>;

/** The name of an island: that of its file. */
export type IslandName = keyof typeof ISLANDS;

/** The props of the component of an island. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof ISLANDS)[Name]['load']>>['default']
>;

/** Whether an island has the name. */
export const isIslandName = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name);

/** The component of an island, as it is rendered on both sides. */
export async function loadIsland(name: IslandName): Promise<ComponentType<object>> {
  const { default: component } = await ISLANDS[name].load();
  return component as ComponentType<object>;
}
