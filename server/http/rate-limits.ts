import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Config } from '../config.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE * 1000;

/** How often one network may do a thing. An office or a phone network is one network. */
const ALLOWED = {
  submission: { points: 60, duration: 10 * MINUTE },
  lookup: { points: 30, duration: 10 * MINUTE },
} as const;
export type LimitedAction = keyof typeof ALLOWED;

/** The first three groups of an IPv6 address: what a network is usually given. */
const NETWORK_GROUPS = 3;

/** The network of an address; `undefined` for this machine itself, which says nothing about a visitor. */
export function deriveNetwork(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain))
    return plain.startsWith('127.') ? undefined : plain.split('.').slice(0, 3).join('.');
  if (!isIPv6(plain) || plain === '::1') return undefined;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The address of the visitor: the connection's, or what a proxy of our own was connected to. */
export function resolveClientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // Whatever stands before the last one was written by the visitor.
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (request.socket.remoteAddress ?? '');
}

/** Counts how often a network does a thing. */
export interface RateLimits {
  /** Counts one more; tells how many seconds to wait where that was too much. */
  count(what: LimitedAction, request: IncomingMessage): Promise<number | undefined>;
}

/**
 * Limits that follow nobody: networks are counted, not people; under a keyed hash whose key lives in
 * memory alone and changes daily; nothing is written anywhere.
 */
export function createRateLimits(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  now: () => Date,
): RateLimits {
  let key = randomBytes(32);
  let madeAt = now().getTime();
  const limiters = {
    submission: new RateLimiterMemory(ALLOWED.submission),
    lookup: new RateLimiterMemory(ALLOWED.lookup),
  };
  return {
    async count(what, request) {
      if (Math.abs(now().getTime() - madeAt) > DAY) {
        key = randomBytes(32);
        madeAt = now().getTime();
      }
      const network = deriveNetwork(resolveClientAddress(request, trustProxy));
      if (network === undefined) return undefined;
      const name = createHmac('sha256', key).update(network).digest('base64url');
      try {
        await limiters[what].consume(name);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
        throw error;
      }
    },
  };
}
