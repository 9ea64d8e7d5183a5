/**
 * `npm run build`: tokens → drawings and documents → browser build → fonts and renderer → every page in every language,
 * rendered and compressed. Reuses output of the same sources from `.cache/`. `contract/src/renderer.ts` describes
 * `app/dist/`.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { buildTokens } from '@site/tokens/build';

import { CACHE } from './paths.ts';

// Caches compiled code, so that sources are stripped of types and compiled once.
enableCompileCache(path.join(CACHE, 'compiled'));
// The tokens are built before any module imports their values.
await buildTokens();
await import('./build-site.ts');
