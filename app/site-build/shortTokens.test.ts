import { build } from 'vite';
import { expect, it } from 'vitest';

import { shortNames, shortened, shortTokens } from './shortTokens.ts';

const names = shortNames(['space-4', 'space-40', 'color-text']);

it('shortens the names of tokens and nothing else', () => {
  expect(
    shortened('gap:var(--space-4) var(--space-40);--x:1;color:var(--color-text-muted)', names),
  ).toBe('gap:var(--01) var(--02);--x:1;color:var(--color-text-muted)');
});

it('fails the build when no token is found', async () => {
  const entry = 'virtual:entry';
  const bundle = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? 'export default 1' : undefined),
      },
      shortTokens(['space-4']),
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  await expect(bundle).rejects.toThrow('found no "--token"');
});
