import { followReading } from '../components/Document/followReading.ts';
import { openTables } from '../components/Table/openTables.ts';

/** The behaviour of `useMarkup`; loaded only where a page has such markup. */
export function wakeMarkup(root: HTMLElement, signal: AbortSignal): void {
  openTables(root, signal);
  followReading(root, signal);
}
