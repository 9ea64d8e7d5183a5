/**
 * The origin of the site's public addresses. The renderer is built with it; the browser reads it from
 * the document, so that no file that a browser fetches depends on where the site is served.
 */
export const ORIGIN: string = import.meta.env.SSR
  ? import.meta.env['PUBLIC_ORIGIN']
  : new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href)
      .origin;
