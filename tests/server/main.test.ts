import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import { StartError } from '../../server/start-error.ts';
import { writePublicData, makeFolder, createFolder, getSharedDist } from './fixture/dist.ts';
import { startProgram, startServer } from './fixture/program.ts';

function createEnvironment(folder: string) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    DIST_DIR: getSharedDist(),
    PUBLIC_DATA_FILE: writePublicData(folder),
  };
}

test('it prints where everything is and that its key is for demonstration, and ends cleanly', async () => {
  const environment = createEnvironment(makeFolder());
  const server = await startServer(environment);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(server.getOutput()).toContain(`${server.url}/api/`);
  expect(server.getOutput()).toContain(environment.DATA_DIR);
  expect(server.getOutput()).toContain('DEMONSTRATION KEY');
  server.child.kill('SIGTERM');
  expect((await server.ended).status).toBe(0);
});

test('behind TLS it warns that the forms are closed without a key, and that all visitors share a network without a trusted proxy', async () => {
  const environment = {
    ...createEnvironment(makeFolder()),
    PUBLIC_ORIGIN: 'https://www.example.com',
  };
  const server = await startServer(environment);
  expect(server.getOutput()).toContain('The forms are CLOSED');
  expect(server.getOutput()).toContain('TRUST_PROXY is not set');
  server.child.kill('SIGINT');
  expect((await server.ended).status).toBe(0);
  const trusting = await startServer({ ...environment, TRUST_PROXY: 'true' });
  expect(trusting.getOutput()).not.toContain('TRUST_PROXY');
});

const startFailures: Array<
  [string, (environment: ReturnType<typeof createEnvironment>) => object, RegExp]
> = [
  [
    'the build is missing',
    () => ({ DIST_DIR: '/nowhere' }),
    /no built site in \/nowhere.*npm run build/,
  ],
  [
    'the build is of another version',
    () => {
      const dist = path.join(createFolder(), 'dist');
      cpSync(getSharedDist(), dist, { recursive: true });
      writeFileSync(path.join(dist, 'site.json'), '{"routes":[],"pages":[]}');
      return { DIST_DIR: dist };
    },
    /was made by another version.*npm run build/,
  ],
  [
    'db.json is missing',
    () => ({ PUBLIC_DATA_FILE: '/nowhere.json' }),
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
    ({ PUBLIC_DATA_FILE }) => {
      writeFileSync(PUBLIC_DATA_FILE, '{\n"press": x}');
      return {};
    },
    /db\.json cannot be used: line 2/,
  ],
];

test.each(startFailures)(
  'when %s it does not start, and prints the reason',
  async (_what, make, sentence) => {
    const environment = createEnvironment(makeFolder());
    const start = async () =>
      createApp(
        readConfig({ ...environment, ...make(environment) }),
        createLog(() => undefined),
      );
    const error = await start().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).message).toMatch(sentence);
  },
);

test('the program ends with the message, without a stack', async () => {
  const environment = createEnvironment(makeFolder());
  writeFileSync(environment.PUBLIC_DATA_FILE, '{');
  const { status, output } = await startProgram('server/main.ts', [], environment).ended;
  expect(status).toBe(1);
  expect(output).toContain('cannot be used: line 1');
  expect(output).not.toMatch(/^\s+at /m);
});

test.each(['PORT', 'MONITORING_PORT'])(
  'when the port of %s is taken it suggests another one, and names the setting',
  async (setting) => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    onTestFinished(() => void otherServer.close());
    const { port } = otherServer.address() as AddressInfo;
    const environment = { ...createEnvironment(makeFolder()), [setting]: String(port) };
    const { status, output } = await startProgram('server/main.ts', [], environment).ended;
    expect(status).toBe(1);
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).toContain(` ${setting}=${port + 1}`);
    expect(output).not.toMatch(/^\s+at /m);
  },
);

test('an address of another machine is reported with the name of its setting', async () => {
  // RFC 5737: reserved for documentation, so no machine has it.
  const environment = { ...createEnvironment(makeFolder()), HOST: '192.0.2.1' };
  const { status, output } = await startProgram('server/main.ts', [], environment).ended;
  expect(status).toBe(1);
  expect(output).toContain('HOST is 192.0.2.1, which is not an address of this machine');
});

test('the server continues when a reader of the log closes its end', async () => {
  const server = await startServer(createEnvironment(makeFolder()));
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  // Each request writes a log line.
  for (let index = 0; index < 5; index += 1)
    expect((await fetch(`${server.url}/api/inquiries`, { method: 'POST', body: '' })).status).toBe(
      415,
    );
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
