import type { Location } from 'react-router-dom';
import type { Language } from '@site/contract/language';
import { TAB_PARAMETER } from '@site/contract/paths';

import { loadEnvironment } from '../hydration/environment.ts';
import {
  hydratedElements,
  hydrateIslands,
  islandsIn,
  rerenderIslands,
  unmountDetached,
} from '../hydration/hydrateIslands.tsx';
import { hydrateMarkup } from '../hydration/hydrateMarkup.ts';
import { loaderOf } from '../hydration/readPage.ts';
import type { IslandEnvironment } from '../islands/IslandProviders.tsx';
import { isLanguageKept, setLanguageCookie } from '../language/setLanguageCookie.ts';
import { MENU_SHEET_ID } from '../shell/menuSheetId.ts';
import { hideBelow, layOutLate } from './lateParts.ts';
import { loadPage, NotShownInPlace, readyPage, type FetchedPage } from './pages.ts';
import { scrollTo } from './scroll.ts';
import {
  announceLocation,
  noteLocation,
  setShownLocation,
  shownLocation,
} from './shownLocation.ts';
import {
  announceStatus,
  forgetFields,
  listenToFields,
  preparePage,
  swapMetadata,
  swapPage,
  type SwappedContent,
  type SwappedPart,
} from './swapPage.ts';
import { withTransition } from './transition.ts';

/** Whether the page of the address is shown, being fetched, or could not be fetched. */
export type NavigationStatus = 'shown' | 'loading' | 'failed';

let language: Language;
let status: NavigationStatus = 'shown';
/** The address and language that were asked for last; an answer for any other is dropped. */
let wanted: Target | undefined;
/** The page that was shown last. */
let swapped: FetchedPage | undefined;
let retry = () => {};
const listeners = new Set<() => void>();

/** The language of the page that is shown. */
export const shownLanguage = (): Language => language;

/** The status of the page that the address names. */
export const navigationStatus = (): NavigationStatus => status;

/** Calls `listener` when the status changes; returns what ends that. */
export function onNavigationStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setStatus(next: NavigationStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

/** Asks again for the page that could not be fetched. */
export const retryNavigation = (): void => retry();

/**
 * Starts to handle changes of the address.
 * @param first the language of the page that the server sent
 */
export function startNavigation(first: Language): void {
  language = first;
  listenToFields();
}

const addressOfPage = ({ pathname, search }: Location): string => pathname + search;

/** The query parameters in which two addresses of the same page differ. */
function changedParameters(one: Location, other: Location): string[] {
  const [a, b] = [new URLSearchParams(one.search), new URLSearchParams(other.search)];
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].filter((name) => a.getAll(name).join('\n') !== b.getAll(name).join('\n'));
}

/** Whether an island of the page answers the change of address itself. */
function isFollowed(names: readonly string[]): boolean {
  const followed = document.querySelector<HTMLElement>('[data-follows]')?.dataset['follows'];
  return names.every((name) => name === followed);
}

function partThatChanges(page: Document, isSameLanguage: boolean, changed?: string[]): SwappedPart {
  const hasHeader = (one: Document) => one.getElementById(MENU_SHEET_ID) !== null;
  if (!isSameLanguage || hasHeader(page) !== hasHeader(document)) return 'all';
  return changed?.every((name) => name === TAB_PARAMETER) ? 'panel' : 'main';
}

const whenIdle = (): Promise<unknown> =>
  new Promise((idle) => (globalThis.requestIdleCallback ?? setTimeout)(idle));

/** Resolves when the frame after the next one begins. */
const afterFrame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Swaps the metadata of a new page and hydrates it, when the browser is idle.
 * @param whole resolves when what the first frame left out is there
 */
async function hydrateSwapped(
  { element, late }: SwappedContent,
  fetched: FetchedPage,
  whole: Promise<unknown> | undefined,
): Promise<void> {
  const { page, state } = fetched;
  swapped = fetched;
  await whenIdle();
  // Another page may be shown by now.
  if (swapped !== fetched) return;
  swapMetadata(page);
  const environment = await loadEnvironment(language, state);
  if (swapped !== fetched) return;
  const touched = document.activeElement;
  await hydrateIslands(islandsIn(element), { state, environment, touched });
  if (swapped !== fetched) return;
  hydrateMarkup(element);
  document.documentElement.dataset['hydrated'] = '';
  await whole;
  await loaderOf(document)?.layOutBelow?.();
  await layOutLate(late);
}

interface Target {
  readonly location: Location;
  readonly language: Language;
  readonly isPop: boolean;
}

