import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

import { END_WITH_SHELL } from './serve.ts';

it.skipIf(process.platform === 'win32')(
  'a process of npm ends with its shell, as when a signal ends npm',
  async () => {
    const server = `process.on('SIGTERM', () => { console.log('ended'); process.exit(); }); console.log('started'); setInterval(() => {}, 1000);`;
    // The second command keeps the shell from being replaced by the first one.
    const command = `"${process.execPath}" ${END_WITH_SHELL.join(' ')} -e "${server}"; true`;
    const shell = spawn('sh', ['-c', command], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output: string[] = [];
    for await (const chunk of shell.stdout.setEncoding('utf8')) {
      output.push(...String(chunk).trim().split('\n'));
      if (output.length === 1) shell.kill('SIGTERM');
    }
    if (shell.exitCode === null && shell.signalCode === null) await once(shell, 'close');
    expect(output).toEqual(['started', 'ended']);
  },
);
