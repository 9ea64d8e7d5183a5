import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createBlock } from './new-block.ts';
import { ROOT } from './run.ts';

const LIST = 'content/schema/blocks/list.ts';
const EDITOR_NAMES = 'content/schema/names/page.json';
const TITLES = { ko: '가격표', en: 'Price table' };

let root: string;

const read = (file: string, folder = root) => readFile(path.join(folder, file), 'utf8');

beforeAll(async () => {
  // Below the project, so that the copied schemas find their packages.
  const cache = path.join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  root = await mkdtemp(path.join(cache, 'new-block-'));
  const code = ['package.json', 'library', 'schema', 'rules'].map((part) => `content/${part}`);
  for (const part of [...code, 'app/src/renderer/blocks'])
    await cp(path.join(ROOT, part), path.join(root, part), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

it('creates a block that pages can use, in the format of the project', async () => {
  const writtenFiles = await createBlock('price-table', TITLES, root);
  expect(writtenFiles).toEqual([
    'content/schema/blocks/price-table.ts',
    'app/src/renderer/blocks/PriceTable.tsx',
    LIST,
    EDITOR_NAMES,
  ]);
  const { overrides, ...options } = JSON.parse(
    await read('.oxfmtrc.json', ROOT),
  ) as FormatConfig & {
    overrides: { options: FormatConfig }[];
  };
  for (const file of writtenFiles) {
    const text = await read(file);
    const own = file.endsWith('.json') ? overrides[0]?.options : {};
    expect((await format(file, text, { ...options, ...own })).code).toBe(text);
  }

  const lines = (await read(LIST)).split('\n').filter((line) => line.startsWith('export'));
  expect(lines).toEqual(lines.toSorted());
  const names = JSON.parse(await read(EDITOR_NAMES)) as { kinds: Record<string, unknown> };
  expect(names.kinds['price-table']).toEqual(TITLES);

  const file = pathToFileURL(path.join(root, 'content/schema/blocks/index.ts')).href;
  const { block } = (await import(file)) as typeof import('@site/content/schema/blocks/index.ts');
  const heading = { ko: '가격', en: 'Prices' };
  const result = block.safeParse({ type: 'price-table', heading, text: heading });
  expect(result.error).toBeUndefined();
});

it.each(['', 'PriceTable', 'price table', '../price', '가격표'])(
  'refuses the name "%s"',
  async (type) => {
    await expect(createBlock(type, TITLES, root)).rejects.toThrow('is not a name for a block');
  },
);

it.each(['letter', 'product-circuit'])('refuses a name that is taken: %s', async (type) => {
  await expect(createBlock(type, TITLES, root)).rejects.toThrow('already');
});

it('refuses a block without a name in both languages, and writes nothing', async () => {
  const originalList = await read(LIST);
  await expect(createBlock('price-list', { ko: '가격', en: ' ' }, root)).rejects.toThrow('English');
  expect(await read(LIST)).toBe(originalList);
});
