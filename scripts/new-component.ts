/**
 * `npm run new:component Name Group` writes the files of a component or, in a group of sections, of a section; adds it
 * to its entry, to the list of public names and to the conformance test, and writes an entry of Changesets. The result
 * passes `npm run check` and the tests unchanged.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { insertSorted } from './insert-sorted.ts';
import { createComponentFiles } from './new-component-templates.ts';
import { ROOT } from './run.ts';

const SOURCES = 'design-system/src';
const PUBLIC_NAMES = 'tests/design-system/anatomy.test.ts';
const CONFORMANCE = 'design-system/src/conformance.test.tsx';

/** Returns the matches of `pattern` in the files of all components and sections whose names end with `ending`. */
async function findAll(root: string, ending: string, pattern: RegExp): Promise<Set<string>> {
  const names = new Set<string>();
  const cwd = path.join(root, SOURCES);
  for await (const file of glob(`{components,sections}/*/*${ending}`, { cwd })) {
    const text = await readFile(path.join(cwd, file), 'utf8');
    for (const [match] of text.matchAll(pattern)) names.add(match);
  }
  return names;
}

/** Returns the groups of the documentation: `Components/Actions`, `Sections/Products`. */
async function getGroups(root: string): Promise<string[]> {
  const groups = await findAll(
    root,
    '.stories.tsx',
    /(?<=^ {2}title: ')(?:Components|Sections)\/[^/']+/gm,
  );
  return [...groups].toSorted();
}

/**
 * Creates the component `name` of the group `group` in the project at `root`. Returns the files that it wrote or
 * changed, relative to the root. Throws, without writing anything, if the name is not valid for a component or exists,
 * or if the group does not exist.
 */
export async function createComponent(name: string, group: string, root = ROOT): Promise<string[]> {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Error(
      `"${name}" is not a name for a component. Use one word in PascalCase: npm run new:component PriceTable Components/Data`,
    );
  const groups = await getGroups(root);
  if (!groups.includes(group))
    throw new Error(`"${group}" is not a group. The groups are: ${groups.join(', ')}.`);
  const existingName = [...(await findAll(root, 'index.ts', /\b[A-Z]\w*/g))].find(
    (candidate) => candidate.toLowerCase() === name.toLowerCase(),
  );
  if (existingName)
    throw new Error(`The design system already exports "${existingName}". Choose another name.`);

  const kind = group.startsWith('Sections/') ? 'sections' : 'components';
  const entry = `${SOURCES}/${kind === 'sections' ? 'sections' : 'index'}.ts`;
  const index = await readFile(path.join(root, entry), 'utf8');
  const list = await readFile(path.join(root, PUBLIC_NAMES), 'utf8');
  const conformance = await readFile(path.join(root, CONFORMANCE), 'utf8');
  const changedFiles: Readonly<Record<string, string>> = {
    [entry]: insertSorted(
      index,
      `export * from './${kind}/${name}/index.ts';`,
      new RegExp(`^export \\* from './${kind}/`),
    ),
    [PUBLIC_NAMES]: list.replace(
      new RegExp(`(?<=it\\('of ${kind}'[^\`]*)toMatchInlineSnapshot\\(\`[^\`]*\``),
      (names) => insertSorted(names, `        "${name}",`, /^ {8}"[A-Z]/),
    ),
    // The list of the required props of all components; other lists follow it.
    [CONFORMANCE]: conformance.replace(/^const COMPONENTS[^]*?^};/m, (smallest) =>
      insertSorted(smallest, `  ${name}: {},`, /^(?: {2}[A-Z]\w*: |};)/),
    ),
    [`.changeset/${name.toLowerCase()}.md`]: `---\n'@site/design-system': minor\n---\n\nNew: \`${name}\`.\n`,
  };

  const folder = path.join(root, SOURCES, kind, name);
  await mkdir(folder);
  const writtenFiles: string[] = [];
  for (const [file, text] of Object.entries(createComponentFiles(name, group))) {
    await writeFile(path.join(folder, file), text);
    writtenFiles.push(path.posix.join(SOURCES, kind, name, file));
  }
  for (const [file, text] of Object.entries(changedFiles)) {
    await writeFile(path.join(root, file), text);
    writtenFiles.push(file);
  }
  return writtenFiles;
}

if (import.meta.main) {
  try {
    const writtenFiles = await createComponent(process.argv[2] ?? '', process.argv[3] ?? '');
    console.log(writtenFiles.join('\n'));
    console.log('\nComplete its files, and look at it with: npm run storybook');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
