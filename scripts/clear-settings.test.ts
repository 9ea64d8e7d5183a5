import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

import { ROOT } from './run.ts';
import { SERVER_ENVIRONMENT } from './serve.ts';

it.each(['vitest.config.ts', 'playwright.config.ts'])(
  '%s: tests do not inherit server settings',
  (config) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `await import(${JSON.stringify(path.join(ROOT, config))});
         console.log(JSON.stringify([process.env.PORT, process.env.PUBLIC_ORIGIN, process.env.LANG]));`,
      ],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          ...SERVER_ENVIRONMENT,
          LANG: 'C',
          PORT: '3100',
          PUBLIC_ORIGIN: 'https://www.example.com',
          E2E_DATA_DIR: 'unused',
        },
      },
    );
    expect(stdout, stderr).toBe('[null,null,"C"]\n');
  },
);
