import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

import { listModes, readMode } from './build.ts';
import { deriveTokens, suggestColors, type TokenTree } from './palette.ts';
import { createTheme, type ThemeMode } from './theme.ts';

const SAMPLE = { line: '#0B1F3F', signal: '#1652F0' };
const TEAL = { line: '#10332E', signal: '#0B7A6B' };

/** Returns the custom properties of a mode with the tokens of a new brand, as the build of the tokens reads them. */
async function readBrand(mode: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'theme-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const src = fileURLToPath(new URL('src', import.meta.url));
  const sources = Object.fromEntries(
    await Promise.all(
      globSync('**/*.json', { cwd: src }).map(
        async (file) =>
          [file, JSON.parse(await readFile(path.join(src, file), 'utf8')) as TokenTree] as const,
      ),
    ),
  );
  for (const [file, tree] of Object.entries(deriveTokens(suggestColors(TEAL), sources))) {
    const at = path.join(folder, 'tokens', file);
    // oxlint-disable-next-line no-await-in-loop -- a few small files
    await mkdir(path.dirname(at), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(at, JSON.stringify(tree));
  }
  return readMode(mode, folder);
}

/** Normalizes the notation of a color. */
const normalize = (value = '') => value.toLowerCase().replaceAll(/\s+/g, '');

describe('createTheme', () => {
  it.each(['light', 'dark', 'high-contrast'] as ThemeMode[])(
    'returns the colors that a new brand has in the mode %s',
    async (mode) => {
      const brand = await readBrand(mode);
      const opaque = Object.entries(createTheme(TEAL).values[mode]).filter(([, value]) =>
        /^#[\da-f]{6}$/i.test(value),
      );
      expect(opaque.length).toBeGreaterThan(30);
      for (const [name, value] of opaque)
        expect(normalize(value), name).toBe(normalize(brand[name]));
    },
  );

  it('has all modes of the tokens', async () => {
    expect(Object.keys(createTheme(TEAL).values).toSorted()).toEqual(
      (await listModes()).toSorted(),
    );
  });

  it('keeps the required contrasts in all modes', () => {
    expect(createTheme(TEAL).shortfalls).toEqual([]);
    expect(createTheme(SAMPLE).shortfalls).toEqual([]);
  });

  it('names the pairs of colors without enough contrast', () => {
    const { shortfalls } = createTheme({ ...TEAL, signal: '#7FE0D0' });
    expect(shortfalls.map(({ mode }) => mode)).toContain('light');
  });

  it('accepts a typeface', () => {
    expect(createTheme({ ...TEAL, typeface: 'Inter, sans-serif' }).css).toContain(
      '--font-family-body:Inter, sans-serif',
    );
    expect(createTheme(TEAL).css).not.toContain('--font-family-body');
  });

  it('refuses invalid colors', () => {
    expect(() => createTheme({ ...TEAL, signal: 'teal-ish' })).toThrow('"teal-ish" is not a color');
  });
});
