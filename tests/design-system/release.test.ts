import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { getSinceVersion } from '../../.storybook/docs/component-facts.ts';
import * as forms from '../../design-system/src/forms.ts';
import * as base from '../../design-system/src/index.ts';
import * as sections from '../../design-system/src/sections.ts';
import { ROOT, readSources } from './sources.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const readManifest = (workspace: string) =>
  JSON.parse(read(`${workspace}/package.json`)) as Partial<Manifest>;

it.each(['tokens', 'design-system'])(
  '%s: its version is the newest of its change log',
  (workspace) => {
    const [, newest] = /^## (.+)$/m.exec(read(`${workspace}/CHANGELOG.md`)) ?? [];
    expect(readManifest(workspace).version).toBe(newest);
  },
);

it('the components require the tokens of their own version', () => {
  expect(readManifest('design-system').dependencies?.['@site/tokens']).toBe(
    readManifest('tokens').version,
  );
});

it('the change log of a version or an entry for the next one names every component', () => {
  const changes = read('design-system/CHANGELOG.md');
  const entries = readSources('.changeset/*.md').map(({ text }) => text);
  const unnamedExports = Object.keys({ ...base, ...sections, ...forms }).filter(
    (name) => /^[A-Z]/.test(name) && !getSinceVersion(name, changes, entries),
  );
  // `npm exec -- changeset` writes an entry: "New: `Name`."
  expect(unnamedExports).toEqual([]);
});
