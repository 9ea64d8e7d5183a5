import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { blockFile } from './registry.ts';
import { STATIC_BLOCKS } from './staticBlocks.ts';

/** What would never run where a visitor arrives: state, effects, places in the document, handlers. */
const HAPPENS =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Navigate|Location)\b|\bon[A-Z]\w*=\{/;

it.each(STATIC_BLOCKS)('nothing happens in the block "%s", which keeps its markup', (type) => {
  const source = readFileSync(path.join(import.meta.dirname, blockFile(type)), 'utf8');
  expect(source).not.toMatch(HAPPENS);
});
