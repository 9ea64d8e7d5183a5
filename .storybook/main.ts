import type { StorybookConfig } from '@storybook/react-vite';

/** Story files relative to the root: the visual review builds only the stories that it photographs. */
const only = process.env['STORYBOOK_STORIES']?.split(',').map((file) => `../${file}`);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: only ?? [
    './docs/*.mdx',
    './docs/*.stories.tsx',
    '../design-system/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // `docgen.ts` describes the props.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
