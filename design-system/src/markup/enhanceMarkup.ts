import { scrollSpy } from '../components/Document/scrollSpy.ts';
import { enhanceTables } from '../components/Table/enhanceTables.ts';
import { localTimes } from '../components/WorldMap/localTimes.ts';
import { scrollRowTo } from '../hooks/scrollRowTo.ts';

/**
 * Enhances server markup that React does not hydrate as the components do after hydration: overflowing tables become
 * focusable, a table of contents marks the current section, local times are shown, and rows that scroll
 * horizontally show their current entry. Aborting `signal` removes the listeners and observers.
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
