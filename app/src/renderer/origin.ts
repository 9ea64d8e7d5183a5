/**
 * The origin of the site's public addresses. The renderer is built with it; browsers read it from the document, so that
 * the files they fetch do not depend on the origin.
 */
export const ORIGIN: string = import.meta.env.SSR
  ? import.meta.env['PUBLIC_ORIGIN']
  : new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href)
      .origin;
