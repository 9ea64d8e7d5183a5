import type { KeyValue, ProductSource } from '@site/content/schema/product.ts';
import type { Language } from '@site/contract/language';

import { localize } from './localize.ts';

/** Returns the figures that a product selects from its specifications, with the variant that each applies to. */
export function assembleKeyValues(
  product: Pick<ProductSource, 'keyValues' | 'specifications'>,
  language: Language,
): KeyValue[] {
  const { columns, rows } = product.specifications;
  return product.keyValues.map(({ row: rowName, variant, ...source }) => {
    const row = rows.find(({ name }) => Object.values(name).includes(rowName));
    const { qualifier, ...figure } = localize(source, language);
    const column = columns[(variant ?? 0) - 1];
    const limits = [qualifier, column && localize({ column }, language).column].filter(Boolean);
    return {
      ...figure,
      label: row?.name[language] ?? rowName,
      ...(limits.length > 0 && { variant: limits.join(', ') }),
    };
  });
}
