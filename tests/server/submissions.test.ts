import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sodium from 'libsodium-wrappers-sumo';
import { expect, test } from 'vitest';

import {
  getDemonstrationKeyFile,
  findRecipients,
  readKeyFile,
  writeNewKeyFile,
} from '../../server/submissions/keys.ts';
import { getMarkFile, readMark, writeMark } from '../../server/submissions/high-water-mark.ts';
import { openSecret } from '../../server/hotline/secret.ts';
import { sealForReporter } from '../../server/hotline/reporter-keys.ts';
import { getPaddedSize } from '../../server/submissions/padding.ts';
import { open, seal } from '../../server/submissions/seal.ts';
import { createRecipients, getKeyName } from '../../server/submissions/recipients.ts';
import { openSqliteStore, storeFileIn } from '../../server/submissions/sqlite.ts';
import { createFolder } from './fixture/dist.ts';
import { ROW, createSubmission } from './fixture/sealed.ts';

const CONTENT = {
  fields: { writer: '시험' },
  attachment: { name: 'a.pdf', content: new Uint8Array([0, 1, 2, 255]) },
};

test('sealed content opens only with its key and in its row', async () => {
  const at = createFolder();
  const pair = await writeNewKeyFile(path.join(at, 'key.json'));
  const box = await seal(CONTENT, ROW, [pair.publicKey]);
  const { name: recipient } = createRecipients('inquiries', [pair.publicKey]);
  const row = { ...ROW, recipient, sealed: box };
  const openedSubmission = await open(row, pair);
  expect(openedSubmission.fields).toEqual(CONTENT.fields);
  expect(new Uint8Array(openedSubmission.attachment?.content ?? [])).toEqual(
    CONTENT.attachment.content,
  );

  const changes = [
    { id: 'b' },
    { consentVersion: '2' },
    { createdAt: '2027-01-01T00:00:00.000Z' },
    { purpose: 'report' as 'inquiry' },
  ];
  for (const change of changes)
    await expect(open({ ...row, ...change }, pair)).rejects.toThrow(/another row/);
  const touchedBox = Uint8Array.from(box);
  touchedBox[touchedBox.length - 1] = (touchedBox.at(-1) ?? 0) ^ 1;
  await expect(open({ ...row, sealed: touchedBox }, pair)).rejects.toThrow(/changed/);
  const unwrappedBox = Uint8Array.from(box);
  unwrappedBox[60] = (unwrappedBox[60] ?? 0) ^ 1;
  await expect(open({ ...row, sealed: unwrappedBox }, pair)).rejects.toThrow(/other keys/);
  await expect(open({ ...row, sealed: box.subarray(0, 20) }, pair)).rejects.toThrow(/changed/);
  const otherPair = await writeNewKeyFile(path.join(at, 'other.json'));
  await expect(open(row, otherPair)).rejects.toThrow(/other keys/);
});

