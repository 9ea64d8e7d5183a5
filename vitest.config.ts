import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { clearServerSettings } from './scripts/clear-settings.ts';

clearServerSettings();

/**
 * When a test is given up, in milliseconds. Nothing is expected of these figures: a busy machine may take ten
 * times as long for a click, and a test that fails for that says nothing about the product.
 */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 60_000 };

/** Made anew for each project: vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Every story in a real browser, with axe, in one language. Each story makes and clears its own
 * surroundings, as in Storybook itself, so one page serves all of them: half the time.
 */
const stories = (language: 'ko' | 'en') => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: { 'import.meta.env.STORYBOOK_LANGUAGE': JSON.stringify(language) },
  test: { name: `stories-${language}`, isolate: false, browser: browser(), ...PATIENCE },
});

export default defineConfig({
  test: {
    // By itself it would leave a core to whoever watches.
    maxWorkers: availableParallelism(),
    projects: [
      stories('ko'),
      stories('en'),
      {
        extends: '.storybook/vite.config.ts',
        test: {
          name: 'components',
          include: ['{design-system,app}/src/**/*.test.tsx'],
          setupFiles: ['.storybook/vitest.setup.ts'],
          isolate: false,
          browser: browser(),
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{tokens,content,drawings,contract,app,scripts,design-system}/**/*.test.ts',
            'tests/{design-system,sample,server,faults}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          ...PATIENCE,
        },
      },
    ],
  },
});
