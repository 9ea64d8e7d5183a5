import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { privateFiles } from '../app/site-build/private-files.ts';
import { docgen } from './docgen.ts';
import { drawings } from './drawings.ts';

export default defineConfig({
  plugins: [
    // No test reads the tables of props.
    !process.env['VITEST'] && docgen(),
    react(),
    drawings(),
    privateFiles(),
  ],
  // Vite reloads the page when it discovers a dependency during a test: list them up front.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-dom/server',
      'axe-core',
      '@guidepup/virtual-screen-reader',
      'storybook/test',
      'storybook/preview-api',
      'storybook/theming',
      'storybook/theming/create',
      '@storybook/addon-docs',
      '@storybook/addon-docs/blocks',
      '@storybook/addon-a11y',
      'storybook-addon-pseudo-states',
      'react-hook-form',
      'zod/v4/core',
      'zod/mini',
      '@radix-ui/react-tabs',
      '@radix-ui/react-dialog',
      'lucide',
      'styled-components',
      'fflate',
      'unpdf',
    ],
  },
  oxc: {
    plugins: {
      // The same class names as in the site's own build: see app/vite.config.ts.
      styledComponents: { displayName: true, fileName: true, ssr: true, pure: true, minify: true },
    },
  },
});
