import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Vite reloads the page when it discovers a dependency during a test: list them up front.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-dom/server',
      'axe-core',
      'storybook/test',
      '@storybook/addon-docs',
      '@storybook/addon-docs/blocks',
      '@storybook/addon-a11y',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'zod/mini',
      '@radix-ui/react-tabs',
      '@radix-ui/react-dialog',
      'lucide',
      'styled-components',
    ],
  },
  oxc: {
    plugins: {
      // The same class names as in the site's own build: see app/vite.config.ts.
      styledComponents: { displayName: true, fileName: true, ssr: true, pure: true, minify: true },
    },
  },
});
