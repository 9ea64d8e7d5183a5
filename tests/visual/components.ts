/** The components that a change can reach, photographed as Storybook shows them. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../../scripts/run.ts';
import { type ModeName, MODES } from '../../.storybook/modes.ts';
import { readImports, reachedModes, reachedStories, storyFiles } from './reach.ts';
import { baseFolder, countEach, explain, type Review, type Taken } from './review.ts';
import { captureStories } from './stories.ts';
import { buildStorybook, CACHE, changedProperties } from './tree.ts';

/** How the pictures of a file of stories begin; Storybook makes ids out of titles. */
function pictureStart(file: string): string {
  const [, title = ''] =
    /title: '((?:Components|Patterns)\/[^']+)'/.exec(readFileSync(path.join(ROOT, file), 'utf8')) ??
    [];
  return `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-kitchen-sink-`;
}

/** The pictures of the working tree, and those of the base that are not in `before` yet. */
async function capture(
  { browser, tree }: Review,
  { before, after }: Pick<Taken, 'before' | 'after'>,
  only: { readonly files: readonly string[]; readonly modes: readonly ModeName[] },
): Promise<void> {
  await mkdir(before, { recursive: true });
  const pictures = await readdir(before);
  const missing = only.files.filter(
    (file) =>
      existsSync(path.join(tree, file)) &&
      !pictures.some((picture) => picture.startsWith(pictureStart(file))),
  );
  const photograph = async (of: string, target: string, files: readonly string[]) => {
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    if (files.length > 0) {
      const storybook = await buildStorybook(of, files);
      await captureStories(browser, storybook, unfinished, { ...only, files });
    }
    for (const picture of await readdir(unfinished))
      await rename(path.join(unfinished, picture), path.join(target, picture));
    await rm(unfinished, { recursive: true });
  };
  await rm(after, { recursive: true, force: true });
  await mkdir(after, { recursive: true });
  await Promise.all([photograph(ROOT, after, only.files), photograph(tree, before, missing)]);
}

export async function reviewComponents(review: Review): Promise<Taken | undefined> {
  const imports = readImports(ROOT);
  const changes = [...review.changed, ...review.tokens.keys()];
  const reached = reachedStories(changes, imports);
  const all = storyFiles(imports);
  const files = review.all ? all : [...reached.keys()];
  const causes = new Set([...reached.values()].flat());
  const modes = review.all
    ? (Object.keys(MODES) as ModeName[])
    : reachedModes(causes, review.tokens);
  explain(
    'components',
    { chosen: modes.length > 0 ? files.length : 0, all: all.length },
    countEach([...reached.values()].flat()),
  );
  if (files.length === 0 || modes.length === 0) return undefined;
  const every = modes.length === Object.keys(MODES).length;
  if (!every) console.log(`    seen only in: ${modes.join(', ')}`);

  const before = baseFolder(
    'components',
    review,
    every ? '' : modes.join('-').replaceAll(' ', '-'),
  );
  const after = path.join(CACHE, 'components', 'now');
  await capture(review, { before, after }, { files, modes });
  const starts = new Map(files.map((file) => [pictureStart(file), reached.get(file) ?? []]));
  const named = new Map<string, string>();
  for (const cause of causes) {
    const properties = (await changedProperties(review.base, cause)).join(', ');
    named.set(cause, properties ? `${cause}: ${properties}` : cause);
  }
  const startOf = (picture: string) =>
    [...starts.keys()].find((start) => picture.startsWith(start));
  return {
    before,
    after,
    isCompared: (picture) => startOf(picture) !== undefined,
    causesOf: (picture) =>
      (starts.get(startOf(picture) ?? '') ?? []).map((cause) => named.get(cause) ?? cause),
  };
}
