import { scrollSpy } from '../components/Document/scrollSpy.ts';
import { enhanceTables } from '../components/Table/enhanceTables.ts';
import { localTimes } from '../components/WorldMap/localTimes.ts';

/** The behaviour of `useEnhancedMarkup`; loaded only where a page has such markup. */
export function enhanceMarkup(root: HTMLElement, signal: AbortSignal): void {
  enhanceTables(root, signal);
  scrollSpy(root, signal);
  localTimes(root, signal);
}
