import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The rasterizer of drawings with its version, for cache keys. */
export const RASTERIZER = readFileSync(resolve('@resvg/resvg-js/package.json'), 'utf8');