test('the size of a sealed content reveals only its size class; content of version 1 opens', async () => {
  const pair = await writeNewKeyFile(path.join(createFolder(), 'key.json'));
  const row = { ...ROW, recipient: getKeyName(pair.publicKey) };
  const getSize = async (text: string, bytes = 0) => {
    const attachment = { name: 'a.pdf', content: new Uint8Array(bytes) };
    const content = { fields: { text }, ...(bytes && { attachment }) };
    return (await seal(content, row, [pair.publicKey])).length;
  };
  expect(await getSize('a')).toBe(await getSize('가'.repeat(4000)));
  expect(await getSize('a', 1_000_000)).toBe(await getSize('b', 1_048_000));
  expect(await getSize('a', 1_000_000)).toBeLessThan(await getSize('a', 1_100_000));
  expect([1, 16_384, 16_385, 600_000, 2_200_000].map(getPaddedSize)).toEqual([
    16_384, 16_384, 32_768, 1_048_576, 2_621_440,
  ]);
  const getTip = (text: string) => sealForReporter(text, 'tip', 'a', pair.publicKey);
  expect((await getTip('a')).length).toBe((await getTip('b'.repeat(9000))).length);

  const header = JSON.stringify({
    version: 1,
    bound: { id: 'a', purpose: 'inquiry', consentVersion: '1', createdAt: ROW.createdAt },
    fields: { writer: '시험' },
    attachment: { name: 'a.pdf' },
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(header));
  const plain = Buffer.concat([length, Buffer.from(header), Buffer.from('%PDF')]);
  const openedSubmission = await open(
    { ...row, sealed: sodium.crypto_box_seal(plain, pair.publicKey) },
    pair,
  );
  expect(openedSubmission.fields).toEqual({ writer: '시험' });
  expect(Buffer.from(openedSubmission.attachment?.content ?? []).toString()).toBe('%PDF');
});

test('the demonstration key is created once, readable only by its owner', async () => {
  const dataDir = path.join(createFolder(), 'data');
  const firstRecipients = await findRecipients({ dataDir, production: false });
  const again = await findRecipients({ dataDir, production: false });
  expect(again).toEqual(firstRecipients);
  expect(firstRecipients?.demonstration).toBe(true);
  expect(statSync(getDemonstrationKeyFile(dataDir)).mode & 0o777).toBe(0o600);
  expect(await findRecipients({ dataDir, production: true })).toBeUndefined();
});

test('a key without strength, and the demonstration key in production, are refused at the start', async () => {
  const dataDir = path.join(createFolder(), 'data');
  const demonstration = await findRecipients({ dataDir, production: false });
  const getKeys = (publicKey: Uint8Array) => ({ publicKey, verificationKey: publicKey });
  const find = (publicKey: Uint8Array, production = true) =>
    findRecipients({ dataDir, production, departmentKeys: getKeys(publicKey) });
  const pattern = Buffer.from('abcdabcdabcdabcdabcdabcdabcdabcd');
  // A point of order 8: every shared secret with it is zero.
  const lowOrder = Buffer.from(
    'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
    'hex',
  );
  for (const weak of [new Uint8Array(32), pattern, lowOrder])
    await expect(find(weak)).rejects.toThrow(/too simple to protect anything/);
  const ownKey = demonstration?.departments.hotline?.publicKeys[0] ?? new Uint8Array();
  await expect(find(ownKey)).rejects.toThrow(/is the demonstration key/);
  expect(await find(ownKey, false)).toMatchObject({ demonstration: true });
  const { publicKey } = await writeNewKeyFile(path.join(dataDir, 'real.json'));
  const foundKey = await find(publicKey);
  expect(foundKey?.demonstration).toBe(false);
  expect(foundKey?.departments.hotline?.publicKeys).toEqual([publicKey]);
  // With one key for all, no one could be excluded from a report.
  expect(foundKey?.departments.audit).toBeUndefined();
  expect(() => openSecret({ dataDir, serverSecret: new Uint8Array(32).fill(7) })).toThrow(
    /pattern/,
  );
});

test('a key file is never overwritten, and a broken one is refused', async () => {
  const at = createFolder();
  const file = path.join(at, 'key.json');
  await writeNewKeyFile(file);
  const originalBytes = readFileSync(file);
  await expect(writeNewKeyFile(file)).rejects.toThrow(/exists already/);
  expect(readFileSync(file)).toEqual(originalBytes);
  writeFileSync(file, '{"publicKey":"AAAA","privateKey":"AAAA"}');
  expect(() => readKeyFile(file)).toThrow(/does not contain a key pair/);
  await expect(
    findRecipients({ dataDir: path.join(at, 'none', '\0'), production: false }),
  ).rejects.toThrow();
});

test('rows are read as they were written, also after closing', async () => {
  const dataDir = path.join(createFolder(), 'data');
  const store = await openSqliteStore(dataDir);
  await store.add(createSubmission());
  await store.close();
  const again = await openSqliteStore(dataDir);
  expect(await again.list('inquiry')).toEqual([ROW]);
  const foundRow = await again.find('a');
  expect(foundRow && { ...foundRow, sealed: Buffer.from(foundRow.sealed) }).toEqual({
    ...ROW,
    recipient: 'r',
    sealed: Buffer.from('sealed'),
  });
  expect(await again.find('b')).toBeUndefined();
  await again.close();
});

test('a store that lost its log, or was restored to an older state, is refused with a message', async () => {
  const dataDir = createFolder();
  const file = storeFileIn(dataDir);
  const writer = await openSqliteStore(dataDir);
  const add = (id: string) => writer.add(createSubmission({ id, keyHash: Buffer.from(id) }));
  for (let index = 0; index < 36; index += 1) await add(`${index}`);

  /** Creates the data folder after a crash, with a log that `damage` has changed. */
  const createCrashedStore = (damage: (log: string) => void): string => {
    const folder = createFolder();
    for (const name of readdirSync(dataDir))
      if (!name.endsWith('-shm')) cpSync(path.join(dataDir, name), path.join(folder, name));
    damage(`${storeFileIn(folder)}-wal`);
    return folder;
  };
  const whole = await openSqliteStore(createCrashedStore(() => {}));
  expect(await whole.list('inquiry')).toHaveLength(36);
  await whole.close();
  for (const damage of [
    (log: string) => rmSync(log),
    (log: string) => writeFileSync(log, Buffer.alloc(100_000, 7)),
    (log: string) => truncateSync(log, statSync(log).size / 2),
  ]) {
    const folder = createCrashedStore(damage);
    const originalBytes = readFileSync(storeFileIn(folder));
    await expect(openSqliteStore(folder)).rejects.toThrow(
      /ends at write \d+ of 36, with \d+ of 36 submissions: its -wal file .*Restore/s,
    );
    await expect(openSqliteStore(folder, { readOnly: true })).rejects.toThrow(/of 36/);
    expect(readFileSync(storeFileIn(folder))).toEqual(originalBytes);
  }

  await writer.close();
  const older = readFileSync(file);
  const again = await openSqliteStore(dataDir);
  await again.add(createSubmission({ id: 'late', keyHash: Buffer.from('late') }));
  await again.close();
  writeFileSync(file, older);
  await expect(openSqliteStore(dataDir)).rejects.toThrow(/36 of 37 submissions/);
  rmSync(file);
  await expect(openSqliteStore(dataDir)).rejects.toThrow(
    /the file is gone; it held 37 submissions/,
  );
});

test('concurrent submissions share one commit', async () => {
  const dataDir = createFolder();
  const store = await openSqliteStore(dataDir);
  const add = (id: string) => store.add(createSubmission({ id, keyHash: Buffer.from(id) }));
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(`${index}`)));
  expect(readMark(getMarkFile(storeFileIn(dataDir)))).toEqual({ revision: 1, submissions: 20 });
  await store.close();
});

