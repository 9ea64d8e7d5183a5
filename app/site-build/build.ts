/**
 * `npm run build`: tokens → drawings and documents → browser build → fonts and renderer → every page in
 * every language, finished and compressed. What was made from the same before is taken from `.cache/`. What it
 * leaves in `app/dist/` is described in `contract/src/renderer.ts`.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { buildTokens } from '@site/tokens/build';

import { CACHE } from './paths.ts';

// Sources are stripped of their types and compiled once, not at every build.
enableCompileCache(path.join(CACHE, 'compiled'));
// Before anything imports their values.
await buildTokens();
await import('./build-site.ts');
