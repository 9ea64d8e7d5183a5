import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';

import { loaderSource } from './site-build/loader-source.ts';
import { ORIGIN } from './site-build/origin.ts';
import { APP, CLIENT, SERVER } from './site-build/paths.ts';

/**
 * The configuration of one build: for the browser, or for the renderer.
 * @param data the plugins that make the modules without a file: content, drawings, pictures
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
        // Names are made at build time, so that the browser and the renderer have the same ones.
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
      // No file for browsers may depend on where the site is served.
      ...(target !== 'client' && { 'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(ORIGIN) }),
      // Left alone in a build for the server, where it would bring React's development version along.
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
            // The browsers of the target know `modulepreload`.
            modulePreload: { polyfill: false },
            target: 'baseline-widely-available',
            rollupOptions: {
              input: 'src/client/client.tsx',
              output: {
                // React is fetched before anybody does something (`src/client/loader.js`).
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                  ],
                },
              },
            },
          },
    // styled-components has no `exports`: bundled, there is one copy of it and no guessing between formats.
    // In development React stays outside, because it is CommonJS, which is not run from source.
    ssr: { noExternal: production || ['styled-components'] },
    appType: 'custom',
  };
}
