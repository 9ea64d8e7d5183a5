import { describe, expect, it } from 'vitest';
import type { ComparedProduct } from '@site/content/schema/product.ts';

import { compareSpecifications } from './comparison.ts';

/** Creates a product with these rows, which have one value for each variant. */
const createProduct = (
  name: string,
  columns: readonly string[],
  rows: Readonly<Record<string, readonly string[]>>,
) =>
  ({
    name,
    specifications: {
      columns,
      rows: Object.entries(rows).map(([row, values]) => ({ name: row, values })),
    },
  }) as unknown as ComparedProduct;

describe('a comparison', () => {
  const products = [
    createProduct('A', ['Standard', 'High performance'], {
      Mass: ['1 kg', '2 kg'],
      Voltage: ['12 V', '12 V'],
      Platform: ['Classic', 'Classic, Adaptive'],
    }),
    createProduct('B', ['Basic'], { Ports: ['4'], Voltage: ['24 V'] }),
  ];
  const rows = compareSpecifications(products);
  const row = (name: string) => rows.find((candidate) => candidate.label === name)?.values;

  it('contains every row of every product once', () => {
    const names = products.flatMap(({ specifications }) =>
      specifications.rows.map(({ name }) => name),
    );
    expect(rows.map(({ label }) => label).toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('begins with the rows that most products share', () => {
    const valueCounts = rows.map(({ values }) => values.filter(Boolean).length);
    expect(valueCounts).toEqual(valueCounts.toSorted((a, b) => b - a));
    expect(valueCounts[0]).toBe(2);
  });

  it('merges a value that all variants share, and separates different ones', () => {
    expect(row('Voltage')).toEqual([[{ value: '12 V' }], [{ value: '24 V' }]]);
    expect(row('Platform')).toEqual([
      [
        { label: 'Standard', value: 'Classic' },
        { label: 'High performance', value: 'Classic, Adaptive' },
      ],
      undefined,
    ]);
  });
});
