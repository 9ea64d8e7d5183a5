import type { Location } from 'react-router-dom';
import { PANEL_ANCHOR, TAB_PARAMETER } from '@site/contract/paths';

import { getIsland } from '../islands/registry.ts';
import { getLeavePolicy, setLeavePolicy } from '../shared/leave-policy.ts';
import { findCounterpart, keepFields } from './continuity.ts';
import { hydrateMarkup } from './hydrate-markup.ts';
import { dropParts, keepPart, takePart, type KeptPart, type PageHead } from './kept-pages.ts';
import {
  cancelPage,
  loadPage,
  NotShownInPlace,
  readHead,
  showHead,
  type FetchedPage,
} from './pages.ts';
import { focusHeading, noteScroll, scrollToLocation, wasLeft } from './scroll.ts';
import { getEntry, getShown, setShown, type ShownPage } from './shown.ts';
import { findIslands, markHydrated } from './SiteIsland.tsx';

/** Whether the page of the address is shown, is loading, or could not be loaded. */
export type PageStatus = 'shown' | 'loading' | 'failed';

/** A page to show. */
export interface Target extends ShownPage {
  /** Whether the history entry existed before: Back or Forward. */
  readonly isPop: boolean;
}

const PANEL = `#${PANEL_ANCHOR}`;
const ROOT = '#root';
const getAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search;

/** The head of the page that is shown. */
let head: PageHead | undefined;

/** Returns the query parameters in which two addresses of the same page differ. */
function getChangedParameters(location: Location, otherLocation: Location): string[] {
  const [a, b] = [new URLSearchParams(location.search), new URLSearchParams(otherLocation.search)];
  return [...new Set([...a.keys(), ...b.keys()])].filter(
    (name) => a.getAll(name).join('\n') !== b.getAll(name).join('\n'),
  );
}

/** Returns whether islands of the page handle changes of these parameters. */
function isFollowed(names: readonly string[]): boolean {
  const followed = findIslands().map(({ islandName }) => getIsland(islandName).follows);
  return names.every((name) => followed.includes(name));
}

/** Returns whether the target is the shown page in another language. */
function isTranslated({ location, language }: Target): boolean {
  const shownPage = getShown();
  return language !== shownPage.language && getAddress(location) === getAddress(shownPage.location);
}

/** Selects the part of the document that the next page replaces. */
function selectPart(page: Document, { location, language }: Target): string {
  const shownPage = getShown();
  const hasHeader = (parent: ParentNode) => parent.querySelector(`${ROOT} > header`) !== null;
  if (language !== shownPage.language || hasHeader(page) !== hasHeader(document)) return ROOT;
  const isTab =
    location.pathname === shownPage.location.pathname &&
    getChangedParameters(location, shownPage.location).every((name) => name === TAB_PARAMETER);
  return isTab && page.querySelector(PANEL) && document.querySelector(PANEL) ? PANEL : 'main';
}

const unmountIslands = ({ element }: KeptPart): void => {
  for (const island of findIslands(element)) island.unmount();
};

/** Keeps a removed part of the document for Back, unless the page is private. */
function keep(element: HTMLElement, selector: string): void {
  const { location } = getShown();
  const isGivenUp =
    getLeavePolicy() !== 'keep' ||
    findIslands(element).some(({ islandName }) => getIsland(islandName).isPrivate) ||
    // A dialog is outside of the part, and closes only with its island.
    document.querySelector('[role=dialog]') !== null;
  if (isGivenUp || !head) return;
  const part = { element, selector, pathname: location.pathname, head };
  const droppedPart = keepPart(getEntry(location), part);
  if (droppedPart) unmountIslands(droppedPart);
}

/**
 * Replaces a part of the document by that of another page, and renders the islands for its address.
 * @param moveIslands moves islands from the document into the new part
 */
function showPart(
  part: Pick<KeptPart, 'element' | 'selector' | 'head'>,
  target: Target,
  moveIslands?: () => void,
): void {
  const { location, language, isPop } = target;
  const previous = getShown();
  const current = document.querySelector<HTMLElement>(part.selector);
  if (!current) throw new NotShownInPlace(`The document has no ${part.selector}.`);
  const isSamePath = previous.location.pathname === location.pathname;
  const isTranslation = isTranslated(target);
  const focused = document.activeElement;
  const hadFocus = current.contains(focused);
  const successor =
    isSamePath && focused && hadFocus ? findCounterpart(focused, current, part.element) : null;

  head ??= readHead(document);
  noteScroll(previous.location);
  if (language === previous.language) keep(current, part.selector);
  else {
    for (const droppedPart of dropParts()) unmountIslands(droppedPart);
    // Not earlier, because a browser that translates the page has set another language.
    document.documentElement.lang = language;
  }
  head = part.head;
  showHead(head);
  // The layout is not measured in between: it would scroll while the document is shorter.
  moveIslands?.();
  current.replaceWith(part.element);
  setShown({ location, language });
  // A translated page still confirms a form that was sent.
  if (!isTranslation && getLeavePolicy() === 'forget') setLeavePolicy('keep');
  for (const island of findIslands()) island.render();
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected)
    focused.focus({ preventScroll: true });
  else successor?.focus({ preventScroll: true });
  if (!isTranslation) scrollToLocation(location, previous.location, isPop);
  if (hadFocus && document.activeElement === document.body) focusHeading();
  announceStatus(part.element);
  markHydrated();
  void hydrateMarkup(document.body);
}

