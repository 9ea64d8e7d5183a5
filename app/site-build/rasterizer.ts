import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** What makes bitmaps of drawings, with its version: a part of what each is cached by. */
export const RASTERIZER = readFileSync(resolve('@resvg/resvg-js/package.json'), 'utf8');
