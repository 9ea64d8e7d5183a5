import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  oxc: {
    plugins: {
      // The same class names as in the site's own build: see app/vite.config.ts.
      styledComponents: { displayName: true, fileName: true, ssr: true, pure: true, minify: true },
    },
  },
});
