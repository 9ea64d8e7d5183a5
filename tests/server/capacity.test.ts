import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { createLog } from '../../server/log.ts';
import { createCapacity, type CapacityAlarm } from '../../server/submissions/capacity.ts';
import { getPaddedSize } from '../../server/submissions/padding.ts';
import { createFolder } from './fixture/dist.ts';
import { getForm, readProblem, REPORT, send } from './fixture/forms.ts';
import { createInquiryForm, createPdf } from './fixture/inquiry.ts';
import { createSubmission } from './fixture/sealed.ts';
import { NOW, startSite } from './fixture/site.ts';
import { openStore } from './fixture/store.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the usage of a store counts sealed content, in total and for a day', async () => {
  const store = await openStore(createFolder());
  expect(await store.usage('2026')).toEqual({ total: 0, since: 0 });
  await store.add(
    createSubmission({ sealed: Buffer.alloc(1000), createdAt: '2026-11-19T15:00:00.000Z' }),
  );
  const key = Buffer.from('b');
  await store.add(
    createSubmission({ id: 'b', keyHash: key, sealed: Buffer.alloc(500), createdAt: '2026-11-18' }),
  );
  expect(await store.usage('2026-11-19T15:00:00.000Z')).toEqual({ total: 1500, since: 1000 });
});

test('concurrent submissions measure the store once', async () => {
  let measurements = 0;
  const capacity = createCapacity({
    store: {
      usage: async () => {
        measurements += 1;
        return { total: 0, since: 0 };
      },
    },
    limits: { dailyBytes: 1000, totalBytes: 1000, minimumFreeBytes: 0 },
    freeBytes: async () => undefined,
    alarm: () => {},
    log: createLog(() => {}),
    now: () => NOW,
  });
  const admissions = await Promise.all(
    Array.from({ length: 12 }, () => capacity.admit(100, false)),
  );
  expect(admissions.filter((admission) => admission === 'all')).toHaveLength(10);
  expect(measurements).toBe(1);
});

test('the day, the store and the disk have a limit each, and an alarm before it', async () => {
  const usage = { total: 0, since: 0 };
  let free = 10_000;
  let now = NOW;
  const alarms: CapacityAlarm[] = [];
  const capacity = createCapacity({
    store: { usage: async () => usage },
    limits: { dailyBytes: 1000, totalBytes: 5000, minimumFreeBytes: 1000 },
    freeBytes: async () => free,
    alarm: (alarmName) => void alarms.push(alarmName),
    log: createLog(() => {}),
    now: () => now,
  });
  const measureAgain = () => (now = new Date(now.getTime() + DAY));
  expect(await capacity.admit(700, true)).toBe('all');
  expect(alarms).toEqual([]);
  expect(await capacity.admit(200, true)).toBe('all');
  expect(alarms).toEqual(['daily']);
  expect(await capacity.admit(200, true)).toBe('texts');
  expect(await capacity.admit(200, false)).toBe('all');
  measureAgain();
  expect(await capacity.admit(200, true)).toBe('all');

  usage.total = 4500;
  measureAgain();
  expect(await capacity.admit(100, false)).toBe('all');
  expect(alarms).toEqual(['daily', 'total']);
  expect(await capacity.admit(600, false)).toBe('nothing');

  usage.total = 0;
  free = 1400;
  measureAgain();
  expect(await capacity.admit(100, false)).toBe('all');
  expect(alarms).toEqual(['daily', 'total', 'disk']);
  expect(await capacity.admit(150, false)).toBe('nothing');
});

test('between two measurements, submissions are accepted only while the disk has room for them', async () => {
  const folder = createFolder();
  const store = await openStore(folder);
  const measureFolder = (): number =>
    readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  const initialSize = measureFolder();
  const free = 4_000_000;
  let measurements = 0;
  const capacity = createCapacity({
    store,
    limits: { dailyBytes: Infinity, totalBytes: Infinity, minimumFreeBytes: 500_000 },
    freeBytes: async () => {
      measurements += 1;
      return free;
    },
    alarm: () => {},
    log: createLog(() => {}),
    now: () => NOW,
  });
  let count = 0;
  for (; (await capacity.admit(100_000, true)) === 'all'; count += 1)
    await store.add(
      createSubmission({
        id: `${count}`,
        keyHash: Buffer.from(`${count}`),
        sealed: Buffer.alloc(100_000, 1),
      }),
    );
  expect(count).toBeGreaterThan(5);
  expect(measurements).toBe(1);
  expect(measureFolder() - initialSize).toBeLessThan(free - 500_000);
});

test('refused submissions are not counted, and forms are full if the smallest submission does not fit', async () => {
  const capacity = createCapacity({
    store: { usage: async () => ({ total: 0, since: 0 }) },
    limits: { dailyBytes: Infinity, totalBytes: Infinity, minimumFreeBytes: 100_000 },
    freeBytes: async () => 400_000,
    alarm: () => {},
    log: createLog(() => {}),
    now: () => NOW,
  });
  expect(await capacity.admit(200_000, false)).toBe('nothing');
  expect(await capacity.isFull()).toBe(false);
  expect(await capacity.admit(95_000, false)).toBe('all');
  expect(await capacity.admit(getPaddedSize(0), false)).toBe('nothing');
  expect(await capacity.isFull()).toBe(true);
});

test('a disk or a database that cannot be measured does not refuse submissions', async () => {
  const logLines: string[] = [];
  const capacity = createCapacity({
    store: { usage: async () => Promise.reject(Object.assign(new Error('no'), { code: 'EIO' })) },
    limits: { dailyBytes: 1000, totalBytes: 1000, minimumFreeBytes: 1000 },
    freeBytes: async () => 0,
    alarm: () => {},
    log: createLog((line) => void logLines.push(line)),
    now: () => NOW,
  });
  expect(await capacity.admit(100, true)).toBe('all');
  expect(logLines.join('')).toContain('"code":"EIO"');
});

test('beyond the limits forms are refused with a message, and pages are served', async () => {
  const daily = await startSite({ environment: { DAILY_QUOTA_MB: '2' } });
  const post = (content: Uint8Array<ArrayBuffer>, subject: string) =>
    send(daily, 'inquiry', createInquiryForm({ subject }, { name: 'a.pdf', content }));
  expect((await post(createPdf(900_000), 'first')).status).toBe(201);
  const second = await readProblem(await post(createPdf(900_000), 'second'));
  expect(second.errors).toMatchObject([{ code: 'attachment.quota' }]);
  expect((await send(daily, 'report', getForm(REPORT))).status).toBe(201);
  expect(daily.logLines.join('')).toContain('"event":"capacity.low","code":"daily"');

  const full = await startSite({ environment: { MIN_FREE_DISK_MB: '1000000' } });
  const refusedResponse = await send(full, 'report', getForm(REPORT));
  expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([503, null]);
  expect((await readProblem(refusedResponse)).code).toBe('full');
  expect((await fetch(`${full.url}/home/connected`)).status).toBe(200);
});
