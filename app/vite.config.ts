import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';

import { loaderSource } from './site-build/loader-source.ts';
import { ORIGIN } from './site-build/origin.ts';
import { APP, CLIENT, SERVER } from './site-build/paths.ts';

/**
 * Creates the configuration of one build: for the browser, or for the renderer.
 * @param data the plugins that create the virtual modules: content, drawings, pictures
 */
export function createConfig(
  target: 'client' | 'server' | 'development',
  data: readonly Plugin[],
): InlineConfig {
  const production = target !== 'development';
  return {
    root: APP,
    configFile: false,
    publicDir: false,
    mode: production ? 'production' : 'development',
    logLevel: production ? 'warn' : 'info',
    plugins: [...data, loaderSource(), react()],
    oxc: {
      plugins: {
        // Class names are generated at build time, so that browser and renderer have the same ones.
        styledComponents: {
          displayName: !production,
          fileName: !production,
          ssr: true,
          pure: true,
          minify: true,
          transpileTemplateLiterals: true,
        },
      },
    },
    define: {
      // Files for browsers must not depend on the address of the site.
      ...(target !== 'client' && { 'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(ORIGIN) }),
      // Otherwise a build for the server would contain React's development version.
      ...(production && { 'process.env.NODE_ENV': '"production"' }),
    },
    build:
      target === 'server'
        ? {
            ssr: 'src/renderer/render.tsx',
            outDir: SERVER,
            emptyOutDir: true,
            target: 'node24',
            rollupOptions: { output: { entryFileNames: 'render.js' } },
          }
        : {
            outDir: CLIENT,
            emptyOutDir: false,
            manifest: true,
            assetsInlineLimit: 0,
            // All supported browsers support `modulepreload`.
            modulePreload: { polyfill: false },
            target: 'baseline-widely-available',
            rollupOptions: {
              input: 'src/client/client.tsx',
              output: {
                // React is fetched before the first interaction (`src/client/loader.js`).
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                  ],
                },
              },
            },
          },
    // styled-components has no `exports`: bundling it avoids two copies in different formats. In development React is
    // external, because Vite does not run CommonJS from source.
    ssr: { noExternal: production || ['styled-components'] },
    appType: 'custom',
  };
}
