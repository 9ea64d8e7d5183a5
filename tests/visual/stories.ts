/**
 * Screenshots of every component's KitchenSink in every mode, and in the first one with its controls hovered,
 * focused and pressed. Stories are switched within one page, which takes a fifth of the time of loading a page
 * for each.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts';
import { openContext, screenshot } from './browser.ts';
import { chunks, forEachConcurrent } from './concurrency.ts';
import { pictureFile } from './picture.ts';
import { captureMotion, forceState, STATES } from './states.ts';

/** The static Storybook is served through request interception: no port, no server. */
const ORIGIN = 'http://storybook.localhost';

/** Number of stories that one page shows, after one another: loading a page takes as long as seven of them. */
const STORIES_PER_PAGE = 14;

interface Part {
  readonly name: ModeName;
  readonly mode: Mode;
  readonly stories: readonly string[];
  /** Whether the states of its controls are photographed too. */
  readonly states: boolean;
}

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

/** Switches to a story and waits until it is rendered. Throws the story's error. */
const show = (page: Page, storyId: string): Promise<void> =>
  page.evaluate(async (requested) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        on(event: string, listener: (about: unknown) => void): void;
        off(event: string, listener: (about: unknown) => void): void;
        emit(event: string, about: unknown): void;
      };
    };
    await new Promise<void>((resolve, reject) => {
      const rendered = (id: unknown) => {
        if (id !== requested) return;
        channel.off('storyRendered', rendered);
        resolve();
      };
      channel.on('storyRendered', rendered);
      for (const failure of ['storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(failure, (about) => reject(new Error(`${requested}: ${JSON.stringify(about)}`)));
      channel.emit('setCurrentStory', { storyId: requested, viewMode: 'story' });
    });
  }, storyId);

async function capturePart(browser: Browser, folder: string, target: string, part: Part) {
  const { viewport, ...globals } = part.mode;
  const context = await openContext(browser, Number(viewport.slice(1)));
  await context.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(folder, decodeURI(new URL(route.request().url()).pathname)) }),
  );
  const page = await context.newPage();
  const toolbar = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  // Turns off the accessibility addon: the tests run axe.
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true;${toolbar}`,
  );
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)))
    throw new Error(
      'This Storybook has no __STORYBOOK_ADDONS_CHANNEL__, by which stories are switched. Storybook has renamed it: correct tests/visual/stories.ts.',
    );
  await page.evaluate(() =>
    Promise.all(
      [...document.fonts]
        .filter(({ family }) => family.includes('Pretendard Site'))
        .map((face) => face.load()),
    ),
  );
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const id of part.stories) {
    await show(page, id);
    const at = (...words: string[]) => path.join(target, pictureFile(id, part.name, ...words));
    await screenshot(page, at());
    if (!part.states) continue;
    for (const state of Object.keys(STATES) as (keyof typeof STATES)[]) {
      const release = await forceState(session, state);
      await screenshot(page, at(state));
      await release();
    }
    await captureMotion(page, at('motion').replace(/png$/, 'txt'));
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
  const parts = modes.flatMap((name, index) =>
    chunks(stories, STORIES_PER_PAGE).map((own): Part => ({
      name,
      mode: MODES[name],
      stories: own,
      states: index === 0,
    })),
  );
  await forEachConcurrent(parts, (part) => capturePart(browser, folder, target, part));
}
