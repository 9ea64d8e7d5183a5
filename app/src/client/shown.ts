import { createPath, type Location, type NavigateFunction, type Navigator } from 'react-router-dom';
import type { Language } from '@site/contract/language';

/** The page that is shown. It follows the address bar when its document has arrived. */
export interface ShownPage {
  readonly location: Location;
  readonly language: Language;
}

let shownPage: ShownPage;
let navigate: NavigateFunction;

/** Returns the page that is shown. */
export const getShown = (): ShownPage => shownPage;

/**
 * Identifies a history entry. The key is not enough: the first entry, and those that the browser creates for anchors,
 * share the key "default".
 */
export const getEntry = (location: Location): string => `${location.key} ${createPath(location)}`;

/** Sets the page that is shown. */
export function setShown(next: ShownPage): void {
  shownPage = next;
}

/** Sets the function with which islands navigate, which is that of the single `BrowserRouter`. */
export function setNavigate(next: NavigateFunction): void {
  navigate = next;
}

/** The history for the `Router` of each island. */
export const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, state) => void navigate(to, { state }),
  replace: (to, state) => void navigate(to, { state, replace: true }),
};
