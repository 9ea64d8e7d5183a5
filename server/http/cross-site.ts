import type { IncomingMessage } from 'node:http';

import type { Config } from '../config.ts';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a state-changing request was started by a page of another site.
 * `Sec-Fetch-Site` is asked first, because no page can forge it; then `Origin`, against the public
 * origin or the host that was asked. Without both no browser sent it, and nobody's session is misused.
 */
export function isCrossSite(
  { headers }: IncomingMessage,
  { publicOrigin, trustProxy }: Pick<Config, 'publicOrigin' | 'trustProxy'>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (publicOrigin !== undefined) return origin !== publicOrigin;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded : headers.host;
  return host === undefined || hostOf(origin) !== host.toLowerCase();
}
