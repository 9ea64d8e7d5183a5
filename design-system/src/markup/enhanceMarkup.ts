import { scrollSpy } from '../components/Document/scrollSpy.ts';
import { enhanceTables } from '../components/Table/enhanceTables.ts';
import { localTimes } from '../components/WorldMap/localTimes.ts';
import { scrollRowTo } from '../hooks/scrollRowTo.ts';

/**
 * Adds to server markup that React does not hydrate what its components add to theirs: overflowing tables become
 * focusable, a table of contents marks the current section, local times are shown, and rows that scroll
 * horizontally show their current entry. `signal` removes it.
 */
export function enhanceMarkup(root: HTMLElement, signal: AbortSignal): void {
  enhanceTables(root, signal);
  scrollSpy(root, signal);
  localTimes(root, signal);
  for (const entry of root.querySelectorAll(
    'nav > ul [aria-current], ul[aria-label] > li > [aria-current]',
  ))
    scrollRowTo(entry.closest('ul'), entry);
}
