/**
 * `npm run desk`: what a department reads and nobody else can. Works on the data folder itself, also
 * while the server runs; no submission can be read through the web.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import {
  demonstrationKeyFileIn,
  nameOfKey,
  readKeyFile,
  writeNewKeyFile,
} from '../submissions/keys.ts';
import { open, SealBroken } from '../submissions/seal.ts';
import { openSqliteStore } from '../submissions/sqlite.ts';

const HELP = `
npm run desk -- inquiries list                 every inquiry, oldest first
npm run desk -- inquiries show <id>            one inquiry, opened
    --key-file <file>                          the private key; else the demonstration key
    --attachment <file>                        where to put its attachment
npm run desk -- keys new <file>                makes a key pair for a department

The data folder is ./data, or DATA_DIR.
`;

/** Keeps a visitor's text from steering the terminal that shows it; line breaks stay. */
const shown = (text: string): string => text.replace(/[^\P{C}\n]/gu, '\uFFFD');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { 'key-file': { type: 'string' }, attachment: { type: 'string' } },
});
const { dataDir } = readConfig({ DATA_DIR: process.env['DATA_DIR'] });

async function listInquiries(): Promise<void> {
  const store = openSqliteStore(dataDir, { readOnly: true });
  const rows = await store.list('inquiry');
  await store.close();
  for (const { id, createdAt, state } of rows) console.log(`${id}  ${createdAt}  ${state}`);
  console.log(`${rows.length} ${rows.length === 1 ? 'inquiry' : 'inquiries'}`);
}

async function showInquiry(id: string): Promise<void> {
  const pair = readKeyFile(String(options['key-file'] ?? demonstrationKeyFileIn(dataDir)));
  const store = openSqliteStore(dataDir, { readOnly: true });
  const row = await store.find(id);
  await store.close();
  if (!row || row.purpose !== 'inquiry') throw new StartError(`There is no inquiry ${shown(id)}.`);
  if (row.recipient !== nameOfKey(pair.publicKey))
    throw new StartError('This inquiry was sealed to another key. Name its key with --key-file.');

  const { fields, attachment } = await open(row, pair);
  console.log(`received: ${row.createdAt}\nstate: ${row.state}\nconsent: ${row.consentVersion}`);
  for (const [name, value] of Object.entries(fields)) console.log(`${name}: ${shown(value)}`);
  if (!attachment) return;
  console.log(`attachment: ${shown(attachment.name)} (${attachment.content.length} bytes)`);
  const target = options['attachment'];
  if (typeof target !== 'string') return;
  try {
    // Never over another file, and readable by this user alone: it is personal data.
    writeFileSync(target, attachment.content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new StartError(`The attachment was not written: ${(error as Error).message}`);
  }
  console.log(`written to: ${target}`);
}

async function newKey(file: string): Promise<void> {
  const { publicKey } = await writeNewKeyFile(file);
  console.log(`The key pair is in ${file}. Keep it off the web server; without it nothing opens.`);
  console.log(`SUBMISSIONS_PUBLIC_KEY=${Buffer.from(publicKey).toString('base64')}`);
}

async function run([subject, verb, argument]: readonly string[]): Promise<void> {
  if (subject === 'inquiries' && verb === 'list') return listInquiries();
  if (subject === 'inquiries' && verb === 'show' && argument) return showInquiry(argument);
  if (subject === 'keys' && verb === 'new' && argument) return newKey(argument);
  console.log(HELP);
  if (subject !== undefined && subject !== 'help') process.exitCode = 1;
}

run(positionals).catch((error: unknown) => {
  if (!(error instanceof StartError) && !(error instanceof SealBroken)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