/**
 * Inserts the texts of status messages again, because screen readers announce changes of a live region, but seldom its
 * initial content. React renders those of islands.
 */
function announceStatus(within: Element): void {
  requestAnimationFrame(() => {
    for (const status of within.querySelectorAll('[role=status]'))
      if (!status.closest('site-island') && status !== document.activeElement)
        status.replaceChildren(...[...status.childNodes].map((node) => node.cloneNode(true)));
  });
}

/** The drawing in the link that was followed (`loader.js`), and its place on the next page. */
const TRAVELING = '[data-travels]';

/**
 * Calls `swap`, which shows a part of another page. The drawing in the link that was followed moves to its place there,
 * if there is one, in a view transition that `global.css` describes.
 */
async function showWithDrawing(part: Element, swap: () => void): Promise<void> {
  const drawing = document.querySelector<HTMLElement>(TRAVELING);
  const travels =
    'startViewTransition' in document &&
    part.querySelector(TRAVELING) &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!drawing?.offsetWidth || !travels) {
    swap();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(() => {
    drawing.removeAttribute('data-travels');
    swap();
  });
  // Rejected if the browser shows the page without the motion.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

/** Shows a fetched page. The same page in another language keeps its islands, with the text typed into them. */
async function showPage(page: FetchedPage, target: Target, isWanted: () => boolean): Promise<void> {
  const selector = selectPart(page.document, target);
  const element = page.document.querySelector<HTMLElement>(selector);
  if (!element) throw new NotShownInPlace(`The page has no ${selector}.`);
  const swap = (moveIslands?: () => void) => {
    keepFields(selector, element);
    const part = { element: document.adoptNode(element), selector, head: page.head };
    showPart(part, target, moveIslands);
  };
  if (!isTranslated(target)) {
    if (target.isPop) swap();
    else await showWithDrawing(element, () => isWanted() && swap());
    return;
  }
  const places = findIslands()
    .filter((island) => island.isHydrated)
    .flatMap((island) => {
      const place = page.document.getElementById(island.id);
      return place ? [{ island, place }] : [];
    });
  const translations = await Promise.all(
    places.map(({ island, place }) => island.prepareTranslation(place, target.language)),
  );
  if (!isWanted()) return;
  swap(() => {
    for (const { island, place } of places) place.replaceWith(island);
  });
  for (const translate of translations) translate();
}

/** Takes the part that was kept for a history entry, if the document has a place for it. */
function takeKeptPart({ location, language, isPop }: Target): KeptPart | undefined {
  const shownPage = getShown();
  const part = isPop && language === shownPage.language ? takePart(getEntry(location)) : undefined;
  if (!part) return undefined;
  const hasPlace =
    document.querySelector(part.selector) !== null &&
    (part.selector !== PANEL || part.pathname === shownPage.location.pathname) &&
    (part.selector === ROOT || document.querySelector(`${ROOT} > header`) !== null);
  if (hasPlace) return part;
  unmountIslands(part);
  return undefined;
}

/**
 * Shows the page of an address: as it was left if Back leads to it, otherwise from its document.
 * @returns a function that cancels it, because another address was chosen
 */
export function show(target: Target, onStatus: (status: PageStatus) => void): () => void {
  const { location, language, isPop } = target;
  const shownPage = getShown();
  const changedParameters =
    language === shownPage.language && location.pathname === shownPage.location.pathname
      ? getChangedParameters(location, shownPage.location)
      : undefined;
  // A link from a confirmed form to the same page leaves the confirmation, too.
  const isLeft = getLeavePolicy() === 'forget' && !isPop;
  if (changedParameters && !isLeft && isFollowed(changedParameters)) {
    // After a click on an anchor, the browser may have scrolled already: see `links.ts`.
    if (!isPop || wasLeft(location)) noteScroll(shownPage.location);
    setShown({ location, language });
    for (const island of findIslands()) island.render();
    scrollToLocation(location, shownPage.location, isPop);
    onStatus('shown');
    return () => undefined;
  }
  if (getLeavePolicy() === 'reload') {
    window.location.reload();
    return () => undefined;
  }
  const keptPart = takeKeptPart(target);
  if (keptPart) {
    showPart(keptPart, target);
    onStatus('shown');
    return () => undefined;
  }
  const address = getAddress(location);
  let isWanted = true;
  onStatus('loading');
  const load = async () => {
    const page = await loadPage(address, language);
    if (isWanted) await showPage(page, target, () => isWanted);
    if (isWanted) onStatus('shown');
  };
  load().catch((error: unknown) => {
    if (!isWanted) return;
    if (error instanceof NotShownInPlace) window.location.reload();
    else onStatus('failed');
  });
  return () => {
    // The same link may be clicked again while its page is loading.
    if (isWanted && getAddress(window.location) !== address) cancelPage(address, language);
    isWanted = false;
  };
}
