import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { ROOT } from './run.ts';
import { SERVER_ENVIRONMENT } from './serve.ts';

/** Runs a program that cannot start with this PORT until it exits. */
async function run(file: string, port: string) {
  const child = spawn(process.execPath, [path.join(ROOT, file)], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      ...SERVER_ENVIRONMENT,
      LANG: 'en_US.UTF-8',
      HOST: '127.0.0.1',
      PORT: port,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

test.each([
  ['app/site-build/dev.ts', 'npm run dev'],
  ['edit/main.ts', 'npm run edit'],
])('%s ends with a message if it cannot listen on its ports', async (file, command) => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  onTestFinished(() => void otherServer.close());
  const { port: takenPort } = otherServer.address() as AddressInfo;
  for (const [setting, sentence] of [
    ['abc', /PORT has to be a whole number/],
    ['0', /PORT has to be a whole number/],
    ['65535', /PORT has to be a whole number/],
    [String(takenPort), new RegExp(`Port ${takenPort} is taken`)],
    // Its backend would listen on the next port, which another test may use.
    [String(takenPort - 1), new RegExp(`Port (?:${takenPort - 1}|${takenPort}) is taken`)],
  ] as const) {
    const { status, output } = await run(file, setting);
    expect(status, output).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).toContain(command);
    expect(output).not.toMatch(/^\s+at /m);
  }
});
