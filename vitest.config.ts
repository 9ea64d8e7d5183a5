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

/** Options of all projects: projects that extend a file do not inherit those of the root. */
const COMMON = {
  // By default Vitest leaves one core free.
  maxWorkers: availableParallelism(),
  // Timeout of a test in milliseconds. Generous, because on a busy machine a click may take ten times as long.
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A failed test is retried once. `npm test` lists the tests that passed only on retry.
  retry: 1,
};

/** A function, because Vitest writes the project's name into the object. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Source maps of dependencies are several times as long as their code.
  dependencySourcemaps: false,
  // On a busy machine it may take minutes until the page of a new browser connects.
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
 * Projects with a browser run one after the other on half of the cores, because the end-to-end tests of `npm test` run
 * at the same time. More pages than cores take a quarter more processor time.
 */
const inBrowser = (groupOrder: number) => ({
  ...COMMON,
  maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
  sequence: { groupOrder },
  browser: createBrowser(),
});
const WITHOUT_BROWSER = { ...COMMON, sequence: { groupOrder: 3 } };

const NOT_SOURCES = ['**/node_modules/**', '**/dist/**'];

/** Tests of files that Node runs without Vite. */
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
    // The desk prints in the language of the environment.
    env: { LC_ALL: 'C' },
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Test files share modules, because no test changes modules or the process.
    isolate: false,
    ...WITHOUT_BROWSER,
    ...options,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Tests every story in a real browser and in both languages, with axe and a check of its width.
      {
        // Without the plugin `drawings` Vite's dependency scan fails and reloads the tests while they run.
        plugins: [drawings(), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/stories.setup.ts'],
          // Storybook mounts and unmounts stories, so one page is enough.
          isolate: false,
          ...inBrowser(1),
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        test: {
          name: 'components',
          include: ['{design-system,app}/src/**/*.test.tsx', 'desk/client/**/*.test.tsx'],
          setupFiles: ['.storybook/vitest.setup.ts'],
          isolate: false,
          ...inBrowser(2),
        },
      },
      {
        test: {
          name: 'app',
          // Node cannot import JSX, JSON without an import attribute, or virtual modules.
          include: [
            '{app,design-system}/**/*.test.ts',
            'tests/design-system/{anatomy,docs,release,upgrades}.test.ts',
          ],
          exclude: NOT_SOURCES,
          isolate: false,
          ...WITHOUT_BROWSER,
        },
        // The virtual modules of content.
        plugins: [contentPlugin()],
      },
      onNode(
        'unit',
        ['{desk,edit,scripts,server,tools}/**/*.test.ts', 'tests/{server,resilience}/**/*.test.ts'],
        {
          globalSetup: './tests/server/fixture/temporary-folder.ts',
        },
      ),
      onNode(
        'facts',
        [
          '{tokens,content,drawings,contract}/**/*.test.ts',
          'tests/{design-system,languages,sample}/**/*.test.ts',
        ],
        {
          exclude: [...NOT_SOURCES, 'tests/design-system/{anatomy,docs,release,upgrades}.test.ts'],
        },
      ),
    ],
  },
});
