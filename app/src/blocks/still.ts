import type { BlockType } from '@site/content/schema/blocks/index.ts';

/**
 * The blocks that nothing ever happens in: links, native disclosures and pictures work without a
 * script. Where a visitor arrives they keep the markup that the server sent; their components and their
 * content are only fetched by pages reached inside the site (docs/decisions/004-static-markup.md).
 */
export const STILL_BLOCKS: readonly BlockType[] = [
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

export const isStill = (type: string): boolean =>
  (STILL_BLOCKS as readonly string[]).includes(type);
