import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';

import { createNetworkIdentifier, deriveNetwork, LOOPBACK, UNREADABLE } from './client-network.ts';

test.each([
  ['198.51.100.7', 'ipv4:c63364'],
  ['::ffff:198.51.100.7', 'ipv4:c63364'],
  ['2001:db8:1:2:3:4:5:6', 'ipv6:20010db80001'],
  ['2001:0DB8:0001::6', 'ipv6:20010db80001'],
  ['2001:db8::1', 'ipv6:20010db80000'],
  ['::2', 'ipv6:000000000000'],
  ['fe80::1%eth0', 'ipv6:fe8000000000'],
  ['127.0.0.1', LOOPBACK],
  ['127.9.9.9', LOOPBACK],
  ['::1', LOOPBACK],
  ['::ffff:127.0.0.1', LOOPBACK],
  ['', UNREADABLE],
  ['unknown', UNREADABLE],
  ['198.51.100', UNREADABLE],
  ['7', UNREADABLE],
  ['0x7f000001', UNREADABLE],
  ['198.51.100.007', UNREADABLE],
])('the network of %j is %j', (address, network) => {
  expect(deriveNetwork(address)).toBe(network);
});

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('uses the last element of the trusted header, because the visitor can send those before it', () => {
  const identify = createNetworkIdentifier({ trustProxy: 'x-forwarded-for' }, () => undefined);
  expect(identify(request({ 'x-forwarded-for': '192.0.2.1, 203.0.113.5:1' }))).toBe('ipv4:cb0071');
  expect(identify(request({}, '198.51.100.7'))).toBe('ipv4:c63364');
});

test('uses the address of the connection without a trusted proxy', () => {
  const identify = createNetworkIdentifier({ trustProxy: false }, () => undefined);
  expect(identify(request({ 'x-forwarded-for': '192.0.2.1' }, '198.51.100.7'))).toBe('ipv4:c63364');
  expect(identify(request({ forwarded: 'for=192.0.2.1' }, '127.0.0.1'))).toBe(LOOPBACK);
});
