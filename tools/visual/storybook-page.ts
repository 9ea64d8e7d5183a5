/** Shows the KitchenSinks of the built Storybook in one page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';

import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts';
import { HEIGHT, leaveOutTransitions } from './browser.ts';

/** The static Storybook is served through request interception: no port, no server. */
const ORIGIN = 'http://storybook.localhost';

/** Number of stories shown in one page: loading a page takes as long as ten stories. */
export const STORIES_PER_PAGE = 25;

/** Returns the width of the viewport of a mode, in pixels. */
export const getWidth = (mode: ModeName): number => Number(MODES[mode].viewport.slice(1));

/** Returns the ids of the KitchenSink stories of a built Storybook, optionally only of the given files. */
export async function listKitchenSinks(
  folder: string,
  files?: readonly string[],
): Promise<string[]> {
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

/** Storybook's events of a story that cannot be shown or whose `play` fails. */
const FAILURES = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

/**
 * Switches to a story and waits until Storybook has finished it, including `play`: leaving a story earlier makes
 * Storybook reload the page. Resolves with the modes in which it is not photographed (`parameters.chromatic.modes`).
 * Throws the story's error.
 */
export const show = (page: Page, storyId: string): Promise<readonly string[]> =>
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
      const onPrepared = (about: unknown) => {
        const { id: of, parameters } = about as Prepared;
        if (of !== id) return;
        disabled = Object.entries(parameters.chromatic?.modes ?? {})
          .filter(([, { disable }]) => disable)
          .map(([mode]) => mode);
      };
      channel.on('storyPrepared', onPrepared);
      await new Promise<void>((resolve, reject) => {
        channel.on('storyFinished', (about) => {
          if ((about as { storyId: string }).storyId === id) resolve();
        });
        for (const failure of failures)
          channel.on(failure, (about) => reject(new Error(`${id}: ${JSON.stringify(about)}`)));
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      channel.off('storyPrepared', onPrepared);
      return disabled;
    },
    { id: storyId, failures: FAILURES },
  );

/** Shows the current story in another mode of the same language, without rendering it again. */
export async function enter(page: Page, name: ModeName): Promise<void> {
  const { mode, brand }: Mode = MODES[name];
  await page.setViewportSize({ width: getWidth(name), height: HEIGHT });
  await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), {
    mode,
    brand: brand ?? 'site',
  });
}

/** Opens the Storybook in a mode, without a story. */
export async function openStorybook(page: Page, folder: string, first: ModeName): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(folder, decodeURI(new URL(route.request().url()).pathname)) }),
  );
  const { language, mode, motion } = MODES[first];
  // Disables the accessibility addon, because the tests run axe.
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true;language:${language};mode:${mode};motion:${motion}`,
  );
  await page.waitForLoadState('load');
  if (!(await page.evaluate(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)))
    throw new Error(
      'This Storybook has no __STORYBOOK_ADDONS_CHANNEL__, by which stories are switched. Storybook has renamed it: correct tools/visual/storybook-page.ts.',
    );
  await leaveOutTransitions(page);
}
