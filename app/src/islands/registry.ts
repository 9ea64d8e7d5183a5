import type { ComponentProps, ComponentType } from 'react';
import { QUERY_PARAMETER } from '@site/contract/paths';

import type { IslandMessages } from './island-messages.ts';
import HeaderNavigation from './shell/HeaderNavigation.tsx';
import Languages from './shell/Languages.tsx';
import MenuButton from './shell/MenuButton.tsx';
import MenuSheet from './shell/MenuSheet.tsx';

/** The properties of an island that are needed before its component is loaded. */
interface IslandDefinition {
  readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
  /** The namespaces of messages that its component reads besides `shell`. */
  readonly messages?: readonly IslandMessages[];
  /** The query parameter whose changes the component handles: the page is not replaced if only that changes. */
  readonly follows?: string;
  /** Whether it contains a form of the site, and receives the outcome of one that was posted without scripts. */
  readonly isForm?: boolean;
  /** Whether its page is emptied when it is left, so that others find nothing on a shared computer. */
  readonly isPrivate?: boolean;
}

const FORM = { isForm: true } as const;
const PRIVATE_FORM = { isForm: true, isPrivate: true } as const;

/**
 * Everything that needs client code, by the name of its component: parts of pages, and whole blocks. All other markup
 * is rendered on the server only. Props are passed as JSON, so they are plain values.
 */
export const ISLANDS = {
  // The islands of the shell are on every page, so they are not separate chunks.
  HeaderNavigation: { load: () => Promise.resolve({ default: HeaderNavigation }) },
  MenuButton: { load: () => Promise.resolve({ default: MenuButton }) },
  MenuSheet: { load: () => Promise.resolve({ default: MenuSheet }) },
  Languages: { load: () => Promise.resolve({ default: Languages }) },
  TabList: { load: () => import('./TabList.tsx') },
  ContactButtons: { load: () => import('./ContactButtons.tsx') },
  CopyButton: { load: async () => ({ default: (await import('./components.ts')).CopyButton }) },
  CopyLink: { load: () => import('./CopyLink.tsx') },
  Swatch: { load: async () => ({ default: (await import('./components.ts')).Swatch }) },
  PlayFilm: { load: () => import('./PlayFilm.tsx') },
  AddressedGallery: { load: () => import('./AddressedGallery.tsx') },
  SearchBox: { load: async () => ({ default: (await import('./components.ts')).SearchBox }) },
  ArticleActions: { load: () => import('./ArticleActions.tsx') },
  SiteSearch: { load: () => import('./search/SiteSearch.tsx'), messages: ['words/search'] },
  Faq: { load: () => import('./Faq.tsx'), follows: QUERY_PARAMETER },
  ExternalMap: { load: () => import('./ExternalMap.tsx') },
  InquiryForm: {
    ...FORM,
    load: () => import('./InquiryForm.tsx'),
    messages: ['form', 'problems', 'inquiry'],
  },
  ReservationForm: {
    ...FORM,
    load: () => import('./ReservationForm.tsx'),
    messages: ['form', 'problems', 'reservation'],
  },
  VisitForm: {
    ...PRIVATE_FORM,
    load: () => import('./VisitForm.tsx'),
    messages: ['form', 'problems', 'visit', 'reservation'],
  },
  ReportForm: {
    ...PRIVATE_FORM,
    load: () => import('./ReportForm.tsx'),
    messages: ['form', 'problems', 'report'],
  },
  ComplimentForm: {
    ...PRIVATE_FORM,
    load: () => import('./ComplimentForm.tsx'),
    messages: ['form', 'problems', 'compliment'],
  },
  LookupForm: {
    ...PRIVATE_FORM,
    load: () => import('./LookupForm.tsx'),
    messages: ['form', 'problems', 'lookup'],
  },
} as const satisfies Readonly<Record<string, IslandDefinition>>;

/** The name of an island: that of its component. */
export type IslandName = keyof typeof ISLANDS;

/** The props of the component of an island. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof ISLANDS)[Name]['load']>>['default']
>;

/** Returns whether an island has this name. */
export const isIslandName = (name: string): name is IslandName => Object.hasOwn(ISLANDS, name);

/** Returns the registry's entry of an island. */
export const getIsland = (name: IslandName): IslandDefinition => ISLANDS[name];

/** Loads the component of an island, the same one on the server and in the browser. */
export async function loadIsland(name: IslandName): Promise<ComponentType<object>> {
  const { default: component } = await ISLANDS[name].load();
  return component as ComponentType<object>;
}
