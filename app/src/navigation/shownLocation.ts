import {
  createPath,
  type Location,
  type NavigateFunction,
  type Navigator,
  type To,
} from 'react-router-dom';

/**
 * What the islands share of the router: the address whose page is on the screen, which follows the address
 * bar as soon as the page is there, and how to go somewhere.
 */
let shown: Location = { pathname: '', search: '', hash: '', key: 'default', state: null };
/** Until the router has started the browser goes there: a link may be clicked in between. */
let navigate = ((to: To) =>
  location.assign(typeof to === 'string' ? to : createPath(to))) as NavigateFunction;
const listeners = new Set<() => void>();

/** The address of the page that is on the screen. */
export const shownLocation = (): Location => shown;

/** Notes the address of the page that is put on the screen. Islands that stay are told by `announceLocation`. */
export function noteLocation(location: Location): void {
  shown = location;
}

/** Tells the islands that stay about the address that was noted. */
export function announceLocation(): void {
  for (const listener of listeners) listener();
}

/** Notes an address and tells the islands. */
export function setShownLocation(location: Location): void {
  noteLocation(location);
  announceLocation();
}

/** Calls `listener` when islands are told of an address; returns what ends that. */
export function onShownLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Given by the router, once it has started. */
export function setNavigate(given: NavigateFunction): void {
  navigate = given;
}

/** Goes to an address as the router does. */
export const goTo: NavigateFunction = ((...to: Parameters<NavigateFunction>) =>
  navigate(...to)) as NavigateFunction;

/** What `Router` asks of a history. */
export const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, state) => void navigate(to, { state }),
  replace: (to, state) => void navigate(to, { state, replace: true }),
};
