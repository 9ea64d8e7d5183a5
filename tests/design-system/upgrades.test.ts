import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { entries } from '../../.storybook/docs/changes.ts';
import { listUpgrades } from '../../.storybook/docs/upgrades.ts';
import * as forms from '../../design-system/src/forms.ts';
import * as base from '../../design-system/src/index.ts';
import * as sections from '../../design-system/src/sections.ts';

const changes = readFileSync(
  path.join(import.meta.dirname, '../../design-system/CHANGELOG.md'),
  'utf8',
);
const names = new Set([base, sections, forms].flatMap((entry) => Object.keys(entry)));
const upgrades = listUpgrades(changes, entries);

it('names a replacement for every component that is no longer exported', () => {
  const publishedNames = new Set(
    [...changes.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name),
  );
  const removedNames = [...publishedNames].filter((name) => !names.has(name));
  expect(removedNames.filter((name) => !upgrades.some(({ from }) => from === name))).toEqual([]);
});

it('reads old and new names with their versions', () => {
  const entry = '`A` → `B`, and `C.d` → `C.e="f"`.';
  expect(listUpgrades(`## 2.0.0\n\n${entry}\n\n## 1.0.0\n\nNew: \`A\`.`, ['`G` → `H`'])).toEqual([
    { version: undefined, from: 'G', to: 'H' },
    { version: '2.0.0', from: 'A', to: 'B' },
    { version: '2.0.0', from: 'C.d', to: 'C.e="f"' },
  ]);
});
