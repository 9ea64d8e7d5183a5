import { TOKEN_VALUES } from '@site/tokens';
import type { SwatchesBlock, SwatchesBlockSource } from '@site/content/schema/blocks/swatches.ts';
import type { Language } from '@site/contract/language';
import { getNotations } from './colors.ts';
import { localize } from './localize.ts';

/** Returns the colors of a block with their values of the tokens in every notation. */
export function assembleSwatches(block: SwatchesBlockSource, language: Language): SwatchesBlock {
  const { items, ...rest } = localize(block, language);
  return {
    ...rest,
    items: items.map(({ name, use, token }) => {
      const { hex, rgb, cmyk } = getNotations(TOKEN_VALUES.light[token]);
      return {
        name,
        use,
        color: hex,
        values: [
          { notation: 'HEX', value: hex },
          { notation: 'RGB', value: rgb },
          { notation: 'CMYK', value: cmyk },
        ],
      };
    }),
  };
}
