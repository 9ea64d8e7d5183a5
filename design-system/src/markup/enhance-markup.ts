import { markCurrentSection } from '../sections/Document/mark-current-section.ts';
import { showLocalTime } from '../sections/Places/show-local-time.ts';
import { makeScrollable } from '../components/Table/make-scrollable.ts';
import { showCurrentEntry } from '../hooks/show-current-entry.ts';

/**
 * Enhances server markup that React does not hydrate, like its components do after mounting: overflowing tables become
 * focusable, a table of contents marks the current section, local times are shown, and rows that scroll horizontally
 * show their current entry. Aborting `signal` removes the listeners and observers.
 */
export function enhanceMarkup(within: HTMLElement, signal: AbortSignal): void {
  for (const table of within.querySelectorAll('table')) makeScrollable(table, signal);
  for (const nav of within.querySelectorAll('nav')) markCurrentSection(nav, signal);
  for (const clock of within.querySelectorAll<HTMLTimeElement>('time[data-time-zone]'))
    showLocalTime(clock, signal);
  for (const row of within.querySelectorAll<HTMLElement>('nav > ul')) showCurrentEntry(row, signal);
}
