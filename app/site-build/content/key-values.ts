import type { KeyValue, ProductSource } from '@site/content/schema/product.ts';
import type { Language } from '@site/contract/language';

import { localize } from './localize.ts';

/** The figures that a product chose from its specifications, with what each holds for. */
export function assembleKeyValues(
  product: Pick<ProductSource, 'keyValues' | 'specifications'>,
  language: Language,
): KeyValue[] {
  const { columns, rows } = product.specifications;
  return product.keyValues.map(({ row: named, variant, ...source }) => {
    const row = rows.find(({ name }) => Object.values(name).includes(named));
    const { qualifier, ...shown } = localize(source, language);
    const column = columns[(variant ?? 0) - 1];
    const limits = [qualifier, column && localize({ column }, language).column].filter(Boolean);
    return {
      ...shown,
      label: row?.name[language] ?? named,
      ...(limits.length > 0 && { variant: limits.join(', ') }),
    };
  });
}
