import type { BlockType } from '@site/content/schema/blocks/index.ts';

/**
 * Blocks without client code: links, native disclosures and pictures work without a script. They have no
 * state, no effect and no handler (docs/decisions/004-static-markup.md).
 */
export const STATIC_BLOCKS: readonly BlockType[] = [
  'areas',
  'car',
  'cards',
  'charts',
  'document',
  'downloads',
  'feature-list',
  'figures',
  'hero',
  'letter',
  'list-of-links',
  'net-zero',
  'network',
  'product-facts',
  'prose',
  'route-map',
  'specimens',
  'statement',
  'steps',
  'table',
  'timeline',
];

export const isStatic = (type: string): boolean =>
  (STATIC_BLOCKS as readonly string[]).includes(type);
