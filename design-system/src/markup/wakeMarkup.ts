import { followReading } from '../components/Document/followReading.ts';
import { openTables } from '../components/Table/openTables.ts';

/** Adds to markup what the components that made it add to theirs. */
export function wakeMarkup(root: HTMLElement, signal: AbortSignal): void {
  openTables(root, signal);
  followReading(root, signal);
}
