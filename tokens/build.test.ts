import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { listModes, readMode, type TokenValues } from './build.ts';
import { MODES, TOKEN_NAMES, TOKEN_VALUES, token } from './dist/tokens.ts';

const all = new Map<string, TokenValues>();
beforeAll(async () => {
  for (const mode of await listModes()) all.set(mode, await readMode(mode));
});

const getValues = (mode: string): TokenValues => all.get(mode) ?? {};

describe('modes', () => {
  it('start from light', () => {
    expect([...all.keys()]).toEqual(['light', 'dark', 'high-contrast']);
  });

  it('have the same names', () => {
    for (const [mode, values] of all)
      expect({ mode, names: Object.keys(values).toSorted() }).toEqual({
        mode,
        names: Object.keys(getValues('light')).toSorted(),
      });
  });

  it('differ in color and never in size: nothing moves when the mode changes', () => {
    for (const [mode, values] of all) {
      const moving = Object.keys(getValues('light')).filter(
        (name) => !/^(?:color|art)-/.test(name) && getValues('light')[name] !== values[name],
      );
      expect({ mode, moving }).toEqual({ mode, moving: [] });
    }
  });
});

it('refuses an invalid color with its file and name', async () => {
  const brand = await mkdtemp(path.join(tmpdir(), 'tokens-'));
  try {
    await mkdir(path.join(brand, 'tokens'));
    const file = path.join(brand, 'tokens', 'primitive.json');
    const palette = { $type: 'color', navy: { 900: { $value: '#0B1F3' } } };
    await writeFile(file, JSON.stringify({ palette }));
    await expect(readMode('light', brand)).rejects.toThrow(
      `${file}: palette.navy.900 is not a color: "#0B1F3". Write it as #1652F0`,
    );
  } finally {
    await rm(brand, { recursive: true });
  }
});

describe('names', () => {
  it('are semantic: the palette is omitted', () => {
    expect(Object.keys(getValues('light')).filter((name) => name.startsWith('palette'))).toEqual(
      [],
    );
  });

  it('omit "default"', () => {
    expect(getValues('light')).toHaveProperty('color-text');
    expect(Object.keys(getValues('light')).filter((name) => name.includes('default'))).toEqual([]);
  });
});

describe('values', () => {
  it('are resolved: no alias and no undefined value is left', () => {
    for (const [mode, values] of all) {
      const open = Object.entries(values).filter(([, value]) =>
        /[{}]|undefined|\[object/.test(value),
      );
      expect({ mode, open }).toEqual({ mode, open: [] });
    }
  });

  it('follow their alias', () => {
    const { 'color-action-primary': action, 'color-area-first': connected } = getValues('light');
    expect(action).toBe(connected);
  });
});

describe('the output', () => {
  it('is built from these sources', () => {
    expect([...MODES]).toEqual([...all.keys()]);
    expect([...TOKEN_NAMES]).toEqual(Object.keys(getValues('light')));
    expect(TOKEN_VALUES).toEqual(Object.fromEntries(all));
    expect(token('color-text')).toBe('var(--color-text)');
  });

  it('declares each token on the root, and the modes by setting and by attribute', async () => {
    const read = (file: string) => readFile(new URL(`dist/${file}`, import.meta.url), 'utf8');
    const css = await read('tokens.css');
    expect(TOKEN_NAMES.filter((name) => !css.includes(`--${name}:`))).toEqual([]);
    expect(css).toContain('@media (prefers-contrast: more){:root{');
    expect(css).toContain(
      '[data-accent=second]{--accent:var(--color-area-second);--accent-surface:var(--color-surface-second)}',
    );
    expect(await read('modes.css')).toContain(':root[data-mode=high-contrast]{');
    expect(await read('dark.css')).toMatch(
      /^@media screen and \(not \(prefers-contrast: more\)\)\{:root:root\{color-scheme:dark;--/,
    );
    expect(await read('brands.css')).toContain(':root[data-brand=veldra][data-mode=dark]{');
  });
});
