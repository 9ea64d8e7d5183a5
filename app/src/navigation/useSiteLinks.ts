import { useEffect, useEffectEvent } from 'react';
import { isPlainClick } from '@site/design-system';
import { LANGUAGE_PARAMETER, type Language } from '@site/contract/language';

import { matchRoute } from '../routes.ts';
import { viewOf } from '../view/loadView.ts';
import { anchorOf, insideAddress } from './links.ts';

/** The address that a GET form of the site leads to; `undefined` for any other form. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string | undefined {
  const url = new URL(form.action, location.href);
  const route = form.method === 'get' && url.origin === location.origin && matchRoute(url.pathname);
  if (!route) return undefined;
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string' && value !== '') asked.append(name, value);
  return url.pathname + (asked.size > 0 ? `?${asked.toString()}` : '');
}

/** Carries out clicks on links and GET forms of the site in place, and loads their pages at the first sign of intent. */
export function useSiteLinks(
  language: Language,
  navigate: (address: string, options: { readonly replace: boolean }) => void,
): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const anchor = isPlainClick(event) ? anchorOf(event) : null;
    const url = anchor && insideAddress(anchor, location);
    if (!url || !matchRoute(url.pathname) || url.searchParams.has(LANGUAGE_PARAMETER)) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    // An anchor on the same page is the browser's own business.
    if (samePage && url.hash) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash, { replace: samePage });
  });

  const send = useEffectEvent((event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const address = formAddress(event.target, event.submitter);
    if (address === undefined) return;
    event.preventDefault();
    navigate(address, { replace: address === location.pathname + location.search });
  });

  const prefetch = useEffectEvent((event: Event) => {
    const anchor = anchorOf(event);
    const url = anchor && insideAddress(anchor, location);
    // A page that fails to load early is asked for again when it is really wanted.
    if (url && matchRoute(url.pathname))
      viewOf(url.pathname + url.search, language).catch(() => undefined);
  });

  useEffect(() => {
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
}
