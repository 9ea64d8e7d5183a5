import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

import {
  demonstrationKeyFileIn,
  findRecipient,
  nameOfKey,
  readKeyFile,
  writeNewKeyFile,
} from '../../server/submissions/keys.ts';
import { open, seal } from '../../server/submissions/seal.ts';
import { STEPS } from '../../server/submissions/schema.ts';
import { openSqliteStore, storeFileIn } from '../../server/submissions/sqlite.ts';
import { newFolder } from './fixture/dist.ts';
import { ROW, submission } from './fixture/sealed.ts';

const CONTENT = {
  fields: { writer: '시험' },
  attachment: { name: 'a.pdf', content: new Uint8Array([0, 1, 2, 255]) },
};

test('what is sealed opens again, for its own row and key alone', async () => {
  const at = newFolder();
  const pair = await writeNewKeyFile(path.join(at, 'key.json'));
  const sealed = await seal(CONTENT, ROW, pair.publicKey);
  const row = { ...ROW, recipient: nameOfKey(pair.publicKey), sealed };
  const opened = await open(row, pair);
  expect(opened.fields).toEqual(CONTENT.fields);
  expect(new Uint8Array(opened.attachment?.content ?? [])).toEqual(CONTENT.attachment.content);

  const changes = [
    { id: 'b' },
    { consentVersion: '2' },
    { createdAt: '2027-01-01T00:00:00.000Z' },
    { purpose: 'report' as 'inquiry' },
  ];
  for (const change of changes)
    await expect(open({ ...row, ...change }, pair)).rejects.toThrow(/another row/);
  const touched = Uint8Array.from(sealed);
  touched[60] = (touched[60] ?? 0) ^ 1;
  await expect(open({ ...row, sealed: touched }, pair)).rejects.toThrow(/changed/);
  await expect(open({ ...row, sealed: sealed.subarray(0, 20) }, pair)).rejects.toThrow(/changed/);
  const other = await writeNewKeyFile(path.join(at, 'other.json'));
  await expect(open(row, other)).rejects.toThrow(/another key/);
});

test('the demonstration key is made once, readable by its owner alone', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const first = await findRecipient({ dataDir, production: false });
  const again = await findRecipient({ dataDir, production: false });
  expect(again).toEqual(first);
  expect(first?.demonstration).toBe(true);
  expect(statSync(demonstrationKeyFileIn(dataDir)).mode & 0o777).toBe(0o600);
  expect(await findRecipient({ dataDir, production: true })).toBeUndefined();
  const submissionsPublicKey = new Uint8Array(32);
  const configured = await findRecipient({ dataDir, production: true, submissionsPublicKey });
  expect(configured).toEqual({ publicKey: submissionsPublicKey, demonstration: false });
});

test('a key file is never overwritten, and a broken one is refused', async () => {
  const at = newFolder();
  const file = path.join(at, 'key.json');
  await writeNewKeyFile(file);
  const before = readFileSync(file);
  await expect(writeNewKeyFile(file)).rejects.toThrow(/exists already/);
  expect(readFileSync(file)).toEqual(before);
  writeFileSync(file, '{"publicKey":"AAAA","privateKey":"AAAA"}');
  expect(() => readKeyFile(file)).toThrow(/does not hold a key pair/);
  await expect(
    findRecipient({ dataDir: path.join(at, 'none', '\0'), production: false }),
  ).rejects.toThrow();
});

test('rows come back as they were put, also after closing', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const store = openSqliteStore(dataDir);
  await store.add(submission());
  await store.close();
  const again = openSqliteStore(dataDir);
  expect(await again.list('inquiry')).toEqual([ROW]);
  const found = await again.find('a');
  expect(found && { ...found, sealed: Buffer.from(found.sealed) }).toEqual({
    ...ROW,
    recipient: 'r',
    sealed: Buffer.from('sealed'),
  });
  expect(await again.find('b')).toBeUndefined();
  await again.close();
});

test('a store of the first version is brought up to date with all that is in it', async () => {
  const dataDir = newFolder();
  const old = new DatabaseSync(storeFileIn(dataDir));
  const [firstStep = ''] = STEPS;
  old.exec(`${firstStep} PRAGMA user_version = 1;`);
  old
    .prepare(`INSERT INTO submissions VALUES ('a', 'inquiry', '1', ?, 'received', ?, ?, 'r', ?)`)
    .run(ROW.createdAt, Buffer.from('key'), Buffer.from('f'), Buffer.from('sealed'));
  old.close();
  expect(() => openSqliteStore(dataDir, { readOnly: true })).toThrow(/earlier version/);
  const [one, two] = [openSqliteStore(dataDir), openSqliteStore(dataDir)];
  expect(await one.list('inquiry')).toEqual([ROW]);
  expect(await two.find('a')).toMatchObject({ recipient: 'r', expiresAt: null });
  for (const store of [one, two]) await store.close();
});

test('two processes may use one store', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const [one, two] = [openSqliteStore(dataDir), openSqliteStore(dataDir)];
  await one.add(submission());
  await two.add(submission({ id: 'b', keyHash: Buffer.from('b') }));
  expect(await one.list('inquiry')).toHaveLength(2);
  const reader = openSqliteStore(dataDir, { readOnly: true });
  expect(await reader.list('inquiry')).toHaveLength(2);
  await expect(reader.add(submission({ id: 'c', keyHash: Buffer.from('c') }))).rejects.toThrow();
  for (const store of [one, two, reader]) await store.close();
});

test('commits are synced, whatever the defaults of SQLite become', async () => {
  const dataDir = path.join(newFolder(), 'data');
  await openSqliteStore(dataDir).close();
  const plain = new DatabaseSync(storeFileIn(dataDir));
  expect(plain.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  plain.close();
  const source = readFileSync(
    new URL('../../server/submissions/sqlite-file.ts', import.meta.url),
    'utf8',
  );
  expect(source).toContain('PRAGMA synchronous = FULL');
});

const damages: Array<[string, (file: string) => void]> = [
  ['empty', (file) => truncateSync(file, 0)],
  ['cut in half', (file) => truncateSync(file, 8192)],
  ['overwritten', (file) => writeFileSync(file, Buffer.alloc(20_000, 7))],
  [
    'another database',
    (file) => {
      rmSync(file);
      const other = new DatabaseSync(file);
      other.exec('CREATE TABLE a (b); INSERT INTO a VALUES (1)');
      other.close();
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
    const dataDir = path.join(newFolder(), 'data');
    const store = openSqliteStore(dataDir);
    for (let index = 0; index < 20; index += 1)
      await store.add(
        submission({
          id: `${index}`,
          keyHash: Buffer.from(`${index}`),
          sealed: Buffer.alloc(1000),
        }),
      );
    await store.close();
    damage(storeFileIn(dataDir));
    const look = () => {
      try {
        return readFileSync(storeFileIn(dataDir));
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    };
    const before = look();
    expect(() => openSqliteStore(dataDir)).toThrow(/cannot be used: .*Nothing was changed/s);
    expect(look()).toEqual(before);
  },
);

test('a data folder that cannot be made is refused in a sentence', () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  expect(() => openSqliteStore(path.join(file, 'data'))).toThrow(/cannot be used/);
});
