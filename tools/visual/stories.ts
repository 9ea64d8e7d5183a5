/**
 * Screenshots of every component's KitchenSink in every mode, and in the first mode with controls hovered, focused and
 * pressed. One page shows many stories, each in all modes of a language, because loading and rendering take longer than
 * a screenshot.
 */
import path from 'node:path';
import type { Browser } from 'playwright';

import { type ModeName, MODES } from '../../.storybook/modes.ts';
import { openContext, takeScreenshot } from './browser.ts';
import { splitIntoChunks, forEachConcurrent } from './concurrency.ts';
import { getPictureFile } from './picture.ts';
import {
  enter,
  listKitchenSinks,
  openStorybook,
  show,
  STORIES_PER_PAGE,
  getWidth,
} from './storybook-page.ts';
import type { Difference } from './story-documents.ts';
import { captureMotion, findControls, forceState, STATES } from './states.ts';

/** Stories that one page shows, each in some modes of one language. */
interface Part {
  readonly modes: readonly ModeName[];
  readonly stories: readonly { readonly id: string; readonly difference: Difference }[];
  /** The mode in which the states of controls are photographed too. */
  readonly states: ModeName | undefined;
}

async function capturePart(browser: Browser, folder: string, target: string, part: Part) {
  const [first] = part.modes;
  if (!first) return;
  const context = await openContext(browser, getWidth(first));
  const page = await context.newPage();
  await openStorybook(page, folder, first);
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const { id, difference } of part.stories) {
    await enter(page, first);
    const disabled = await show(page, id);
    for (const mode of part.modes) {
      if (disabled.includes(mode) || (difference === 'states' && mode !== part.states)) continue;
      await enter(page, mode);
      const at = (...words: string[]) => path.join(target, getPictureFile(id, mode, ...words));
      if (difference === 'all') await takeScreenshot(page, session, at());
      if (mode !== part.states) continue;
      const controls = await findControls(session);
      for (const state of Object.keys(STATES) as (keyof typeof STATES)[]) {
        // A story without controls looks the same in this state.
        if (controls.length === 0) break;
        const release = await forceState(session, controls, state);
        await takeScreenshot(page, session, at(state));
        await release();
      }
      if (difference === 'all') await captureMotion(page, at('motion').replace(/png$/, 'txt'));
    }
  }
  await context.close();
}

/**
 * Photographs the KitchenSinks of the Storybook built in `folder`, into `target`.
 * @param only.files the story files to photograph, relative to the root; by default all
 * @param only.modes the modes to photograph; by default all
 * @param only.stories the stories to photograph, by `id language`, with their differences; by default all
 */
export async function captureStories(
  browser: Browser,
  folder: string,
  target: string,
  only: {
    readonly files?: readonly string[];
    readonly modes?: readonly ModeName[];
    readonly stories?: ReadonlyMap<string, Difference>;
  } = {},
) {
  const stories = await listKitchenSinks(folder, only.files);
  const modes = only.modes ?? (Object.keys(MODES) as ModeName[]);
  const languages = Map.groupBy(modes, (mode) => MODES[mode].language);
  const parts = [...languages].flatMap(([language, own]) => {
    const states = own.find((mode) => mode === modes[0]);
    const chosenStories = stories.flatMap((id) => {
      const difference = only.stories ? only.stories.get(`${id} ${language}`) : 'all';
      return difference === undefined || (difference === 'states' && !states)
        ? []
        : { id, difference };
    });
    return splitIntoChunks(chosenStories, STORIES_PER_PAGE).map((some): Part => ({
      // The window changes its width once for each story.
      modes: own.toSorted((a, b) => getWidth(b) - getWidth(a)),
      stories: some,
      states,
    }));
  });
  await forEachConcurrent(parts, (part) => capturePart(browser, folder, target, part));
}
