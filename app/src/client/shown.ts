import { createPath, type Location, type NavigateFunction, type Navigator } from 'react-router-dom';
import type { Language } from '@site/contract/language';

/** The page that is on the screen. It follows the address bar once its document has arrived. */
export interface ShownPage {
  readonly location: Location;
  readonly language: Language;
}

let shown: ShownPage;
let navigate: NavigateFunction;

/** The page that is on the screen. */
export const getShown = (): ShownPage => shown;

/**
 * Identifies an entry of the history. The key alone does not: the first entry, and those that the browser makes for
 * anchors, share the key "default".
 */
export const getEntry = (location: Location): string => `${location.key} ${createPath(location)}`;

/** Sets the page that is on the screen. */
export function setShown(next: ShownPage): void {
  shown = next;
}

/** Sets the function by which islands navigate: that of the one `BrowserRouter`. */
export function setNavigate(next: NavigateFunction): void {
  navigate = next;
}

/** The history as the `Router` of each island uses it. */
export const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, state) => void navigate(to, { state }),
  replace: (to, state) => void navigate(to, { state, replace: true }),
};
