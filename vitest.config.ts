import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { contentPlugin } from './app/site-build/content/plugin.ts';
import { drawings } from './.storybook/drawings.ts';
import { findInstalledBrowser } from './scripts/browser.ts';
import { CHROMIUM_ARGUMENTS } from './scripts/chromium.ts';
import { clearServerSettings } from './scripts/clear-settings.ts';

clearServerSettings();
const EXECUTABLE = findInstalledBrowser();

/** What all projects share: vitest does not hand settings of the root down to projects that extend a file. */
const COMMON = {
  // By itself vitest leaves a core free.
  maxWorkers: availableParallelism(),
  // When a test is given up, in milliseconds. A busy machine may take ten times as long for a click, and a
  // test that fails for that says nothing about the product.
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A test that fails is run once more. `npm test` names the tests that only then passed.
  retry: 1,
};

/** Made anew for each project: vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Nobody debugs dependencies here, and their maps are several times as long as their code.
  dependencySourcemaps: false,
  // A busy machine may need minutes until the page of a new browser connects.
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: {
      ...(EXECUTABLE && { executablePath: EXECUTABLE }),
      args: [...CHROMIUM_ARGUMENTS],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Projects with a browser run one after the other, then those without, on half of the cores: the visits of `npm test`
 * run beside them. More pages at once than cores to draw them take a quarter more processor time for the same tests.
 */
const inBrowser = (groupOrder: number) => ({
  ...COMMON,
  maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
  sequence: { groupOrder },
  browser: browser(),
});
const WITHOUT_BROWSER = { ...COMMON, sequence: { groupOrder: 3 } };

const NOT_SOURCES = ['**/node_modules/**', '**/dist/**'];

/** Tests of files that Node runs as they are: it imports them itself, without Vite. */
const onNode = (
  name: string,
  include: string[],
  options: { globalSetup?: string; exclude?: string[] } = {},
) => ({
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude: NOT_SOURCES,
    // The desk prints in the language of its user.
    env: { LC_ALL: 'C' },
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Modules are loaded once for all files of a process: no file changes them, or the process.
    isolate: false,
    ...WITHOUT_BROWSER,
    ...options,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Every story in a real browser and in both languages, with axe and a check of its width.
      {
        // Without `drawings` Vite's scan for dependencies fails, and the tests are reloaded while they run.
        plugins: [drawings(), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/stories.setup.ts'],
          // Storybook mounts and clears each story itself, so one page serves all of them.
          isolate: false,
          ...inBrowser(1),
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        test: {
          name: 'components',
          include: ['{design-system,app}/src/**/*.test.tsx'],
          setupFiles: ['.storybook/vitest.setup.ts'],
          isolate: false,
          ...inBrowser(2),
        },
      },
      {
        test: {
          name: 'app',
          // Node itself does not read JSX, JSON without its type or modules that Vite makes.
          include: [
            '{app,design-system}/**/*.test.ts',
            'tests/design-system/{anatomy,docs,release}.test.ts',
          ],
          exclude: NOT_SOURCES,
          isolate: false,
          ...WITHOUT_BROWSER,
        },
        // What the routes are made of.
        plugins: [contentPlugin()],
      },
      onNode(
        'unit',
        ['{edit,scripts,server,tools}/**/*.test.ts', 'tests/{server,resilience}/**/*.test.ts'],
        {
          globalSetup: './tests/server/fixture/temporary-folder.ts',
        },
      ),
      onNode(
        'facts',
        [
          '{tokens,content,drawings,contract}/**/*.test.ts',
          'tests/{design-system,sample}/**/*.test.ts',
        ],
        { exclude: [...NOT_SOURCES, 'tests/design-system/{anatomy,docs,release}.test.ts'] },
      ),
    ],
  },
});
