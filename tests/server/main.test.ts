import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { copyDatabase, makeFolder, sharedDist } from './fixture/dist.ts';
import { inquiryForm, pdfOf } from './fixture/inquiry.ts';
import { runDesk, startProgram, startServer } from './fixture/program.ts';

function environmentIn(folder: string) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    DIST_DIR: sharedDist(),
    DATABASE_FILE: copyDatabase(folder),
  };
}

test('it says where everything is, that its key is for demonstration, and ends cleanly', async () => {
  const environment = environmentIn(makeFolder());
  const server = await startServer(environment);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(server.output()).toContain(`${server.url}/api/`);
  expect(server.output()).toContain(environment.DATA_DIR);
  expect(server.output()).toContain('DEMONSTRATION KEY');
  server.child.kill('SIGTERM');
  expect((await server.ended).status).toBe(0);
});

test('in production without a key it says that the forms are closed', async () => {
  const environment = environmentIn(makeFolder());
  const server = await startServer({ ...environment, PUBLIC_ORIGIN: 'https://www.example.com' });
  expect(server.output()).toContain('The forms are CLOSED');
  server.child.kill('SIGINT');
  expect((await server.ended).status).toBe(0);
});

const troubles: Array<[string, (environment: ReturnType<typeof environmentIn>) => object, RegExp]> =
  [
    [
      'the build is missing',
      () => ({ DIST_DIR: '/nowhere' }),
      /no built site in \/nowhere.*npm run build/,
    ],
    [
      'db.json is missing',
      () => ({ DATABASE_FILE: '/nowhere.json' }),
      /\/nowhere\.json cannot be used/,
    ],
    ['a setting is wrong', () => ({ PORT: 'x' }), /PORT: /],
    [
      'the store is empty',
      ({ DATA_DIR }) => {
        mkdirSync(DATA_DIR);
        writeFileSync(path.join(DATA_DIR, 'submissions.sqlite'), '');
        return {};
      },
      /submissions\.sqlite cannot be used: it is empty/,
    ],
    [
      'db.json is broken',
      ({ DATABASE_FILE }) => {
        writeFileSync(DATABASE_FILE, '{\n"press": x}');
        return {};
      },
      /db\.json cannot be used: line 2/,
    ],
  ];

test.each(troubles)(
  'when %s it does not start, and says why in a sentence',
  async (_what, make, sentence) => {
    const environment = environmentIn(makeFolder());
    const server = startProgram('server/main.ts', [], { ...environment, ...make(environment) });
    const { status, output } = await server.ended;
    expect(status).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
  },
);

test('when its port is taken it names another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const environment = { ...environmentIn(makeFolder()), PORT: String(port) };
  const { status, output } = await startProgram('server/main.ts', [], environment).ended;
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).not.toMatch(/^\s+at /m);
});

test('the desk lists, shows and exports while the server runs', async () => {
  const folder = makeFolder();
  const environment = environmentIn(folder);
  const dataDir = environment.DATA_DIR;
  expect((await runDesk(['inquiries', 'list'], dataDir)).output).toContain(
    'Nothing has been submitted',
  );
  const server = await startServer(environment);
  const form = inquiryForm(
    { subject: 'steer \u001b[2Jthe terminal' },
    { name: 'a.pdf', content: pdfOf(64) },
  );
  await fetch(`${server.url}/api/inquiries`, { method: 'POST', body: form });

  const list = await runDesk(['inquiries', 'list'], dataDir);
  expect(list.output).toMatch(/received\n1 inquiry\n$/);
  const id = String(list.output.split(' ')[0]);
  const shown = await runDesk(['inquiries', 'show', id], dataDir);
  expect(shown.output).toContain('email: visitor@example.com');
  expect(shown.output).toContain('steer \uFFFD[2Jthe terminal');
  expect(shown.output).toContain('attachment: a.pdf (64 bytes)');

  const target = path.join(folder, 'out.pdf');
  const show = ['inquiries', 'show', id, '--attachment', target];
  expect((await runDesk(show, dataDir)).status).toBe(0);
  expect(readFileSync(target)).toEqual(Buffer.from(pdfOf(64)));
  expect(statSync(target).mode & 0o777).toBe(0o600);
  const again = await runDesk(show, dataDir);
  expect([again.status, again.output.includes('was not written')]).toEqual([1, true]);

  expect((await runDesk(['inquiries', 'show', 'none'], dataDir)).output).toContain(
    'no inquiry none',
  );
  const key = path.join(folder, 'key.json');
  const made = await runDesk(['keys', 'new', key], dataDir);
  expect(made.output).toMatch(/SUBMISSIONS_PUBLIC_KEY=[\w+/]{43}=/);
  const wrong = await runDesk(['inquiries', 'show', id, '--key-file', key], dataDir);
  expect([wrong.status, wrong.output.includes('another key')]).toEqual([1, true]);
  expect((await runDesk([], dataDir)).output).toContain('inquiries list');
  expect((await runDesk(['nonsense'], dataDir)).status).toBe(1);
});

test('what is sealed to a configured key opens with its file alone', async () => {
  const folder = makeFolder();
  const environment = environmentIn(folder);
  const key = path.join(folder, 'key.json');
  const made = await runDesk(['keys', 'new', key], environment.DATA_DIR);
  const publicKey = /SUBMISSIONS_PUBLIC_KEY=(\S+)/.exec(made.output)?.[1] ?? '';
  const server = await startServer({ ...environment, SUBMISSIONS_PUBLIC_KEY: publicKey });
  expect(server.output()).not.toContain('DEMONSTRATION');
  await fetch(`${server.url}/api/inquiries`, { method: 'POST', body: inquiryForm() });
  const list = await runDesk(['inquiries', 'list'], environment.DATA_DIR);
  const show = ['inquiries', 'show', String(list.output.split(' ')[0])];
  expect((await runDesk(show, environment.DATA_DIR)).status).toBe(1);
  const shown = await runDesk([...show, '--key-file', key], environment.DATA_DIR);
  expect(shown.output).toContain('visitor@example.com');
});
