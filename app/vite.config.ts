import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { TOKEN_NAMES } from '@site/tokens';

import { bundlerGroups, requireChunkGroups, type ChunkGroup } from './site-build/chunkGroups.ts';
import { componentIds } from './site-build/componentIds.ts';
import { leanBundle } from './site-build/leanBundle.ts';
import { loaderSource } from './site-build/loaderPlugin.ts';
import { ORIGIN } from './site-build/origin.ts';
import { shortTokens } from './site-build/shortTokens.ts';
import { usedTokens } from './site-build/usedTokens.ts';
import { APP, CLIENT, SERVER } from './site-build/paths.ts';

/**
 * Names are made at build time (see also `site-build/componentIds.ts`), the same for browser and server;
 * without this, lazy chunks would number them differently and hydration would not match.
 */
const styledComponents = (production: boolean) => ({
  displayName: !production,
  fileName: !production,
  ssr: true,
  pure: true,
  minify: true,
  transpileTemplateLiterals: true,
});

/**
 * Many small files compress badly: what nearly every page hydrates travels together, with all that it uses. React is
 * apart, because a page fetches it before anything else (`src/hydration/afterPaint.ts`).
 */
const CHUNKS: readonly ChunkGroup[] = [
  {
    name: 'react',
    paths: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'],
    priority: 3,
  },
  {
    name: 'base',
    paths: [
      'node_modules/react-router/',
      'node_modules/styled-components/',
      'node_modules/stylis/',
      'node_modules/i18next/',
      'node_modules/react-i18next/',
    ],
    priority: 2,
  },
  {
    name: 'site',
    paths: [
      'app/src/shell/',
      'app/src/language/',
      'app/src/navigation/',
      'app/src/islands/',
      'app/src/hydration/hydrate',
      'components/Link/',
      'components/Button/',
      'components/Icon/',
      'components/Navigation/',
      'components/MobileSheet/',
      'components/LanguageSwitch/',
    ],
    priority: 1,
  },
  {
    // Of forms and of the questions with their search.
    name: 'fields',
    paths: [
      'components/Field/',
      'components/Heading/',
      'components/Layout/',
      'components/Text/Prose',
      'components/TextField/TextField',
      'contract/src/normalize',
    ],
    priority: 1,
  },
  {
    name: 'forms',
    paths: [
      'node_modules/react-hook-form/',
      'node_modules/zod/',
      'app/src/data/form',
      'app/src/forms/Consent',
      'app/src/forms/FormEnd',
      'app/src/forms/SiteForm',
      'app/src/forms/sendForm',
      'app/src/forms/useOutcome',
      'components/Checkbox/',
      'components/ConsentField/',
      'components/ErrorSummary/',
      'components/FormSection/',
      'components/Progress/',
      'components/TextField/TextArea',
      'contract/src/form.ts',
      'contract/src/limits.ts',
      'contract/src/text.ts',
      'design-system/src/forms/',
    ],
    priority: 0,
  },
];

/**
 * The configuration of one build: for the browser, or for the renderer.
 * @param data the plugins that know what the app imports without a file: content, drawings, pictures
 */
export function configOf(
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
    plugins: [
      ...data,
      loaderSource(),
      usedTokens(),
      ...(production ? [componentIds(), shortTokens(TOKEN_NAMES)] : []),
      ...(target === 'client' ? [leanBundle(), requireChunkGroups(CHUNKS)] : []),
      react(),
    ],
    oxc: { plugins: { styledComponents: styledComponents(production) } },
    define: {
      // No file for browsers may depend on where the site is served.
      ...(target !== 'client' && { 'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(ORIGIN) }),
      // Left alone in a build for the server, where it would bring React's development version along.
      ...(production && { 'process.env.NODE_ENV': '"production"' }),
    },
    build:
      target === 'server'
        ? {
            ssr: 'src/render.tsx',
            outDir: SERVER,
            emptyOutDir: true,
            target: 'node24',
            // Nothing of it travels: the server finds one file sooner than a hundred and forty.
            rollupOptions: {
              output: {
                entryFileNames: 'render.js',
                codeSplitting: false,
                // One character beyond Latin-1 in it would have V8 store two bytes for each.
                charset: 'ascii',
                comments: false,
              },
            },
          }
        : {
            outDir: CLIENT,
            emptyOutDir: true,
            manifest: true,
            modulePreload: false,
            assetsInlineLimit: 0,
            target: 'baseline-widely-available',
            rollupOptions: {
              input: ['src/client.tsx', 'src/hydration/afterPaint.ts'],
              // The loader calls what `client.tsx` exports.
              preserveEntrySignatures: 'exports-only',
              // To read a property has no effect in anything that is used here.
              treeshake: { propertyReadSideEffects: false },
              output: {
                codeSplitting: { groups: bundlerGroups(CHUNKS) },
                // Every page names all files of its view: names cost bytes, and the hash tells files apart.
                entryFileNames: 'assets/[hash:7].js',
                chunkFileNames: 'assets/[hash:7].js',
              },
            },
          },
    // styled-components has no `exports`: bundled, there is one copy of it and no guessing between formats.
    // In development React stays outside, because it is CommonJS, which is not run from source.
    ssr: { noExternal: production || ['styled-components'] },
    appType: 'custom',
  };
}
