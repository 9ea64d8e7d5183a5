/**
 * Screenshots of every component's KitchenSink in every mode, and in the first one with its controls hovered,
 * focused and pressed. One page shows many stories after one another, and each in all modes of a language, because
 * loading and rendering take longer than a picture.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts';
import { HEIGHT, leaveOutTransitions, openContext, screenshot } from './browser.ts';
import { chunks, forEachConcurrent } from './concurrency.ts';
import { pictureFile } from './picture.ts';
import { captureMotion, findControls, forceState, STATES } from './states.ts';

/** The static Storybook is served through request interception: no port, no server. */
const ORIGIN = 'http://storybook.localhost';

/** Number of stories that one page shows, after one another: loading a page takes as long as ten of them. */
const STORIES_PER_PAGE = 25;

/** Stories that one page shows, each in some modes of one language. */
interface Part {
  readonly modes: readonly ModeName[];
  readonly stories: readonly string[];
  /** The mode in which the states of controls are photographed too. */
  readonly states: ModeName | undefined;
}

const widthOf = (mode: ModeName): number => Number(MODES[mode].viewport.slice(1));

/** The ids of the KitchenSink stories of a built Storybook that are in one of the given files, if any are given. */
async function kitchenSinks(folder: string, files?: readonly string[]): Promise<string[]> {
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; exportName?: string; importPath?: string }>;
  };
  return Object.values(index.entries)
    .filter(
      ({ exportName, importPath = '' }) =>
        exportName === 'KitchenSink' && (!files || files.includes(importPath.replace('./', ''))),
    )
    .map(({ id }) => id);
}

/** What Storybook says of a story that cannot be shown, or whose `play` fails. */
const FAILURES = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

/**
 * Switches to a story and waits until it is rendered and played. Resolves with the modes that it is not
 * photographed in (`parameters.chromatic.modes`). Throws the story's error.
 */
const show = (page: Page, storyId: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ id, failures }) => {
      interface Prepared {
        id: string;
        parameters: { chromatic?: { modes?: Record<string, { disable?: boolean }> } };
      }
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: {
          on(event: string, listener: (about: unknown) => void): void;
          off(event: string, listener: (about: unknown) => void): void;
          emit(event: string, about: unknown): void;
        };
      };
      let disabled: string[] = [];
      const prepared = (about: unknown) => {
        const { id: of, parameters } = about as Prepared;
        if (of !== id) return;
        disabled = Object.entries(parameters.chromatic?.modes ?? {})
          .filter(([, { disable }]) => disable)
          .map(([mode]) => mode);
      };
      channel.on('storyPrepared', prepared);
      await new Promise<void>((resolve, reject) => {
        channel.on('storyRendered', (of) => {
          if (of === id) resolve();
        });
        for (const failure of failures)
          channel.on(failure, (about) => reject(new Error(`${id}: ${JSON.stringify(about)}`)));
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      channel.off('storyPrepared', prepared);
      return disabled;
    },
    { id: storyId, failures: FAILURES },
  );

/** Shows the story that is there in another mode of its language: it need not be rendered again. */
async function enter(page: Page, name: ModeName): Promise<void> {
  const { mode, brand }: Mode = MODES[name];
  await page.setViewportSize({ width: widthOf(name), height: HEIGHT });
  await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), {
    mode,
    brand: brand ?? 'site',
  });
}

/** Opens the Storybook in a mode, without a story. */
async function openStorybook(page: Page, folder: string, first: ModeName): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(folder, decodeURI(new URL(route.request().url()).pathname)) }),
  );
  const { language, mode, motion } = MODES[first];
  // Turns off the accessibility addon: the tests run axe.
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true;language:${language};mode:${mode};motion:${motion}`,
  );
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)))
    throw new Error(
      'This Storybook has no __STORYBOOK_ADDONS_CHANNEL__, by which stories are switched. Storybook has renamed it: correct tests/visual/stories.ts.',
    );
  await leaveOutTransitions(page);
}

async function capturePart(browser: Browser, folder: string, target: string, part: Part) {
  const [first] = part.modes;
  if (!first) return;
  const context = await openContext(browser, widthOf(first));
  const page = await context.newPage();
  await openStorybook(page, folder, first);
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const id of part.stories) {
    await enter(page, first);
    const disabled = await show(page, id);
    for (const mode of part.modes) {
      if (disabled.includes(mode)) continue;
      await enter(page, mode);
      const at = (...words: string[]) => path.join(target, pictureFile(id, mode, ...words));
      await screenshot(page, session, at());
      if (mode !== part.states) continue;
      const controls = await findControls(session);
      for (const state of Object.keys(STATES) as (keyof typeof STATES)[]) {
        // Without a control its picture is the one above.
        if (controls.length === 0) break;
        const release = await forceState(session, controls, state);
        await screenshot(page, session, at(state));
        await release();
      }
      await captureMotion(page, at('motion').replace(/png$/, 'txt'));
    }
  }
  await context.close();
}

/**
 * Photographs the KitchenSinks of the Storybook built in `folder`, into `target`.
 * @param only.files those of the stories to photograph, by their paths from the root; all where it is left out
 * @param only.modes the modes to photograph; all where it is left out
 */
export async function captureStories(
  browser: Browser,
  folder: string,
  target: string,
  only: { readonly files?: readonly string[]; readonly modes?: readonly ModeName[] } = {},
) {
  const stories = await kitchenSinks(folder, only.files);
  const modes = only.modes ?? (Object.keys(MODES) as ModeName[]);
  const languages = Map.groupBy(modes, (mode) => MODES[mode].language);
  const parts = [...languages.values()].flatMap((own) =>
    chunks(stories, STORIES_PER_PAGE).map((some): Part => ({
      // The window changes its width once for each story.
      modes: own.toSorted((one, other) => widthOf(other) - widthOf(one)),
      stories: some,
      states: own.find((mode) => mode === modes[0]),
    })),
  );
  await forEachConcurrent(parts, (part) => capturePart(browser, folder, target, part));
}
