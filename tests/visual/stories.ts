/**
 * Screenshots of every component's KitchenSink in every mode. Stories are switched within one page, which
 * takes a fifth of the time of loading a page for each.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

import { type Mode, MODES } from '../../.storybook/modes.ts';
import { openContext, screenshot, forEachConcurrent } from './browser.ts';
import { pictureFile } from './picture.ts';

/** The static Storybook is served through request interception: no port, no server. */
const ORIGIN = 'http://storybook.localhost';

interface Part {
  readonly name: string;
  readonly mode: Mode;
  readonly stories: readonly string[];
}

/** The ids of all KitchenSink stories of a built Storybook. */
async function kitchenSinks(folder: string): Promise<string[]> {
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; exportName?: string }>;
  };
  return Object.values(index.entries)
    .filter(({ exportName }) => exportName === 'KitchenSink')
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
  for (const story of part.stories) {
    await show(page, story);
    await screenshot(page, path.join(target, pictureFile(story, part.name)));
  }
  await context.close();
}

/** Photographs every KitchenSink of the Storybook built in `folder`, into `target`. */
export async function captureStories(browser: Browser, folder: string, target: string) {
  const stories = await kitchenSinks(folder);
  const middle = Math.ceil(stories.length / 2);
  const parts = Object.entries(MODES).flatMap(([name, mode]) => [
    { name, mode, stories: stories.slice(0, middle) },
    { name, mode, stories: stories.slice(middle) },
  ]);
  await forEachConcurrent(parts, (part) => capturePart(browser, folder, target, part));
}
