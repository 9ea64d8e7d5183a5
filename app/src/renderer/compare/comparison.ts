import type { ComparedProduct } from '@site/content/schema/product.ts';

/** The value of one product in one row, or the value of each of its variants. */
export type ComparedValue = readonly {
  readonly label?: string | undefined;
  readonly value: string;
}[];

/** One row of the comparison table. */
export interface ComparedRow {
  readonly label: string;
  /** In the order of the products; `undefined` if a product does not have the row. */
  readonly values: readonly (ComparedValue | undefined)[];
}

function getComparedValue(
  { specifications }: ComparedProduct,
  name: string,
): ComparedValue | undefined {
  const row = specifications.rows.find((candidate) => candidate.name === name);
  const [first, ...rest] = row?.values ?? [];
  if (!row || first === undefined) return undefined;
  if (rest.every((value) => value === first)) return [{ value: first }];
  return row.values.map((value, index) => ({ value, label: specifications.columns[index] }));
}

/** Returns all rows of several specifications; the rows that most products share come first. */
export function compareSpecifications(products: readonly ComparedProduct[]): ComparedRow[] {
  const names = new Set(
    products.flatMap(({ specifications }) => specifications.rows.map(({ name }) => name)),
  );
  const countValues = (row: ComparedRow) => row.values.filter(Boolean).length;
  return [...names]
    .map((name) => ({
      label: name,
      values: products.map((product) => getComparedValue(product, name)),
    }))
    .toSorted((a, b) => countValues(b) - countValues(a));
}
