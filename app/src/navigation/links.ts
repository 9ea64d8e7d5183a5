/**
 * In-page navigation without a link component: components and texts hold plain `<a href>`, which work
 * before scripts and without them; once hydrated, one listener carries out what a client can.
 */

/** The address inside the site that a link leads to, or `undefined` where the browser must follow it itself. */
export function insideAddress(anchor: HTMLAnchorElement, here: Location): URL | undefined {
  if (!anchor.href || anchor.download || (anchor.target && anchor.target !== '_self'))
    return undefined;
  const url = new URL(anchor.href, here.href);
  return url.origin === here.origin ? url : undefined;
}

/** The link in which an event happened; `null` outside of links. */
export const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
