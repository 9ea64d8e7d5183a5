/** The components that a change can reach, photographed as Storybook shows them. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../../scripts/run.ts';
import { type ModeName, MODES } from '../../.storybook/modes.ts';
import { type Change, chooseCauses } from './causes.ts';
import { getPictureFile } from './picture.ts';
import { readImports, findReachedModes, findReachedStories, listStoryFiles } from './reach.ts';
import { getBaseFolder, countEach, explain, type Review, type TakenPictures } from './review.ts';
import { STATES } from './states.ts';
import { captureStories } from './stories.ts';
import {
  findDifference,
  readStories,
  type StoryDifference,
  type StoryDocuments,
} from './story-documents.ts';
import { buildStorybook, CACHE, getChange } from './tree.ts';

/** Returns the prefix of the picture names of a story file, as Storybook derives ids from titles. */
function getFileStart(file: string): string {
  const [, title = ''] =
    /title: '((?:Components|Sections|Patterns)\/[^']+)'/.exec(
      readFileSync(path.join(ROOT, file), 'utf8'),
    ) ?? [];
  return `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-kitchen-sink-`;
}

/** Returns the prefix of the picture names of a story, `id language`. */
function getPictureStarts(
  [story, { pictures }]: readonly [string, StoryDifference],
  modes: readonly ModeName[],
): readonly string[] {
  const [id = '', language] = story.split(' ');
  const start = (...words: string[]) => getPictureFile(id, ...words).replace(/\.png$/, '');
  const ofLanguage = modes.filter((mode) => MODES[mode].language === language);
  if (pictures === 'all') return ofLanguage.map((mode) => start(mode));
  // Controls are photographed only in the first mode.
  return ofLanguage
    .filter((mode) => mode === modes[0])
    .flatMap((mode) => Object.keys(STATES).map((state) => start(mode, state)));
}

/**
 * Sources whose changes are visible in the markup and styles of Storybook; any other change counts as a change of all
 * pictures that it reaches.
 */
const SHOWN = /^(?:design-system|tokens)\//;

/**
 * Photographs the stories whose documents differ, in the working tree and, unless it has been done before, in the base.
 * Resolves with what may differ in their pictures, by `id language`.
 *
 * @param all whether to photograph stories too whose documents are the same in both
 */
async function capture(
  { browser, tree }: Review,
  { before, after }: Pick<TakenPictures, 'before' | 'after'>,
  only: { readonly files: readonly string[]; readonly modes: readonly ModeName[] },
  all: boolean,
): Promise<ReadonlyMap<string, StoryDifference>> {
  const existingFiles = only.files.filter((file) => existsSync(path.join(tree, file)));
  const [storybook, baseStorybook] = await Promise.all([
    buildStorybook(ROOT, only.files),
    existingFiles.length > 0 ? buildStorybook(tree, existingFiles) : undefined,
  ]);
  const [currentDocuments, base]: StoryDocuments[] = await Promise.all([
    readStories(browser, storybook, only),
    baseStorybook === undefined
      ? new Map()
      : readStories(browser, baseStorybook, { ...only, files: existingFiles }),
  ]);
  const stories = new Map<string, StoryDifference>();
  for (const [story, documents] of currentDocuments ?? []) {
    const difference = findDifference(base?.get(story), documents);
    if (all)
      stories.set(story, { differences: [], texts: undefined, ...difference, pictures: 'all' });
    else if (difference) stories.set(story, difference);
  }

  await mkdir(before, { recursive: true });
  const pictures = new Set(await readdir(before));
  const missing = new Map(
    [...stories].filter(
      (entry) =>
        base?.has(entry[0]) &&
        getPictureStarts(entry, only.modes).some((start) => !pictures.has(`${start}.png`)),
    ),
  );
  const photograph = async (
    folder: string,
    target: string,
    some: ReadonlyMap<string, StoryDifference>,
  ) => {
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    if (some.size > 0)
      await captureStories(browser, folder, unfinished, {
        ...only,
        stories: new Map([...some].map(([story, { pictures: own }]) => [story, own])),
      });
    for (const picture of await readdir(unfinished))
      await rename(path.join(unfinished, picture), path.join(target, picture));
    await rm(unfinished, { recursive: true });
  };
  await rm(after, { recursive: true, force: true });
  await mkdir(after, { recursive: true });
  await Promise.all([
    photograph(storybook, after, stories),
    baseStorybook === undefined ? undefined : photograph(baseStorybook, before, missing),
  ]);
  return stories;
}

/** Takes the pictures of stories that the changed files reach; `undefined` where they reach none. */
export async function reviewComponents(review: Review): Promise<TakenPictures | undefined> {
  const imports = readImports(ROOT);
  const changes = [...review.changed, ...review.tokens.keys()];
  const reachedStories = findReachedStories(changes, imports);
  const all = listStoryFiles(imports);
  const files = review.all ? all : [...reachedStories.keys()];
  const causes = new Set([...reachedStories.values()].flat());
  const modes = review.all
    ? (Object.keys(MODES) as ModeName[])
    : findReachedModes(causes, review.tokens);
  explain(
    'components',
    { chosen: modes.length > 0 ? files.length : 0, all: all.length },
    countEach([...reachedStories.values()].flat()),
  );
  if (files.length === 0 || modes.length === 0) return undefined;
  const every = modes.length === Object.keys(MODES).length;
  if (!every) console.log(`    seen only in: ${modes.join(', ')}`);

  const baseFolder = getBaseFolder(
    'components',
    review,
    every ? '' : modes.join('-').replaceAll(' ', '-'),
  );
  const currentFolder = path.join(CACHE, 'components', 'now');
  const isShown = [...causes].every((cause) => cause.startsWith('--') || SHOWN.test(cause));
  const stories = await capture(
    review,
    { before: baseFolder, after: currentFolder },
    { files, modes },
    review.all || !isShown,
  );
  if (stories.size === 0) {
    console.log('    None of them can look different.');
    return undefined;
  }
  const touched = new Map<string, Change>();
  for (const name of causes)
    touched.set(
      name,
      name.startsWith('--')
        ? { name, properties: [], isMore: false }
        : await getChange(review.base, name),
    );
  const entries = [...stories].map((entry) => ({
    id: entry[0].split(' ')[0] ?? '',
    starts: getPictureStarts(entry, modes),
    ...entry[1],
  }));
  const findEntry = (picture: string) =>
    entries.find(({ starts }) => starts.some((start) => picture.startsWith(start)));
  const causesByStart = new Map(
    files.map((file) => [getFileStart(file), reachedStories.get(file) ?? []]),
  );
  return {
    before: baseFolder,
    after: currentFolder,
    isCompared: (picture) => findEntry(picture) !== undefined,
    findCauses: (picture) => {
      const start = [...causesByStart.keys()].find((candidate) => picture.startsWith(candidate));
      const reaching = (causesByStart.get(start ?? '') ?? []).flatMap(
        (name) => touched.get(name) ?? [],
      );
      return chooseCauses(findEntry(picture)?.differences ?? [], reaching);
    },
    getTexts: (picture) => findEntry(picture)?.texts,
    getAddress: (picture) => {
      const id = findEntry(picture)?.id;
      return id && `http://localhost:6006/?path=/story/${id}`;
    },
  };
}
