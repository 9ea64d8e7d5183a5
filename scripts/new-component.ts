/**
 * `npm run new:component Name`: the files of a component, its line in the design system's
 * index, its place in the list of public names and among the components that follow the convention, and
 * an entry of Changesets. What it makes passes `npm run check` and the tests as it is: from there on it is yours.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { insertSorted } from './insert-sorted.ts';
import { componentFiles } from './new-component-templates.ts';
import { ROOT } from './run.ts';

const INDEX = 'design-system/src/index.ts';
const PUBLIC_NAMES = 'tests/design-system/anatomy.test.ts';
const CONFORMANCE = 'design-system/src/conformance.test.tsx';

async function publicNames(components: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob('*/index.ts', { cwd: components })) {
    const text = await readFile(path.join(components, file), 'utf8');
    for (const [name] of text.matchAll(/\b[A-Z]\w*/g)) names.add(name);
  }
  return names;
}

/**
 * Makes the component `name` in the project at `root`; returns the files it wrote or changed, from
 * the root. Throws, having written nothing, where the name is no name for a component or is taken.
 */
export async function createComponent(name: string, root = ROOT): Promise<string[]> {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Error(
      `"${name}" is no name for a component. Use one word in PascalCase, such as PriceTable: npm run new:component PriceTable`,
    );
  const components = path.join(root, 'design-system/src/components');
  const taken = [...(await publicNames(components))].find(
    (other) => other.toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw new Error(`The design system already exports "${taken}". Choose another name.`);

  const index = await readFile(path.join(root, INDEX), 'utf8');
  const list = await readFile(path.join(root, PUBLIC_NAMES), 'utf8');
  const conformance = await readFile(path.join(root, CONFORMANCE), 'utf8');
  const changed: Readonly<Record<string, string>> = {
    [INDEX]: insertSorted(
      index,
      `export * from './components/${name}/index.ts';`,
      /^export \* from '.\/components\//,
    ),
    // The first list is the design system's; the form family's follows.
    [PUBLIC_NAMES]: list.replace(/toMatchInlineSnapshot\(`[^`]*`/, (first) =>
      insertSorted(first, `        "${name}",`, /^ {8}"[A-Z]/),
    ),
    // The list of every component's smallest props; other lists follow it.
    [CONFORMANCE]: conformance.replace(/^const COMPONENTS[^]*?^};/m, (smallest) =>
      insertSorted(smallest, `  ${name}: {},`, /^(?: {2}[A-Z]\w*: |};)/),
    ),
    [`.changeset/${name.toLowerCase()}.md`]: `---\n'@site/design-system': minor\n---\n\nNew: \`${name}\`.\n`,
  };

  const folder = path.join(components, name);
  await mkdir(folder);
  const written: string[] = [];
  for (const [file, text] of Object.entries(componentFiles(name))) {
    await writeFile(path.join(folder, file), text);
    written.push(path.posix.join('design-system/src/components', name, file));
  }
  for (const [file, text] of Object.entries(changed)) {
    await writeFile(path.join(root, file), text);
    written.push(file);
  }
  return written;
}

if (import.meta.main) {
  try {
    const written = await createComponent(process.argv[2] ?? '');
    console.log(written.join('\n'));
    console.log('\nNow say in its page what it is for, and see it with: npm run storybook');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