/** Swaps the content of a page in, in one task. */
function swapContent(
  fetched: FetchedPage,
  target: Target,
  otherLanguage?: IslandEnvironment,
): void {
  const previous = shownLocation();
  const { location, isPop } = target;
  const isSamePath = previous.pathname === location.pathname;
  const isSameLanguage = language === target.language;
  const part = partThatChanges(
    fetched.page,
    isSameLanguage,
    isSamePath ? changedParameters(previous, location) : undefined,
  );
  language = target.language;
  // The layout of what is below may follow, unless somebody goes into the page, or back to their place in it.
  const isWhole = part !== 'main' || isPop || location.hash !== '';
  document.documentElement.toggleAttribute('data-whole', isWhole);
  setStatus('shown');
  if (otherLanguage) rerenderIslands(fetched.state, otherLanguage);
  const content = swapPage(fetched, {
    part,
    isWhole: isWhole || isSamePath,
    keepFocus: isSamePath,
    islands: otherLanguage && hydratedElements(),
  });
  unmountDetached();
  noteLocation(location);
  // The page answers its address: how much it found is said.
  if (part === 'main' && (isSamePath || location.search !== ''))
    void afterFrame().then(() => announceStatus(content.element));
  if (isSameLanguage) scrollTo(location, previous, isPop);
  let whole: Promise<unknown> | undefined;
  if (isWhole || isSamePath) announceLocation();
  else {
    // The header follows in the next frame, with what is near the window.
    const showBelow = hideBelow(content.element, content.late);
    whole = afterFrame().then(() => {
      showBelow();
      announceLocation();
    });
  }
  // A part that cannot be loaded (a new release, a lost connection) is left to a full page load.
  hydrateSwapped(content, fetched, whole).catch(() => globalThis.location.reload());
}

/** Shows a page; what both pages show is animated to its new place, except after Back and Forward. */
function display(fetched: FetchedPage, target: Target, otherLanguage?: IslandEnvironment): void {
  delete document.documentElement.dataset['hydrated'];
  if (otherLanguage || target.isPop) {
    swapContent(fetched, target, otherLanguage);
    return;
  }
  withTransition(fetched.page, () => swapContent(fetched, target));
}

/** Shows the page of an address: at once where it is there, else when it has come. */
export function show(target: Target): void {
  const previous = shownLocation();
  const { location } = target;
  const isSameLanguage = language === target.language;
  const isSamePath = previous.pathname === location.pathname;
  const changed = changedParameters(previous, location);
  wanted = target;
  forgetFields();
  if (isSameLanguage && isSamePath && (changed.length === 0 || isFollowed(changed))) {
    setStatus('shown');
    setShownLocation(location);
    scrollTo(location, previous, target.isPop);
    return;
  }
  const { externalScripts, failed } = document.documentElement.dataset;
  // Set by `loadScript`: an external script stays in its document, and no form is shown beside it. An island that has
  // failed follows no address.
  if (externalScripts !== undefined || failed !== undefined) {
    globalThis.location.reload();
    return;
  }
  const address = addressOfPage(location);
  const ready = isSameLanguage ? readyPage(address, target.language) : undefined;
  if (ready) {
    display(ready, target);
    return;
  }
  setStatus('loading');
  const load = async () => {
    const fetched = await loadPage(address, target.language);
    const environment = isSameLanguage
      ? undefined
      : await loadEnvironment(target.language, fetched.state);
    if (wanted === target) display(fetched, target, environment);
  };
  load().catch((error: unknown) => {
    if (wanted !== target) return;
    if (error instanceof NotShownInPlace) globalThis.location.reload();
    retry = () => show(target);
    setStatus('failed');
  });
}

/**
 * Shows the same address in another language, and remembers the choice. Returns whether it could: without cookies, only
 * the address can tell the server.
 */
export function chooseLanguage(chosen: Language): boolean {
  setLanguageCookie(chosen);
  if (!isLanguageKept(chosen)) return false;
  if (chosen !== language) show({ location: shownLocation(), language: chosen, isPop: false });
  return true;
}

/** The address of the link that was pointed at last. */
let pointedAt: string | undefined;

async function prepare(address: string): Promise<void> {
  // Fetching a page sets the cookie: in the language before, it would undo a choice whose page is on its way.
  const fetched = await loadPage(address, wanted?.language ?? language);
  await whenIdle();
  if (pointedAt === address && swapped !== fetched) preparePage(fetched);
}

/** Fetches the page of an address before it is asked for, and copies it when nothing else is to be done. */
export function prefetch(address: string): void {
  pointedAt = address;
  // A page that fails to load early is asked for again when it is really wanted.
  prepare(address).catch(() => undefined);
}
