import type { IncomingMessage } from 'node:http';

import type { Config } from '../config.ts';
import { readLastForwarded } from './client-network.ts';

const parseHost = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Returns the host that the visitor requested; `undefined` if a trusted proxy sends nothing readable. */
function readAskedHost(
  { headers }: IncomingMessage,
  trustProxy: Config['trustProxy'],
): string | undefined {
  if (trustProxy === 'x-forwarded-for') {
    const forwardedHost = headers['x-forwarded-host'];
    return typeof forwardedHost === 'string' ? forwardedHost : headers.host;
  }
  if (trustProxy === 'forwarded' && headers.forwarded !== undefined) {
    try {
      return readLastForwarded(headers.forwarded)['host'] ?? headers.host;
    } catch {
      return undefined;
    }
  }
  return headers.host;
}

/**
 * Returns whether a page of another site started a state-changing request. `Sec-Fetch-Site` decides if it is sent,
 * because pages cannot forge it; otherwise `Origin` is compared with the public origin or the requested host. A request
 * with neither does not come from a browser.
 */
export function isCrossSite(
  request: IncomingMessage,
  { publicOrigin, trustProxy }: Pick<Config, 'publicOrigin' | 'trustProxy'>,
): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (publicOrigin !== undefined) return origin !== publicOrigin;
  const host = readAskedHost(request, trustProxy);
  return host === undefined || parseHost(origin) !== host.toLowerCase();
}
