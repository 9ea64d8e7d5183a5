import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';

import { createRateLimits, deriveNetwork } from '../../server/http/rate-limits.ts';
import { NOW } from './fixture/site.ts';

test.each([
  ['198.51.100.7', '198.51.100'],
  ['::ffff:198.51.100.7', '198.51.100'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0001::6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::2', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['', undefined],
  ['unknown', undefined],
  ['198.51.100', undefined],
])('the network of %j is %j', (address, network) => {
  expect(deriveNetwork(address)).toBe(network);
});

/** A request as far as a limit looks at it. */
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test('neighbours share a limit, look-ups have their own, and a day later nobody is known', async () => {
  let now = NOW;
  const limits = createRateLimits({ trustProxy: false }, () => now);
  const request = from('198.51.100.7', '192.0.2.1');
  for (let index = 0; index < 60; index += 1)
    expect(await limits.count('submission', request)).toBeUndefined();
  expect(await limits.count('submission', from('198.51.100.8'))).toBeGreaterThan(0);
  expect(await limits.count('lookup', request)).toBeUndefined();
  expect(await limits.count('submission', from('198.51.101.8'))).toBeUndefined();
  now = new Date(NOW.getTime() + 25 * 3_600_000);
  expect(await limits.count('submission', request)).toBeUndefined();
});

test('only a proxy of our own may speak for the visitor, and only its last word counts', async () => {
  const limits = createRateLimits({ trustProxy: true }, () => NOW);
  for (let index = 0; index < 60; index += 1)
    await limits.count('submission', from('127.0.0.1', `192.0.2.${index}, 203.0.113.5`));
  const again = await limits.count('submission', from('127.0.0.1', '192.0.2.99, 203.0.113.6'));
  expect(again).toBeGreaterThan(0);
});