test('a mark that was cut while it was written leaves the previous one', () => {
  const file = path.join(createFolder(), 'mark');
  for (const revision of [1, 2, 3]) writeMark(file, { revision, submissions: revision });
  const bytes = readFileSync(file);
  // The third write used the slot of the first.
  bytes.fill(0x20, 300, 400);
  writeFileSync(file, bytes);
  expect(readMark(file)).toEqual({ revision: 2, submissions: 2 });
  writeFileSync(file, Buffer.alloc(512, 0x20));
  expect(() => readMark(file)).toThrow(/damaged/);
});

test('after compaction neither the file nor the log reveals the order of arrival', async () => {
  const ids = Array.from({ length: 64 }, () => randomUUID());
  const getContent = (id: string) => Buffer.from(`<${id}>`.padEnd(9000, '.'));
  /** Returns the bytes of a store that received the submissions in this order. */
  async function createCompactedFile(order: readonly string[]): Promise<Buffer> {
    const dataDir = createFolder();
    const file = storeFileIn(dataDir);
    const store = await openSqliteStore(dataDir);
    for (const id of order)
      await store.add(createSubmission({ id, keyHash: Buffer.from(id), sealed: getContent(id) }));
    const log = readFileSync(`${file}-wal`);
    const places = order.map((id) => log.indexOf(`<${id}>`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await store.compact();
    expect(statSync(`${file}-wal`).size).toBe(0);
    await store.close();
    const bytes = readFileSync(file);
    for (const id of order) expect(bytes.includes(`<${id}>`)).toBe(true);
    // The file's header contains its change counter twice.
    return Buffer.concat([bytes.subarray(0, 24), bytes.subarray(28, 92), bytes.subarray(96)]);
  }
  const forwards = await createCompactedFile(ids);
  expect((await createCompactedFile(ids.toReversed())).equals(forwards)).toBe(true);
});

test('a lock of another process does not block the event loop', async () => {
  const dataDir = createFolder();
  const store = await openSqliteStore(dataDir);
  const otherDatabase = new DatabaseSync(storeFileIn(dataDir));
  otherDatabase.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const adding = store.add(createSubmission());
  while (turns < 20) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  otherDatabase.exec('ROLLBACK');
  otherDatabase.close();
  expect(await adding).toMatchObject({ createdAt: ROW.createdAt });
  await store.close();
});

test('two processes may use one store', async () => {
  const dataDir = path.join(createFolder(), 'data');
  const [firstStore, secondStore] = [
    await openSqliteStore(dataDir),
    await openSqliteStore(dataDir),
  ];
  await firstStore.add(createSubmission());
  await secondStore.add(createSubmission({ id: 'b', keyHash: Buffer.from('b') }));
  expect(await firstStore.list('inquiry')).toHaveLength(2);
  const reader = await openSqliteStore(dataDir, { readOnly: true });
  expect(await reader.list('inquiry')).toHaveLength(2);
  await expect(
    reader.add(createSubmission({ id: 'c', keyHash: Buffer.from('c') })),
  ).rejects.toThrow();
  for (const store of [firstStore, secondStore, reader]) await store.close();
});

test('commits are synced, whatever the defaults of SQLite become', async () => {
  const dataDir = path.join(createFolder(), 'data');
  await (await openSqliteStore(dataDir)).close();
  const plain = new DatabaseSync(storeFileIn(dataDir));
  expect(plain.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  plain.close();
  const source = readFileSync(
    new URL('../../server/submissions/sqlite.ts', import.meta.url),
    'utf8',
  );
  expect(source).toContain('PRAGMA synchronous = EXTRA');
});

test('a closed store has no open connection, even if it was not used', async () => {
  const dataDir = createFolder();
  await (await openSqliteStore(dataDir)).close();
  await (await openSqliteStore(dataDir, { readOnly: true })).close();
  await (await openSqliteStore(dataDir)).close();
  // The last connection to close removes the log.
  expect(readdirSync(dataDir).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
});

const damages: Array<[string, (file: string) => void]> = [
  ['empty', (file) => truncateSync(file, 0)],
  ['cut in half', (file) => truncateSync(file, 8192)],
  ['overwritten', (file) => writeFileSync(file, Buffer.alloc(20_000, 7))],
  [
    'another database',
    (file) => {
      rmSync(file);
      const otherDatabase = new DatabaseSync(file);
      otherDatabase.exec('CREATE TABLE a (b); INSERT INTO a VALUES (1)');
      otherDatabase.close();
    },
  ],
  [
    'of a later version',
    (file) => {
      const later = new DatabaseSync(file);
      later.exec('PRAGMA user_version = 99');
      later.close();
    },
  ],
  [
    'a folder',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
  [
    'gone, but for its log',
    (file) => {
      rmSync(file);
      writeFileSync(`${file}-wal`, 'log');
    },
  ],
];

test.each(damages)(
  'a store that is %s is refused, and nothing is changed',
  async (_how, damage) => {
    const dataDir = path.join(createFolder(), 'data');
    const store = await openSqliteStore(dataDir);
    for (let index = 0; index < 20; index += 1)
      await store.add(
        createSubmission({
          id: `${index}`,
          keyHash: Buffer.from(`${index}`),
          sealed: Buffer.alloc(1000),
        }),
      );
    await store.close();
    damage(storeFileIn(dataDir));
    const listFiles = () => {
      try {
        return readFileSync(storeFileIn(dataDir));
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    };
    const initialFiles = listFiles();
    await expect(openSqliteStore(dataDir)).rejects.toThrow(
      /cannot be used: .*Nothing was changed/s,
    );
    expect(listFiles()).toEqual(initialFiles);
  },
);

test('a data folder that cannot be created is refused with a message', async () => {
  const file = path.join(createFolder(), 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  await expect(openSqliteStore(path.join(file, 'data'))).rejects.toThrow(/is a file.*DATA_DIR/);
});

test('a data folder without write permission is distinguished from a damaged store', async () => {
  // No user can create a folder there: only the system writes to it.
  const error: unknown = await openSqliteStore('/sys/site').catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/may not be written by this user \(E\w+\).*DATA_DIR/s);
  expect(String(error)).not.toContain('backup');
});

// The administrator may write regardless of permissions.
test.skipIf(process.getuid?.() === 0)(
  'a store without write permission is refused when it is opened, not at the first write',
  async () => {
    const dataDir = createFolder();
    await (await openSqliteStore(dataDir)).close();
    chmodSync(storeFileIn(dataDir), 0o400);
    await expect(openSqliteStore(dataDir)).rejects.toThrow(/may not be written by this user/);
    chmodSync(storeFileIn(dataDir), 0o600);
    chmodSync(dataDir, 0o500);
    await expect(openSqliteStore(dataDir)).rejects.toThrow(/may not be written by this user/);
    chmodSync(dataDir, 0o700);
    await (await openSqliteStore(dataDir)).close();
  },
);
