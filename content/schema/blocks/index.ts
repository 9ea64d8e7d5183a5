import * as z from 'zod';

import { sectionBlock, type SectionBlock } from './section.ts';
import { tabsBlock, type TabsBlock } from './tabs.ts';

export type * from './list.ts';
export type * from './product.ts';
export type { MapPlace } from './external-map.ts';
export type { AssembledType, SectionBlock, SectionBlockSource } from './section.ts';
export type { ListedSite } from './sites.ts';
export type { TabsBlock } from './tabs.ts';

/** Every block of a page, discriminated by `type`. */
export const block = z.discriminatedUnion('type', [...sectionBlock.options, tabsBlock]);

/** A block as the app receives it. */
export type Block = SectionBlock | TabsBlock;
export type BlockType = Block['type'];
