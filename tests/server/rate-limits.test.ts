import { expect, test } from 'vitest';

import { createRateLimits } from '../../server/http/rate-limits.ts';
import { createMemoryState } from '../../server/shared-state/memory-state.ts';
import { COMPLIMENT, getForm, send } from './fixture/forms.ts';
import { NOW, startSite } from './fixture/site.ts';

const LIMITS = { rateLimits: { submissions: 60, lookups: 30 } };

test('a network has a limit for each action, and a day later its count is forgotten', async () => {
  let now = NOW;
  const limits = createRateLimits(LIMITS, createMemoryState('unused'), () => now);
  for (let index = 0; index < 60; index += 1)
    expect(await limits.count('submission', 'a')).toBeUndefined();
  expect(await limits.count('submission', 'a')).toBeGreaterThan(0);
  expect(await limits.count('lookup', 'a')).toBeUndefined();
  expect(await limits.count('submission', 'b')).toBeUndefined();
  now = new Date(NOW.getTime() + 25 * 3_600_000);
  expect(await limits.count('submission', 'a')).toBeUndefined();
});

/** Sends 64 posts through a proxy on the same host, and returns the responses. */
async function getStatuses(environment: Record<string, string>, header: string, values: string[]) {
  const site = await startSite({ environment: { RATE_LIMIT_SUBMISSIONS: '20', ...environment } });
  const statuses = await Promise.all(
    Array.from(
      { length: 64 },
      async (_, index) =>
        (
          await send(site, 'compliment', getForm(COMPLIMENT), {
            [header]: values[index % values.length] ?? '',
          })
        ).status,
    ),
  );
  const refusedCount = statuses.filter((status) => status === 429).length;
  return {
    acceptedCount: statuses.filter((status) => status === 201).length,
    refusedCount,
    site,
  };
}

const PORTS = Array.from({ length: 64 }, (_, index) => `203.0.113.77:${50_000 + index}`);

test('behind an untrusted proxy, the limit applies to all visitors together', async () => {
  const addresses = Array.from({ length: 64 }, (_, index) => `203.0.${index}.1`);
  const { acceptedCount, refusedCount, site } = await getStatuses({}, 'X-Forwarded-For', addresses);
  expect([acceptedCount, refusedCount]).toEqual([20, 44]);
  // Once, not for every request.
  expect(site.logLines.filter((line) => line.includes('proxy.untrusted'))).toHaveLength(1);
});

test.each([
  ['X-Forwarded-For', 'true', PORTS],
  ['X-Forwarded-For', 'true', ['[2001:db8:1::1]:443', '2001:db8:1::2', '"[2001:db8:1::3]"']],
  ['X-Forwarded-For', 'true', ['unknown', '_hidden', '', ' ', '203.0.113', 'a, b', '1.2.3.4.5:6']],
  ['Forwarded', 'forwarded', PORTS.map((port) => `for="${port}";proto=https`)],
  ['Forwarded', 'forwarded', ['for="[2001:db8:1::1]:443"', 'for=192.0.2.9, for="[2001:db8:1::2]"']],
  ['Forwarded', 'forwarded', ['for=unknown', 'for=_hidden', 'for="', 'by=203.0.113.1', ';;']],
])('%s is read as one network: TRUST_PROXY=%s, %j', async (header, trust, values) => {
  const { acceptedCount, refusedCount } = await getStatuses({ TRUST_PROXY: trust }, header, values);
  expect([acceptedCount, refusedCount]).toEqual([20, 44]);
});

test('unreadable addresses are logged once', async () => {
  const { site } = await getStatuses({ TRUST_PROXY: 'true' }, 'X-Forwarded-For', ['_hidden']);
  expect(site.logLines.filter((line) => line.includes('proxy.unreadable'))).toHaveLength(1);
  expect(site.logLines.join('')).not.toContain('_hidden');
});

test('a header that the proxy does not set cannot name an address', async () => {
  const values = Array.from({ length: 64 }, (_, index) => `for=203.0.${index}.1`);
  const { acceptedCount } = await getStatuses({ TRUST_PROXY: 'true' }, 'Forwarded', values);
  expect(acceptedCount).toBe(20);
});
