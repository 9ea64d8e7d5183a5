import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sodium from 'libsodium-wrappers-sumo';
import { beforeAll, expect, test, vi } from 'vitest';
import { BACKUP_KEPT_DAYS } from '@site/contract/limits';

import { restore, verify } from '../../server/desk/backup.ts';
import { Desk, type DeskOptions } from '../../server/desk/desk.ts';
import { createEncryptedBackup, removeOldBackups } from '../../server/desk/encrypted-backup.ts';
import { ArchiveError, openArchive, sealFiles } from '../../server/desk/sealed-archive.ts';
import { Terminal } from '../../server/desk/terminal.ts';
import { openSecret, getSecretFile } from '../../server/hotline/secret.ts';
import { StartError } from '../../server/start-error.ts';
import { writeNewKeyFile } from '../../server/submissions/keys.ts';
import { openSqliteStore } from '../../server/submissions/sqlite.ts';
import { makeFolder, createFolder } from './fixture/dist.ts';
import { expectEnd, runDesk } from './fixture/program.ts';
import { ROW, createSubmission } from './fixture/sealed.ts';
import { openStore } from './fixture/store.ts';

// Each command is a separate program.
vi.setConfig({ testTimeout: 60_000 });

const keys = makeFolder();
const keyFile = path.join(keys, 'recovery.json');
const otherKeyFile = path.join(keys, 'other.json');
let pair: Awaited<ReturnType<typeof writeNewKeyFile>>;
beforeAll(async () => {
  pair = await writeNewKeyFile(keyFile);
  await writeNewKeyFile(otherKeyFile);
});

const openDesk = (options: DeskOptions): Desk =>
  new Desk(options, new Terminal(process.stdin, process.stderr));

/** Creates a data folder with one inquiry and a secret, and an empty folder for backups. */
async function createSite() {
  const folder = createFolder();
  const dataDir = path.join(folder, 'data');
  const store = await openSqliteStore(dataDir);
  await store.add(createSubmission());
  const secret = openSecret({ dataDir });
  await store.initializeMetadata('server-secret', secret.name);
  await store.close();
  const backups = path.join(folder, 'backups');
  mkdirSync(backups);
  return { folder, dataDir, backups };
}

async function captureOutput(work: () => Promise<void>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await work();
    return log.mock.calls.join('\n');
  } finally {
    log.mockRestore();
  }
}

test('an encrypted backup is tested when it is made, and opens only with the recovery key', async () => {
  const { folder, dataDir, backups } = await createSite();
  const backupOutput = await captureOutput(() =>
    createEncryptedBackup(openDesk({ dataDir, recoveryKey: pair.publicKey }), backups),
  );
  expect(backupOutput).toContain('can be restored. Inquiries: 1,');
  const [name = '', ...otherNames] = readdirSync(backups);
  expect(otherNames).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}\.backup$/);
  const file = path.join(backups, name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(file);
  for (const text of ['SQLite format', ROW.consentVersion + ROW.createdAt, 'inquiry', 'sha256'])
    expect([text, bytes.includes(text)]).toEqual([text, false]);
  expect(bytes.includes(readFileSync(getSecretFile(dataDir)))).toBe(false);

  const elsewhere = path.join(folder, 'elsewhere');
  const open = (recoveryKeyFile?: string) => openDesk({ dataDir: elsewhere, recoveryKeyFile });
  await expect(verify(open(), file)).rejects.toThrow(/--recovery-key/);
  await expect(verify(open(otherKeyFile), file)).rejects.toThrow(/another key/);
  const verifyResult = await runDesk(['verify', file, '--recovery-key', keyFile], elsewhere);
  expect(verifyResult).toMatchObject(expectEnd(0, 'Inquiries: 1,'));
  await captureOutput(() => restore(open(keyFile), file));
  const restoredStore = await openStore(elsewhere, { readOnly: true });
  expect(await restoredStore.list('inquiry')).toEqual([ROW]);
  expect(readFileSync(getSecretFile(elsewhere))).toEqual(readFileSync(getSecretFile(dataDir)));
});

