import { describe, expect, it } from 'vitest';
import { panelOf } from '../../build/content/assemble.ts';
import { readLibrary } from '@site/content/library/library.ts';

import { comparisonOf } from './comparison.ts';
import { productIn } from './productIn.ts';

const { library } = readLibrary();

function product(area: string, slug: string) {
  const found = productIn(panelOf(library, 'en', area, slug).blocks);
  if (!found) throw new Error(`${slug} is no product.`);
  return found;
}

describe('a comparison', () => {
  const products = [product('intelligent', 'ccu'), product('intelligent', 'gateway')];
  const rows = comparisonOf(products);
  const row = (name: string) => rows.find((one) => one.label === name)?.values;

  it('leaves out no row of any product, and names none twice', () => {
    const names = products.flatMap(({ specifications }) =>
      specifications.rows.map(({ name }) => name),
    );
    expect(rows.map(({ label }) => label).toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('begins with what the products have in common', () => {
    const shared = rows.map(({ values }) => values.filter(Boolean).length);
    expect(shared).toEqual(shared.toSorted((a, b) => b - a));
    expect(shared[0]).toBe(2);
  });

  it('says once what holds for all variants, and apart what does not', () => {
    expect(row('Rated voltage')?.[0]).toEqual([{ value: '12\u00A0V' }]);
    expect(row('Software platform')?.[0]).toEqual([
      { label: 'Standard', value: 'AUTOSAR Classic' },
      { label: 'High performance', value: 'AUTOSAR Classic, Adaptive' },
    ]);
  });
});
