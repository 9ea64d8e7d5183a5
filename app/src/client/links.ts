/*
 * In-page navigation without a link component: pages contain plain `<a href>` and forms, which work before and without
 * scripts. A single listener for each handles the navigation that the client code supports.
 */
import { isPlainClick } from '@site/design-system';
import { isLanguage, LANGUAGE_PARAMETER, type Language } from '@site/contract/language';

import { matchRoute } from '../shared/routes.ts';
import { noteScroll, showBeginning } from './scroll.ts';
import { getShown } from './shown.ts';

interface LinkHandlers {
  readonly navigate: (address: string, options: { readonly replace: boolean }) => void;
  /** Returns whether the language can be shown in place. */
  readonly chooseLanguage: (language: Language) => boolean;
  /** Called with the address of a link that is pointed at, focused or touched. */
  readonly prefetch: (address: string) => void;
  readonly signal: AbortSignal;
}

const findAnchor = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Returns the address of a link to a page of the site; `undefined` for a link that the browser has to follow. */
function getPageUrl(anchor: HTMLAnchorElement | null): URL | undefined {
  if (!anchor || anchor.download || (anchor.target && anchor.target !== '_self')) return undefined;
  const url = new URL(anchor.href, location.href);
  return url.origin === location.origin && matchRoute(url.pathname) ? url : undefined;
}

/** Returns whether the page at an address is shown. */
const isShown = ({ pathname }: URL): boolean => pathname === getShown().location.pathname;

/** Returns the address that a GET form of the site requests; `undefined` for any other form. */
function getFormAddress(form: HTMLFormElement, submitter: HTMLElement | null): string | undefined {
  const url = new URL(form.action, location.href);
  if (form.method !== 'get' || url.origin !== location.origin || !matchRoute(url.pathname))
    return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return url.pathname + (query.size > 0 ? `?${query.toString()}` : '') + url.hash;
}

/** Handles clicks on links and GET forms of the site, and calls `prefetch` for links that are pointed at. */
export function listenToLinks({ navigate, chooseLanguage, prefetch, signal }: LinkHandlers): void {
  document.addEventListener(
    'click',
    (event) => {
      const anchor = isPlainClick(event) ? findAnchor(event) : null;
      const url = getPageUrl(anchor);
      if (!anchor || !url) return;
      const isHere = url.pathname === location.pathname;
      const language = url.searchParams.get(LANGUAGE_PARAMETER);
      if (isLanguage(language)) {
        // The switch links to the page that is shown; the browser follows any other link with a language.
        if (isShown(url) && anchor.hreflang && chooseLanguage(language)) event.preventDefault();
        return;
      }
      const isSamePage = isHere && url.search === location.search;
      // The browser handles anchors on the same page.
      if (isSamePage && url.hash) {
        noteScroll(getShown().location);
        return;
      }
      event.preventDefault();
      if (isSamePage && isShown(url)) showBeginning();
      navigate(url.pathname + url.search + url.hash, { replace: isSamePage });
    },
    { signal },
  );

  document.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      const address = getFormAddress(event.target, event.submitter);
      if (address === undefined) return;
      event.preventDefault();
      const { pathname, search, hash } = location;
      navigate(address, { replace: address === pathname + search + hash });
    },
    { signal },
  );

  const prefetchLink = (anchor: HTMLAnchorElement | null) => {
    const url = getPageUrl(anchor);
    if (!url || url.searchParams.has(LANGUAGE_PARAMETER)) return;
    const address = url.pathname + url.search;
    if (address !== location.pathname + location.search) prefetch(address);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => prefetchLink(findAnchor(event)), {
      passive: true,
      signal,
    });
  // The pointer may already be on a link when the client code starts.
  prefetchLink(document.querySelector<HTMLAnchorElement>('a[href]:hover'));
}
