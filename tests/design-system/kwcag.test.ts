import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import kwcag from '../../design-system/kwcag.json' with { type: 'json' };
import { COMPONENT_FOLDERS, ROOT } from './sources.ts';

const itemNames = new Set(kwcag.items.map(({ name }) => name.ko));
const answers = COMPONENT_FOLDERS.map((folder) => {
  const name = path.basename(folder);
  const text = readFileSync(path.join(folder, `${name}.docs.json`), 'utf8');
  return { name, items: (JSON.parse(text) as { kwcag: string[] }).kwcag };
});

describe('the map of KWCAG 2.2', () => {
  it('contains all 33 items once', () => {
    expect(kwcag.items).toHaveLength(33);
    expect(itemNames.size).toBe(33);
  });

  it.each(kwcag.items)('$id $name.ko: refers to a component or a note, and to a test', (item) => {
    const components = answers.filter(({ items }) => items.includes(item.name.ko));
    expect(components.length > 0 || item.note !== undefined).toBe(true);
    expect(item.tests.length).toBeGreaterThan(0);
    expect(item.tests.filter((test) => !existsSync(path.join(ROOT, test)))).toEqual([]);
  });

  it.each(answers)('$name names its items as the guidelines do', ({ items }) => {
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((name) => !itemNames.has(name))).toEqual([]);
  });
});
