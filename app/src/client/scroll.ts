import type { Location } from 'react-router-dom';
import { PANEL_ANCHOR } from '@site/contract/paths';

import { getEntry } from './shown.ts';

/** The last scroll position of each history entry. */
const positions = new Map<string, number>();

/** Restores scroll positions instead of the browser, except for reloads and other sites. */
export function takeOverScroll(): void {
  const restore = (by: ScrollRestoration) => () => (history.scrollRestoration = by);
  restore('manual')();
  addEventListener('pagehide', restore('auto'));
  addEventListener('pageshow', restore('manual'));
}

/** Stores the scroll position of a history entry. */
export const noteScroll = (location: Location): void =>
  void positions.set(getEntry(location), scrollY);

/** Returns whether `noteScroll` was called for a history entry. */
export const wasLeft = (location: Location): boolean => positions.has(getEntry(location));

/** Opens the details element around an anchor, because some browsers do not. */
function openTarget(target: HTMLElement): void {
  const details = target.closest('details');
  if (details) details.open = true;
}

/** Scrolls to the beginning of a panel and focuses it, if a link far down in one tab leads to another tab. */
function showPanelStart(): void {
  const panel = document.getElementById(PANEL_ANCHOR);
  if (!panel || panel.getBoundingClientRect().top >= 0) return;
  (document.querySelector('main [role=tablist]') ?? panel).scrollIntoView();
  panel.focus({ preventScroll: true });
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Returns the heading of the anchor in an address, otherwise that of the page. */
function findHeading(target: HTMLElement | null): HTMLElement | null {
  if (target?.matches(HEADINGS)) return target;
  return target?.querySelector(HEADINGS) ?? document.querySelector('main h1, h1');
}

/** Moves the focus to the heading of the anchor in an address, otherwise to that of the page. */
export function focusHeading(target: HTMLElement | null = null): void {
  const heading = findHeading(target);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Shows the page from its beginning, as after a click on a link to the same page. */
export function showBeginning(): void {
  window.scrollTo(0, 0);
  focusHeading();
}

/** Returns whether no visible element has the focus. */
function isFocusAway(): boolean {
  const focusedElement = document.activeElement;
  if (!focusedElement || focusedElement === document.body) return true;
  const { top, bottom } = focusedElement.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/**
 * Scrolls as visitors expect: a new page is at its top or at its anchor, with the focus on its heading; Back and
 * Forward restore the last position; a change of tab or filter does not move visible content.
 */
export function scrollToLocation(next: Location, previous: Location, isPop: boolean): void {
  const isNewPage = previous.pathname !== next.pathname;
  const target = next.hash ? document.getElementById(next.hash.slice(1)) : null;
  if (target) openTarget(target);
  const position = isPop ? positions.get(getEntry(next)) : undefined;
  if (position !== undefined) window.scrollTo(0, position);
  else if (target) target.scrollIntoView();
  else if (isNewPage) window.scrollTo(0, 0);
  else if (previous.search !== next.search) showPanelStart();
  const isLeft = target && !isPop && previous.search !== next.search && isFocusAway();
  if (isNewPage || isLeft) focusHeading(isPop ? null : target);
}
