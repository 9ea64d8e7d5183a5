import type { Location } from 'react-router-dom';
import { PANEL_ANCHOR } from '@site/contract/paths';

import { getEntry } from './shown.ts';

/** Where each entry of the history was left. */
const positions = new Map<string, number>();

/** Takes over the restoration of scroll positions from the browser, except for reloads and other sites. */
export function takeOverScroll(): void {
  const restore = (by: ScrollRestoration) => () => (history.scrollRestoration = by);
  restore('manual')();
  addEventListener('pagehide', restore('auto'));
  addEventListener('pageshow', restore('manual'));
}

/** Notes where the page of a history entry is left. */
export const noteScroll = (location: Location): void =>
  void positions.set(getEntry(location), scrollY);

/** Whether `noteScroll` was called for a history entry. */
export const wasLeft = (location: Location): boolean => positions.has(getEntry(location));

/** Opens what an address points into, where a browser does not. */
function openTarget(target: HTMLElement): void {
  const details = target.closest('details');
  if (details) details.open = true;
}

/** A link far down in one tab leads to another: its beginning is brought into view, and the focus to it. */
function showPanelStart(): void {
  const panel = document.getElementById(PANEL_ANCHOR);
  if (!panel || panel.getBoundingClientRect().top >= 0) return;
  (document.querySelector('main [role=tablist]') ?? panel).scrollIntoView();
  panel.focus({ preventScroll: true });
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The heading of what an address points into, else that of the page. */
function findHeading(target: HTMLElement | null): HTMLElement | null {
  if (target?.matches(HEADINGS)) return target;
  return target?.querySelector(HEADINGS) ?? document.querySelector('main h1, h1');
}

/** Moves the focus to the heading of what an address points into, else to that of the page. */
export function focusHeading(target: HTMLElement | null = null): void {
  const heading = findHeading(target);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Shows the page from its beginning, as for a link that leads to the page itself. */
export function showBeginning(): void {
  window.scrollTo(0, 0);
  focusHeading();
}

/** Whether nothing in the window has the focus. */
function isFocusAway(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/**
 * Puts the window where a person expects it: a new page at its top or at its anchor with the focus on its heading, Back
 * and Forward where they were left; a change of tab or filter moves nothing that is in view.
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
