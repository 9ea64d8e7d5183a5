import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Of the site; its backend takes the one after it. Two that follow each other, below those that the
 * system hands out to the tests that run beside this one.
 */
const PORT = 10_000 + 2 * (process.pid % 10_000);

it('the site runs from its sources, in both languages', { timeout: 300_000 }, async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'site-dev-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env: { PATH: process.env['PATH'], PORT: String(PORT), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let printed = '';
    await new Promise<void>((listening, failed) => {
      // It goes on printing, so its output goes on being read.
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk;
        if (printed.includes('Local:')) listening();
      });
      child.once('close', () => failed(new Error(`It ended early.\n${printed}`)));
    });
    for (const language of ['ko', 'en']) {
      const page = await fetch(`http://localhost:${PORT}/home/intro?lang=${language}`, {
        headers: { Accept: 'text/html' },
      });
      const html = await page.text();
      expect(page.status, html.slice(0, 2000)).toBe(200);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain('<h1');
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
    rmSync(data, { recursive: true, force: true });
  }
});
