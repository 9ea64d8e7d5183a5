import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { beforeAll, describe, expect, it } from 'vitest';

import { createComponent } from './new-component.ts';
import { ROOT } from './run.ts';

const INDEX = 'design-system/src/index.ts';
const PUBLIC_NAMES = 'tests/design-system/anatomy.test.ts';
const CONFORMANCE = 'design-system/src/conformance.test.tsx';
const COMPONENTS = 'design-system/src/components';

let root: string;

/** Makes a copy of what the script reads, to be written into; returns how to remove it. */
async function copySources(): Promise<() => Promise<void>> {
  const copy = await mkdtemp(path.join(tmpdir(), 'new-component-'));
  for (const part of [COMPONENTS, INDEX, PUBLIC_NAMES, CONFORMANCE, '.changeset'])
    await cp(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  root = copy;
  return () => rm(copy, { recursive: true });
}

const read = (file: string) => readFile(path.join(root, file), 'utf8');

const matches = async (file: string, pattern: RegExp) =>
  [...(await read(file)).matchAll(pattern)].map(([, name = '']) => name);

// Each test adds a component of its own name, so that one copy serves all of them.
describe('a new component', () => {
  beforeAll(copySources);

  it('has its files, formatted as the project is', async () => {
    await createComponent('PriceList', root);
    const folder = path.join(COMPONENTS, 'PriceList');
    const files = await readdir(path.join(root, folder));
    expect(files.toSorted()).toEqual([
      'PriceList.anatomy.json',
      'PriceList.guidance.tsx',
      'PriceList.mdx',
      'PriceList.stories.tsx',
      'PriceList.test.tsx',
      'PriceList.transcript.txt',
      'PriceList.tsx',
      'index.ts',
    ]);
    const { overrides, ...options } = JSON.parse(
      await readFile(path.join(ROOT, '.oxfmtrc.json'), 'utf8'),
    ) as FormatConfig & { overrides: { options: FormatConfig }[] };
    // The transcript is a plain text.
    for (const file of files.filter((name) => !name.endsWith('.txt'))) {
      const text = await read(path.join(folder, file));
      const own = file.endsWith('.json') ? overrides[0]?.options : {};
      expect((await format(file, text, { ...options, ...own })).code).toBe(text);
    }
  });

  it.each(['Abacus', 'PriceTable', 'Zoom'])('%s stands in order among the others', async (name) => {
    const changed = await createComponent(name, root);
    expect(changed).toEqual(expect.arrayContaining([INDEX, PUBLIC_NAMES]));
    const exported = await matches(INDEX, /^export \* from '.\/components\/(\w+)\//gm);
    expect(exported).toContain(name);
    expect(exported).toEqual(exported.toSorted());
    expect(new Set(exported).size).toBe(exported.length);

    const listed = await matches(PUBLIC_NAMES, /^ {8}"([A-Z]\w*)",$/gm);
    expect(listed.filter((other) => other === name)).toEqual([name]);
    const [first = ''] = (await read(PUBLIC_NAMES)).split('of the form family');
    expect(first).toContain(`"${name}",`);

    const [, following = ''] = (await read(CONFORMANCE)).split('const COMPONENTS');
    expect(following.split('\n};')[0]).toMatch(new RegExp(`^  ${name}: \\{\\},$`, 'm'));
    expect(await read(`.changeset/${name.toLowerCase()}.md`)).toContain(`New: \`${name}\`.`);
  });
});

// These tests expect that nothing is written, so that one copy serves all of them.
describe('a name that does not do', () => {
  beforeAll(copySources);

  it.each(['', 'priceTable', 'price-table', 'Price Table', '../Price', '가격표'])(
    '"%s" is no name',
    async (name) => {
      await expect(createComponent(name, root)).rejects.toThrow(`"${name}" is no name`);
    },
  );

  it.each([
    ['Button', 'Button'],
    ['ButtonLink', 'ButtonLink'],
    ['BUTTON', 'Button'],
    ['Row', 'Row'],
  ])('%s is taken', async (name, taken) => {
    const before = await readdir(path.join(root, COMPONENTS));
    await expect(createComponent(name, root)).rejects.toThrow(`already exports "${taken}"`);
    expect(await readdir(path.join(root, COMPONENTS))).toEqual(before);
    expect(await read(INDEX)).toBe(await readFile(path.join(ROOT, INDEX), 'utf8'));
  });
});
