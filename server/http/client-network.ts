import type { IncomingMessage } from 'node:http';
import parseForwarded from 'forwarded-parse';
import ipaddr from 'ipaddr.js';

import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

/** The prefix length of the network that a customer usually gets. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/** The network of this machine: a proxy on the same host, or a local browser. */
export const LOOPBACK = 'loopback';
/** The network of all visitors whose address cannot be read. */
export const UNREADABLE = 'unreadable';

const nameNetwork = (kind: keyof typeof NETWORK_BITS, bytes: readonly number[]): string =>
  `${kind}:${Buffer.from(bytes.slice(0, NETWORK_BITS[kind] / 8)).toString('hex')}`;

/**
 * Returns the network of an IP address: the first 24 bits of IPv4, the first 48 of IPv6, in one notation. Returns
 * `UNREADABLE` for anything else.
 */
export function deriveNetwork(address: string): string {
  // A link-local IPv6 address may name its interface after "%".
  const ip = address.replace(/%.*$/, '');
  // ipaddr.js also reads "7" and "0x7f000001".
  if (!ipaddr.IPv6.isValid(ip) && !ipaddr.IPv4.isValidFourPartDecimal(ip)) return UNREADABLE;
  const parsedAddress = ipaddr.process(ip);
  if (parsedAddress.range() === 'loopback') return LOOPBACK;
  const bytes = parsedAddress.toByteArray();
  // A translator (RFC 6052) writes the IPv4 addresses of all its visitors after the same prefix.
  if (parsedAddress.range() === 'rfc6052') return nameNetwork('ipv4', bytes.slice(-4));
  return nameNetwork(parsedAddress.kind(), bytes);
}

/**
 * Returns the address of a node as RFC 7239 and proxies write it, without its port: `192.0.2.1:443`,
 * `"[2001:db8::1]:443"`.
 */
function parseNode(node: string): string {
  const text = node.trim().replace(/^"(.*)"$/, '$1');
  const bracketMatch = /^\[([^\]]*)\](?::\S+)?$/.exec(text);
  if (bracketMatch) return bracketMatch[1] ?? '';
  const withPort = /^([^:]+):[^:]+$/.exec(text);
  return withPort?.[1] ?? text;
}

/**
 * Returns the element that the proxy in front of this server wrote, which is the last one. Throws if it is malformed.
 */
export function readLastForwarded(header: string): Readonly<Record<string, string>> {
  return parseForwarded(header).at(-1) ?? {};
}

/** Returns the address of the visitor that the trusted proxy wrote, if any. */
function readForwardedAddress(
  { headers }: IncomingMessage,
  trustProxy: Exclude<Config['trustProxy'], false>,
): string | undefined {
  const header = headers[trustProxy];
  if (header === undefined) return undefined;
  if (trustProxy === 'x-forwarded-for') return parseNode(String(header).split(',').at(-1) ?? '');
  try {
    return parseNode(readLastForwarded(String(header))['for'] ?? '');
  } catch {
    return '';
  }
}

/** Returns the network that a request comes from. Never throws; never returns an empty text. */
export type IdentifyNetwork = (request: IncomingMessage) => string;

/**
 * Creates the function that returns the network of a visitor. It uses the address of the connection or, behind a
 * trusted proxy, the last element of the configured header. All unreadable addresses count as the same network, so that
 * no spelling of an address escapes a limit. The first header that is not trusted, and the first that cannot be read,
 * are logged once each.
 */
export function createNetworkIdentifier(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  log: Log,
): IdentifyNetwork {
  const loggedEvents = new Set<string>();
  const logOnce = (event: 'proxy.untrusted' | 'proxy.unreadable'): void => {
    if (loggedEvents.has(event)) return;
    loggedEvents.add(event);
    log(event);
  };
  return (request) => {
    const { headers, socket } = request;
    const connectionAddress = socket.remoteAddress ?? '';
    if (trustProxy === false) {
      if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)
        logOnce('proxy.untrusted');
      return deriveNetwork(connectionAddress);
    }
    const forwardedAddress = readForwardedAddress(request, trustProxy);
    if (forwardedAddress === undefined) return deriveNetwork(connectionAddress);
    const network = deriveNetwork(forwardedAddress);
    if (network === UNREADABLE) logOnce('proxy.unreadable');
    return network;
  };
}
