import type {
  ProductCircuit,
  ProductFacts,
  ProductFiles,
  ProductNeighbors,
  ProductOpening,
  ProductPlace,
} from '../product.ts';

/* The build creates all of these from the product of a tab; pages do not name them. */

/** The top of a product's page: its function, and the department to contact. */
export type ProductBlock = { readonly type: 'product'; readonly product: ProductOpening };

/** Its circuit. */
export type ProductCircuitBlock = {
  readonly type: 'product-circuit';
  readonly circuit: ProductCircuit;
};

/** Its position in the car, and its neighbors. */
export type ProductPlaceBlock = { readonly type: 'product-place'; readonly product: ProductPlace };

/** Figures, standards, variants, news. */
export type ProductFactsBlock = { readonly type: 'product-facts'; readonly product: ProductFacts };

/** Files to download. */
export type ProductFilesBlock = { readonly type: 'product-files'; readonly product: ProductFiles };

/** The previous and the next product. */
export type ProductNextBlock = {
  readonly type: 'product-next';
  readonly product: ProductNeighbors;
};
