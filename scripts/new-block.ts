/**
 * `npm run new:block -- price-table "가격표" "Price table"` creates the schema of a content block, its line in the list of
 * blocks, the component that renders it, and its names in the editor. The result passes `npm run check`; the block can
 * then be used on pages and in tabs.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { insertSorted } from './insert-sorted.ts';
import { ROOT } from './run.ts';

const SCHEMAS = 'content/schema/blocks';
const LIST = `${SCHEMAS}/list.ts`;
const RENDERERS = 'app/src/renderer/blocks';
const EDITOR_NAMES = 'content/schema/names/page.json';

/** Converts `price-table` to `PriceTable`. */
const toPascalCase = (type: string): string =>
  type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const createSchema = (type: string, name: string, constant: string, title: string): string =>
  `import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { richText } from '../rich.ts';
import { heading, rank } from '../text.ts';

/** ${title}. */
export const ${constant}Block = z.strictObject({
  type: z.literal('${type}'),
  heading,
  rank,
  text: richText,
});
export type ${name}Block = Localized<z.infer<typeof ${constant}Block>>;
`;

const createRenderer = (name: string, title: string): string =>
  `import { Prose, Section } from '@site/design-system';
import type { ${name}Block } from '@site/content/schema/blocks/index.ts';

import { RichText } from '../../shared/RichText.tsx';

/** ${title}. */
export default function ${name}Section({ block }: { readonly block: ${name}Block }) {
  return (
    <Section heading={block.heading} rank={block.rank}>
      <Prose>
        <RichText nodes={block.text} />
      </Prose>
    </Section>
  );
}
`;

/**
 * Creates the block `type` in the project at `root`; returns the paths, from the root, of the files that it wrote.
 * `titles` are its names in the editor. Throws before it writes anything if the name or a title is invalid.
 */
export async function createBlock(
  type: string,
  titles: { readonly ko: string; readonly en: string },
  root = ROOT,
): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type))
    throw new Error(
      `"${type}" is not a name for a block. Use words in kebab-case: npm run new:block -- price-table "가격표" "Price table"`,
    );
  if (!titles.ko.trim() || !titles.en.trim())
    throw new Error(
      `The editor needs a Korean and an English name: npm run new:block -- ${type} "가격표" "Price table"`,
    );
  const name = toPascalCase(type);
  const schema = `${SCHEMAS}/${type}.ts`;
  const renderer = `${RENDERERS}/${name}.tsx`;
  const names = await readFile(path.join(root, EDITOR_NAMES), 'utf8');
  const existingFile = [schema, renderer].find((file) => existsSync(path.join(root, file)));
  if (existingFile) throw new Error(`${existingFile} exists already. Choose another name.`);

  const constant = name.charAt(0).toLowerCase() + name.slice(1);
  const list = await readFile(path.join(root, LIST), 'utf8');
  const files: Readonly<Record<string, string>> = {
    [schema]: createSchema(type, name, constant, titles.en),
    [renderer]: createRenderer(name, titles.en),
    [LIST]: insertSorted(
      list,
      `export { ${constant}Block, type ${name}Block } from './${type}.ts';`,
      /^export \{ /,
    ),
    [EDITOR_NAMES]: names.replace(
      '  "kinds": {\n',
      (start) =>
        `${start}    ${JSON.stringify(type)}: { "ko": ${JSON.stringify(titles.ko)}, "en": ${JSON.stringify(titles.en)} },\n`,
    ),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(root, file), text);
  return Object.keys(files);
}

if (import.meta.main) {
  const [type = '', ko = '', en = ''] = process.argv.slice(2);
  try {
    console.log((await createBlock(type, { ko, en })).join('\n'));
    console.log('\nChange its schema and its component, then place it on a page: docs/how-to.md');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