test('a failed backup leaves no file and deletes no old backup', async () => {
  const { dataDir, backups } = await createSite();
  writeFileSync(path.join(backups, '2020-01-01T000000.backup'), '');
  const make = (options: Partial<DeskOptions>) =>
    createEncryptedBackup(openDesk({ dataDir, ...options }), backups);
  await expect(make({})).rejects.toThrow(/RECOVERY_PUBLIC_KEY/);
  await expect(make({ recoveryKey: new Uint8Array(32) })).rejects.toThrow(/protects nothing/);
  // With the secret of another store, no report could be looked up after a restore.
  writeFileSync(getSecretFile(dataDir), `${Buffer.alloc(32, 'another').toString('base64')}\n`);
  await expect(make({ recoveryKey: pair.publicKey })).rejects.toThrow(/secret is not the one/);
  expect(readdirSync(backups)).toEqual(['2020-01-01T000000.backup']);
});

test('deletes backups after their retention, but nothing else', () => {
  const folder = createFolder();
  const now = new Date('2026-11-22T03:30:00Z');
  const getNameOfDaysAgo = (days: number, seconds = 0) =>
    new Date(now.getTime() - days * 86_400_000 - seconds * 1000)
      .toISOString()
      .slice(0, 19)
      .replaceAll(/(?<=T.*):/g, '');
  const old = getNameOfDaysAgo(BACKUP_KEPT_DAYS, 1);
  const keptFiles = [
    `${getNameOfDaysAgo(BACKUP_KEPT_DAYS)}.backup`,
    `copy of ${old}.backup`,
    'readme.txt',
  ];
  for (const name of [...keptFiles, `${old}.backup`]) writeFileSync(path.join(folder, name), '');
  // A file of an earlier release.
  mkdirSync(path.join(folder, getNameOfDaysAgo(400)));
  writeFileSync(path.join(folder, getNameOfDaysAgo(400), 'submissions.sqlite'), '');
  expect(removeOldBackups(folder, now)).toBe(2);
  expect(readdirSync(folder).toSorted()).toEqual(keptFiles.toSorted());
});

test('restores files of any size, and refuses an archive that was cut or changed anywhere', async () => {
  const folder = createFolder();
  const sizes = { empty: 0, one: 1, chunk: 64 * 1024, large: 200_001 };
  for (const [name, size] of Object.entries(sizes))
    writeFileSync(path.join(folder, name), Buffer.alloc(size, name));
  const archive = path.join(folder, 'archive');
  await sealFiles(folder, Object.keys(sizes), archive, pair.publicKey);
  const open = async () => {
    const target = createFolder();
    await openArchive(archive, target, pair);
    return target;
  };
  const openedStore = await open();
  for (const name of Object.keys(sizes))
    expect(readFileSync(path.join(openedStore, name))).toEqual(
      readFileSync(path.join(folder, name)),
    );

  const whole = readFileSync(archive);
  const head = 8 + 80 + 24;
  const changedFiles = [0, 8, 50, 95, head, head + 100_000, whole.length - 1].map((at) => {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  });
  const chunk = 64 * 1024 + 17;
  const cutFiles = [0, head - 1, head, head + chunk, whole.length - 1].map((at) =>
    whole.subarray(0, at),
  );
  for (const bytes of [...changedFiles, ...cutFiles, Buffer.concat([whole, Buffer.alloc(chunk)])]) {
    writeFileSync(archive, bytes);
    await expect(open()).rejects.toThrow(ArchiveError);
  }
  truncateSync(archive, 0);
  await expect(open()).rejects.toThrow(ArchiveError);
});

/** Creates a validly encrypted archive with any content. */
async function sealBytes(bytes: Uint8Array, file: string): Promise<void> {
  await sodium.ready;
  const key = sodium.crypto_secretstream_xchacha20poly1305_keygen();
  const { state, header } = sodium.crypto_secretstream_xchacha20poly1305_init_push(key);
  const final = sodium.crypto_secretstream_xchacha20poly1305_TAG_FINAL;
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from('SITEBAK1'),
      sodium.crypto_box_seal(key, pair.publicKey),
      header,
      sodium.crypto_secretstream_xchacha20poly1305_push(state, bytes, null, final),
    ]),
  );
}

test.each([
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['a name outside of the folder', '[{ "name": "../key", "bytes": 0 }]'],
  ['a name twice', '[{ "name": "key", "bytes": 0 }, { "name": "key", "bytes": 0 }]'],
])('refuses an archive whose list is %s with a message', async (_, list) => {
  const folder = createFolder();
  const file = path.join(folder, 'archive');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(list));
  await sealBytes(Buffer.concat([length, Buffer.from(list)]), file);
  const elsewhere = path.join(folder, 'elsewhere');
  const restoring = restore(openDesk({ dataDir: elsewhere, recoveryKeyFile: keyFile }), file);
  await expect(restoring).rejects.toThrow(StartError);
});
