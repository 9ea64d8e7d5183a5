import type { OutgoingHttpHeaders } from 'node:http';
import type { Language } from '@site/contract/language';
import type { Collection } from '@site/contract/public-data';
import type { RenderResult } from '@site/contract/renderer';

import type { Config } from '../config.ts';
import { createPagePolicy, createSecurityHeaders } from '../http/headers.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** Scripts of other origins are requested without credentials, because few of them permit to be embedded. */
const FOREIGN_SCRIPTS = { 'Cross-Origin-Embedder-Policy': 'credentialless' };

/**
 * How long the cache of nginx may answer with a page, in seconds (`deploy/nginx.conf`): a changed notice appears after
 * this time. nginx removes the header.
 */
const PROXY_CACHE = { 'X-Accel-Expires': '10' };

/** Returns the headers of a page. `item` is the collection whose item the page shows. */
export type CreatePageHeaders = (
  page: Omit<RenderResult, 'html'>,
  language: Language,
  isCacheable: boolean,
  item?: Collection,
) => OutgoingHttpHeaders;

export type PageHeadersConfig = Pick<
  Config,
  'production' | 'hstsIncludeSubDomains' | 'allowedScriptOrigins' | 'trustProxy'
>;

/** Returns the function that creates the headers of pages. */
export function createPageHeaderFactory(config: PageHeadersConfig): CreatePageHeaders {
  const security = createSecurityHeaders(config);
  return (page, language, isCacheable, item) => {
    // Every request for a notice has to reach this server, which counts it.
    const isProxyCacheable =
      config.trustProxy !== false && page.status === 200 && isCacheable && item !== 'notices';
    return {
      ...security,
      ...(isProxyCacheable && PROXY_CACHE),
      // A page that is not cached may have a form: scripts of other companies do not run where visitors type.
      ...(isCacheable && config.allowedScriptOrigins.length > 0 && FOREIGN_SCRIPTS),
      ...(isCacheable && { 'Speculation-Rules': `"${SPECULATION_RULES}"` }),
      'Content-Security-Policy': createPagePolicy(
        page,
        isCacheable ? config.allowedScriptOrigins : [],
      ),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': isCacheable ? 'private, no-cache' : 'no-store',
      Vary: 'Cookie, Accept-Encoding',
    };
  };
}
