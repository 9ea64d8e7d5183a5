import { isPlainClick } from '@site/design-system';
import { isLanguage, LANGUAGE_PARAMETER, type Language } from '@site/contract/language';

import { matchRoute } from '../routes.ts';
import { anchorOf, insideAddress } from './links.ts';

interface SiteLinkHandlers {
  readonly navigate: (address: string, options: { readonly replace: boolean }) => void;
  /** Returns whether the language is shown in place. */
  readonly chooseLanguage: (language: Language) => boolean;
  /** A link to this address is pointed at, focused or touched. */
  readonly prefetch: (address: string) => void;
}

/** The address that a GET form of the site leads to; `undefined` for any other form. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string | undefined {
  const url = new URL(form.action, location.href);
  const route = form.method === 'get' && url.origin === location.origin && matchRoute(url.pathname);
  if (!route) return undefined;
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string' && value !== '') asked.append(name, value);
  return url.pathname + (asked.size > 0 ? `?${asked.toString()}` : '') + url.hash;
}

/** Handles clicks on links and GET forms of the site in place, and calls `prefetch` for links that are pointed at. */
export function listenToSiteLinks({ navigate, chooseLanguage, prefetch }: SiteLinkHandlers): void {
  const follow = (event: MouseEvent) => {
    const anchor = isPlainClick(event) ? anchorOf(event) : null;
    const url = anchor && insideAddress(anchor, location);
    if (!url || !matchRoute(url.pathname)) return;
    const chosen = url.searchParams.get(LANGUAGE_PARAMETER);
    const isHere = url.pathname === location.pathname;
    if (isLanguage(chosen)) {
      // The switch leads to the page that is shown; any other link with a language is the browser's.
      if (isHere && anchor.hreflang && chooseLanguage(chosen)) event.preventDefault();
      return;
    }
    const samePage = isHere && url.search === location.search;
    // An anchor on the same page is the browser's own business.
    if (samePage && url.hash) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash, { replace: samePage });
  };
  document.addEventListener('click', follow);
  // An island that is being hydrated lets no press through, and one that is not yet there has nothing to say to it.
  document.addEventListener(
    'click',
    (event) => {
      if (anchorOf(event)?.closest('[data-island]:not([data-hydrated])')) follow(event);
    },
    { capture: true },
  );

  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const address = formAddress(event.target, event.submitter);
    if (address === undefined) return;
    event.preventDefault();
    navigate(address, { replace: address === location.pathname + location.search + location.hash });
  });

  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      intent,
      (event) => {
        const anchor = anchorOf(event);
        const url = anchor && insideAddress(anchor, location);
        if (!url || !matchRoute(url.pathname) || url.searchParams.has(LANGUAGE_PARAMETER)) return;
        const address = url.pathname + url.search;
        if (address !== location.pathname + location.search) prefetch(address);
      },
      // Before an island that is being hydrated.
      { capture: true, passive: true },
    );
}
