import type { KeyValue, ProductSource } from '@site/content/schema/product.ts';
import type { Language } from '@site/contract/language';
import type { Localized } from '@site/content/schema/localized.ts';

import { withPlainSpaces } from '../../src/shared/language/noBreak.ts';
import { localize } from './localize.ts';

/** A number as specifications write it, and the unit after it. */
const NUMBER =
  /(?<sign>[≤≥±+−]\s?)?(?<number>\d[\d,]*(?:\.\d+)?)(?<unit>\s?[^\s\d,;()/~–×]+(?:\/s)?)?(?<bound>\s?(?:이하|이상))?/gu;
/** How Korean writes a limit after the number. */
const BOUNDS: Readonly<Record<string, string>> = { 이하: '≤ ', 이상: '≥ ' };
/** Codes that grow with their letters: "IP6K7", "ASIL C". */
const CODE = /\b(?:IP\w{2,}|ASIL [A-D])/;

interface Amount {
  /** What it is compared by. */
  readonly size: number | string;
  readonly value: string;
  readonly unit: string;
}

/** The greatest amount of one value: 600 A of "200–600 A". */
function amountOf(text: string): Amount | undefined {
  const plain = withPlainSpaces(text);
  const code = CODE.exec(plain)?.[0];
  if (code) return { size: code, value: code, unit: '' };
  const found = [...plain.matchAll(NUMBER)].map(({ groups = {} }) => {
    const { sign = '', number = '', unit = '', bound = '' } = groups;
    return {
      size: Number(number.replaceAll(',', '')) * (sign.startsWith('−') ? -1 : 1),
      value: `${BOUNDS[bound.trim()] ?? sign}${number}`,
      unit: unit.trim() === 'to' ? '' : unit.trim(),
    };
  });
  return found.toSorted((a, b) => b.size - a.size)[0];
}

type Row = Localized<ProductSource['specifications']['rows'][number]>;

function greatest({ name, values }: Row, columns: readonly string[]): KeyValue {
  const amounts = values.map(amountOf);
  const best = amounts.reduce<number>((most, amount, index) => {
    const before = amounts[most];
    return amount && (!before || amount.size > before.size) ? index : most;
  }, 0);
  const amount = amounts[best];
  const isShared = amounts.every((other) => other?.size === amount?.size);
  return {
    value: amount?.value ?? values[best] ?? '',
    ...(amount?.unit && { unit: amount.unit }),
    label: name,
    ...(!isShared && {
      variant: columns.filter((_, index) => amounts[index]?.size === amount?.size).join(' · '),
    }),
  };
}

/**
 * The values below a product's drawing: of each row that the product names, the greatest amount among its
 * variants, and the variant that has it where they differ.
 */
export function keyValuesOf(
  { keyValues = [], specifications }: Pick<ProductSource, 'keyValues' | 'specifications'>,
  language: Language,
): KeyValue[] {
  const columns = localize(specifications.columns, language);
  return keyValues.flatMap((english) => {
    const row = specifications.rows.find(({ name }) => name.en === english);
    return row ? [greatest(localize(row, language), columns)] : [];
  });
}
