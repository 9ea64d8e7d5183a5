import type { OutgoingHttpHeaders } from 'node:http';
import type { Language } from '@site/contract/language';
import type { Collection } from '@site/contract/public-data';
import type { RenderResult } from '@site/contract/renderer';

import type { Config } from '../config.ts';
import { createPagePolicy, createSecurityHeaders } from '../http/headers.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** Scripts of other origins are fetched without credentials; few of them declare that they may be embedded. */
const FOREIGN_SCRIPTS = { 'Cross-Origin-Embedder-Policy': 'credentialless' };

/**
 * How long nginx in front may answer with a page from its cache, in seconds (`deploy/nginx.conf`): a changed notice is
 * shown after this time. nginx removes the header.
 */
const PROXY_CACHE = { 'X-Accel-Expires': '10' };

/** Creates the headers of a page. `item` is the collection whose item the page shows. */
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

/** Makes the function that creates the headers of pages. */
export function createPageHeaderFactory(config: PageHeadersConfig): CreatePageHeaders {
  const security = createSecurityHeaders(config);
  return (page, language, isCacheable, item) => {
    // Every request for a notice has to be counted here.
    const isProxyCacheable =
      config.trustProxy !== false && page.status === 200 && isCacheable && item !== 'notices';
    return {
      ...security,
      ...(isProxyCacheable && PROXY_CACHE),
      // A page that is not cached may have a form: no script of another company runs where visitors type.
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
