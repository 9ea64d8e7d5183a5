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
const SECTIONS = 'design-system/src/sections.ts';
const GROUP = 'Components/Data';

let root: string;

/** Copies the files that the script reads and writes; returns a function that removes the copy. */
async function copySources(): Promise<() => Promise<void>> {
  const copy = await mkdtemp(path.join(tmpdir(), 'new-component-'));
  for (const part of [
    'design-system/src/components',
    'design-system/src/sections',
    INDEX,
    SECTIONS,
    PUBLIC_NAMES,
    CONFORMANCE,
    '.changeset',
  ])
    await cp(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  root = copy;
  return () => rm(copy, { recursive: true });
}

const read = (file: string) => readFile(path.join(root, file), 'utf8');

const matches = async (file: string, pattern: RegExp) =>
  [...(await read(file)).matchAll(pattern)].map(([, name = '']) => name);

// Each test adds a component with a different name, so that one copy serves all of them.
describe('a new component', () => {
  beforeAll(copySources);

  it('has its files, in the format of the project', async () => {
    await createComponent('PriceList', GROUP, root);
    const folder = 'design-system/src/components/PriceList';
    const files = await readdir(path.join(root, folder));
    expect(files.toSorted()).toEqual([
      'PriceList.docs.json',
      'PriceList.example.tsx',
      'PriceList.guidance.tsx',
      'PriceList.stories.tsx',
      'PriceList.test.tsx',
      'PriceList.tsx',
      'index.ts',
    ]);
    const { overrides, ...options } = JSON.parse(
      await readFile(path.join(ROOT, '.oxfmtrc.json'), 'utf8'),
    ) as FormatConfig & { overrides: { options: FormatConfig }[] };
    for (const file of files) {
      const text = await read(path.join(folder, file));
      const own = file.endsWith('.json') ? overrides[0]?.options : {};
      expect((await format(file, text, { ...options, ...own })).code).toBe(text);
    }
  });

  it.each([
    ['Abacus', GROUP, 'components', INDEX],
    ['PriceTable', GROUP, 'components', INDEX],
    ['Zoom', GROUP, 'components', INDEX],
    ['Abstract', 'Sections/Reading', 'sections', SECTIONS],
  ])('%s is added in alphabetical order', async (name, group, kind, entry) => {
    const changedFiles = await createComponent(name, group, root);
    expect(changedFiles).toEqual(
      expect.arrayContaining([
        entry,
        PUBLIC_NAMES,
        `design-system/src/${kind}/${name}/${name}.tsx`,
      ]),
    );
    const exportedNames = await matches(
      entry,
      new RegExp(`^export \\* from './${kind}/(\\w+)/`, 'gm'),
    );
    expect(exportedNames).toContain(name);
    expect(exportedNames).toEqual(exportedNames.toSorted());
    expect(new Set(exportedNames).size).toBe(exportedNames.length);

    const listedNames = await matches(PUBLIC_NAMES, /^ {8}"([A-Z]\w*)",$/gm);
    expect(listedNames.filter((candidate) => candidate === name)).toEqual([name]);
    const [, own = ''] = (await read(PUBLIC_NAMES)).split(`it('of ${kind}'`);
    expect(own.split('it(')[0]).toContain(`"${name}",`);

    const [, following = ''] = (await read(CONFORMANCE)).split('const COMPONENTS');
    expect(following.split('\n};')[0]).toMatch(new RegExp(`^  ${name}: \\{\\},$`, 'm'));
    expect(await read(`.changeset/${name.toLowerCase()}.md`)).toContain(`New: \`${name}\`.`);
  });
});

// These tests write nothing, so that one copy serves all of them.
describe('an invalid name', () => {
  beforeAll(copySources);

  it.each(['', 'priceTable', 'price-table', 'Price Table', '../Price', '가격표'])(
    'refuses "%s"',
    async (name) => {
      await expect(createComponent(name, GROUP, root)).rejects.toThrow(`"${name}" is not a name`);
    },
  );

  it.each([
    ['Button', 'Button'],
    ['ButtonLink', 'ButtonLink'],
    ['BUTTON', 'Button'],
    ['Row', 'Row'],
  ])('refuses %s, which exists', async (name, existingName) => {
    await expect(createComponent(name, GROUP, root)).rejects.toThrow(
      `already exports "${existingName}"`,
    );
    expect(await read(INDEX)).toBe(await readFile(path.join(ROOT, INDEX), 'utf8'));
  });

  it.each(['', 'Data', 'Components/Other'])('the group "%s" is refused', async (group) => {
    await expect(createComponent('PriceTable', group, root)).rejects.toThrow('Components/Data');
  });
});
